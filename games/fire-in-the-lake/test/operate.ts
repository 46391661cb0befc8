/** Rows of the tables of operations: who operates, what lies there, what is chosen, what happens. */
import type { DeepReadonly } from '@fermata/core';
import { type ChanceScript, scripted } from '@fermata/core/testing';
import { fireInTheLake } from '../src/game.ts';
import type { Event } from '../src/index.ts';

export interface Operating {
  readonly given?: object;
  readonly chance?: ChanceScript;
  /** What is chosen after the operation. */
  readonly choices?: readonly unknown[];
  /** After an operation of somebody else: one space, no special activity. */
  readonly isLimited?: boolean;
  /** Stop at the first question after the choices. */
  readonly isOpen?: boolean;
}

function positionOf(faction: string, { given = {}, isLimited = false }: Operating): object {
  const others = { US: 'VC', ARVN: 'US', NVA: 'US', VC: 'US' }[faction];
  const before = isLimited ? { acted: [{ faction: others, deed: 'operation' }] } : {};
  return {
    scenario: 'full',
    map: 'empty',
    card: isLimited && faction === 'US' ? 91 : 1,
    deck: [2, 3, 4],
    eligible: [faction],
    leaders: [128],
    ...before,
    ...given,
  };
}

/** What happens in an operation. Once all choices are made, what may be declined is, up to its end or to what may not. */
export function operate(faction: string, operation: string, row: Operating = {}): Operated {
  const found = attempt(faction, operation, row);
  const [decline] = found.offer;
  if (found.isOver || !DECLINES.includes(decline) || row.isOpen) return found;
  return operate(faction, operation, { ...row, choices: [...(row.choices ?? []), decline] });
}
const DECLINES: readonly unknown[] = ['done', 'no', 'nothing'];

type Operated = ReturnType<typeof attempt>;
function attempt(faction: string, operation: string, row: Operating) {
  const { chance, choices = [], isLimited = false } = row;
  const match = scripted(fireInTheLake, {
    position: positionOf(faction, row),
    ...(chance === undefined ? {} : { chance }),
    choices: [{ do: isLimited ? 'limited operation' : 'operation', operation }, ...choices],
  });
  const all: DeepReadonly<Event>[] = [...match.events];
  const begin = all.findIndex(({ type }) => type === 'cardDrawn');
  const end = all.findIndex(({ type }) => type === 'operated');
  const [prompt] = match.prompts();
  return {
    isOver: end >= 0,
    /** What changed the table. */
    events: all
      .slice(begin + 1, end < 0 ? undefined : end)
      .filter(({ type }) => ['moved', 'flipped', 'shifted', 'adjusted', 'marked', 'rolled'].includes(type)),
    deed: all.flatMap((event) => (event.type === 'acted' ? [event.deed] : []))[0],
    offer: prompt?.options ?? [],
  };
}

/** The operations that a faction is offered. */
export function offered(faction: string, row: Operating = {}): string[] {
  const match = scripted(fireInTheLake, { position: positionOf(faction, row) });
  const options = (match.prompts()[0]?.options ?? []) as { operation?: string }[]; // the question is what to do
  return options.flatMap(({ operation }) => (operation === undefined ? [] : [operation]));
}

/** Events in short, for tables. */
export const moved = (n: number, piece: string, from: string, to: string) => ({ type: 'moved', piece, n, from, to });
export const flipped = (n: number, piece: string, to: string, space: string) => ({
  type: 'flipped',
  piece,
  to,
  n,
  in: space,
});
export const adjusted = (track: string, by: number) => ({ type: 'adjusted', track, by });
export const shifted = (space: string, to: string) => ({ type: 'shifted', in: space, to });
export const rolled = (die: number, what: string) => ({ type: 'rolled', die, for: what });
export const terrorIn = (space: string, by = 1) => ({ type: 'marked', in: space, marker: 'TERROR', by });

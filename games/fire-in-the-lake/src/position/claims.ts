import { brief, object } from '@fermata/core/fields';
import { FACTIONS } from '../data/forces.ts';
import { SPACES } from '../map/places.ts';
import type { State } from '../state/state.ts';
import { control, margins, victory } from '../state/victory.ts';
import type { Fields } from './fields.ts';

/** What can be derived may be written down as well, and must be right then. */
export function checkClaims(state: State, given: Fields): void {
  for (const [name, true_] of [
    ['victory', victory(state)],
    ['margins', margins(state)],
  ] as const) {
    const claimed = object(given[name] ?? {}, name, FACTIONS);
    for (const faction of FACTIONS) check(`${name}.${faction}`, claimed[faction], true_[faction]);
  }
  const claimed = object(given.control ?? {}, 'control', SPACES);
  const spaces = object(given.spaces ?? {}, 'spaces', SPACES);
  for (const [space, id] of SPACES.entries()) {
    check(`control.${id}`, claimed[id], control(state, space));
    const inSpace = spaces[id] as { readonly control?: unknown } | undefined; // it was read before
    check(`spaces.${id}.control`, inSpace?.control, control(state, space));
  }
}
function check(path: string, claimed: unknown, is: number | string | null): void {
  if (claimed !== undefined && claimed !== is) throw new TypeError(`${path} is ${is}; got ${brief(claimed)}`);
}

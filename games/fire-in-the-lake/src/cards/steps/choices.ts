/** Steps that choose: between ways, spaces and factions, or by what is so. */
import type { Flow } from '@fermata/core';
import { ask, pickSpace } from '../../asking/ask.ts';
import type { Faction } from '../../data/forces.ts';
import { at, nameOf } from '../../map/places.ts';
import { ALL } from '../../map/spaces.ts';
import type { Event } from '../../state/events.ts';
import { oneText, someText } from '../spaces-text.ts';
import { type CardSide, type CardStep, canRun, decidedBy, type Play, runAll, sayText, textOf } from '../step.ts';
import { hasSpace, spacesIn, type Where, where as whereIs } from '../where.ts';

/** One of these ways, by its name. One that would do nothing may be chosen as well: that is to decline. */
export function either(ways: Readonly<Record<string, CardSide>>, by?: Faction): CardStep {
  const names = Object.keys(ways);
  return {
    text: `either ${names.map((name) => textOf(ways[name] as CardSide) || 'nothing').join(', or ')}${sayText(by)}`, // its own keys
    can: (play) => names.some((name) => canRun(ways[name] as CardSide, play)), // as above
    *run(play) {
      const way = yield* ask(decidedBy(play, by), 'which-way', names);
      yield* runAll(ways[way] as CardSide, play); // as above
    },
  };
}
/** One of two allies, chosen by whoever executes the card; that faction decides what follows. */
export function oneOf<F extends Faction>(factions: readonly F[], steps: (faction: F) => CardSide): CardStep {
  const ways = factions.map((faction) => ({ faction, side: steps(faction) }));
  return {
    text: ways.map(({ side }) => textOf(side)).join(', or '),
    can: (play) => ways.some(({ faction, side }) => canRun(side, decidedBy(play, faction))),
    *run(play) {
      const open = ways.filter(({ faction, side }) => canRun(side, decidedBy(play, faction)));
      const chosen = yield* ask(
        play,
        'which-faction',
        open.map(({ faction }) => faction),
      );
      for (const { faction, side } of open) if (faction === chosen) yield* runAll(side, decidedBy(play, faction));
    },
  };
}
type InSpace = (play: Play, space: number) => Flow<Event, unknown>;
/** In one of these spaces: what follows. The spaces must be such that something follows. */
export function inOne(where: Where, text: string, then: InSpace, by?: Faction): CardStep {
  return {
    text: `in ${oneText(where.text)}${sayText(by)}: ${text}`,
    can: ({ state }) => hasSpace(state, where),
    *run(play) {
      const actor = decidedBy(play, by);
      yield* then(actor, yield* pickSpace(actor, 'which-space', spacesIn(play.state, where)));
    },
  };
}
/** In so many of these spaces, one after the other; up to so many, but in `least` of them. */
export function inEach(
  n: number,
  where: Where,
  text: string,
  then: InSpace,
  by?: Faction,
  upTo = false,
  least = upTo ? 0 : n,
): CardStep {
  return {
    text: `in ${someText(n, where.text, upTo)}${sayText(by)}: ${text}`,
    can: ({ state }) => hasSpace(state, where),
    *run(play) {
      const actor = decidedBy(play, by);
      const done: number[] = [];
      while (done.length < n) {
        const names = spacesIn(play.state, where)
          .filter((space) => !done.includes(space))
          .map(nameOf);
        if (names.length === 0) return;
        const next = yield* ask(actor, 'which-space', done.length >= least ? (['done', ...names] as const) : names);
        if (next === 'done') return;
        done.push(at(next));
        yield* then(actor, at(next));
      }
    },
  };
}
/** Some steps if something is so, else others. */
export function when(text: string, is: (play: Play) => boolean, then: CardSide, otherwise: CardSide = []): CardStep {
  const chosen = (play: Play) => (is(play) ? then : otherwise);
  return {
    text: `if ${text}: ${textOf(then)}${otherwise.length > 0 ? `; else ${textOf(otherwise)}` : ''}`,
    can: (play) => canRun(chosen(play), play),
    run: (play) => runAll(chosen(play), play),
  };
}
/** Steps in one of these spaces, or in so many, one after the other; only where they would do something. */
export function inSpaces(
  where: Where,
  steps: (here: Where) => CardSide,
  { n = 1, by, upTo = false }: { readonly n?: number; readonly by?: Faction; readonly upTo?: boolean } = {},
): CardStep {
  const sides: CardSide[] = [];
  const sideIn = (space: number) => {
    sides[space] ??= steps(whereIs('it', (_, one) => one === space));
    return sides[space];
  };
  const isOpen = (play: Play, space: number) => where.is(play.state, space) && canRun(sideIn(space), play);
  return {
    text: `in ${someText(n, where.text, upTo)}${sayText(by)}: ${textOf(steps(whereIs('it', () => false)))}`,
    can(play) {
      const actor = decidedBy(play, by);
      return ALL.some((space) => isOpen(actor, space));
    },
    *run(play) {
      const actor = decidedBy(play, by);
      const done: number[] = [];
      while (done.length < n) {
        const names = ALL.filter((space) => !done.includes(space) && isOpen(actor, space)).map(nameOf);
        if (names.length === 0) return;
        const next = yield* ask(actor, 'which-space', upTo ? (['done', ...names] as const) : names);
        if (next === 'done') return;
        done.push(at(next));
        yield* runAll(sideIn(at(next)), actor);
      }
    },
  };
}

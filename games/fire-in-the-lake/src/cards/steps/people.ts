/** Steps about support, terror, sabotage and tunnels. */
import { chooseSome, type Flow } from '@fermata/core';
import { type About, seatOf } from '../../asking/ask.ts';
import { QUESTIONS } from '../../asking/questions.ts';
import type { Faction } from '../../data/forces.ts';
import type { Level } from '../../data/scenario.ts';
import { at, nameOf, SPACE_COUNT } from '../../map/places.ts';
import { population } from '../../map/spaces.ts';
import { count, markersIn, markersLeft, supportIn } from '../../state/counts.ts';
import type { Event } from '../../state/events.ts';
import { LEVELS, type Table } from '../../state/state.ts';
import { flip, mark, setLevel, shift } from '../../verbs/change.ts';
import { groupsAt, pickPieces } from '../../verbs/pick.ts';
import { someText } from '../spaces-text.ts';
import { type CardStep, decidedBy, type Play, sayText } from '../step.ts';
import { INSURGENT_BASES } from '../what.ts';
import { both, has, hasSpace, spacesIn, spacesText, type Where, where } from '../where.ts';

interface Among {
  readonly in: Where;
  /** In so many of the spaces, or in all. */
  readonly n: number | 'all';
  readonly by?: Faction;
  readonly upTo?: boolean;
}

/** Several spaces at once, where the order means nothing: as many as are asked for, or as there are. */
export function* pickSpaces(
  play: Play,
  spaces: readonly number[],
  n: number | 'all',
  upTo = false,
): Flow<never, number[]> {
  if (n === 'all' || (spaces.length <= n && !upTo)) return [...spaces];
  const { state, faction, of } = play;
  const about: About = { card: state.card, of, step: 'which-spaces', faction };
  const how = { about, min: upTo ? 0 : n, max: n };
  return (yield* chooseSome(seatOf(state, faction), QUESTIONS['which-spaces'], spaces.map(nameOf), how)).map(at);
}

/** So many levels toward support, or, if negative, toward opposition, where that changes anything; as far as `limit`. */
export function shiftIn(levels: number, { in: spaces, n, by, upTo }: Among, limit = levels > 0 ? 2 : -2): CardStep {
  const changes = both(
    spaces,
    where('', (state, space) => wouldShift(state, space, levels, limit)),
  );
  return {
    text: `shift ${someText(n, spaces.text, upTo)} ${Math.abs(levels)} toward ${levels > 0 ? 'support' : 'opposition'}${sayText(by)}`,
    can: ({ state }) => hasSpace(state, changes),
    *run(play) {
      const found = yield* pickSpaces(decidedBy(play, by), spacesIn(play.state, changes), n, upTo);
      for (const space of found) yield* shift(play.state, space, levels, limit);
    },
  };
}
function wouldShift(state: Table, space: number, levels: number, limit: number): boolean {
  if (population(space) === 0) return false;
  return levels > 0 ? supportIn(state, space) < limit : supportIn(state, space) > limit;
}
/** To a level, where it is another. */
export function setIn(level: Level, { in: spaces, n, by, upTo }: Among): CardStep {
  const to = LEVELS.indexOf(level) - 2;
  const changes = both(
    spaces,
    where('', (state, space) => population(space) > 0 && supportIn(state, space) !== to),
  );
  return {
    text: `set ${someText(n, spaces.text, upTo)} to ${level}${sayText(by)}`,
    can: ({ state }) => hasSpace(state, changes),
    *run(play) {
      const found = yield* pickSpaces(decidedBy(play, by), spacesIn(play.state, changes), n, upTo);
      for (const space of found) yield* setLevel(play.state, space, to);
    },
  };
}
/** Terror, or sabotage on lines: only where none is, unless it may be added to. */
export function markIn({ in: spaces, n, by, upTo }: Among, isAdded = false): CardStep {
  const open = both(
    spaces,
    where('', (state, space) => isAdded || markersIn(state, space) === 0),
  );
  return {
    text: `terror or sabotage in ${someText(n, spaces.text, upTo)}${sayText(by)}`,
    can: ({ state }) => markersLeft(state) > 0 && hasSpace(state, open),
    *run(play) {
      const { state } = play;
      const most = Math.min(n === 'all' ? SPACE_COUNT : n, markersLeft(state)); // where they run out, somebody says where
      const found = yield* pickSpaces(decidedBy(play, by), spacesIn(state, open), most, upTo);
      for (const space of found) yield* mark(state, space);
    },
  };
}
/** A tunnel for a base, in so many spaces. */
export function tunnelIn({ in: spaces, n, by, upTo }: Among): CardStep {
  const open = both(spaces, has(INSURGENT_BASES));
  return {
    text: `a tunnel in ${someText(n, spaces.text, upTo)}${sayText(by)}`,
    can: ({ state }) => hasSpace(state, open),
    *run(play) {
      const actor = decidedBy(play, by);
      for (const space of yield* pickSpaces(actor, spacesIn(play.state, open), n, upTo)) yield* digIn(actor, space);
    },
  };
}
/** A tunnel for every base in these spaces. */
export function tunnelAll(spaces: Where): CardStep {
  const open = both(spaces, has(INSURGENT_BASES));
  return {
    text: `a tunnel for each base in ${spacesText(spaces)}`,
    can: ({ state }) => hasSpace(state, open),
    *run({ state }) {
      for (const space of spacesIn(state, open))
        for (const kind of INSURGENT_BASES.kinds) {
          const n = count(state, space, kind);
          if (n > 0) yield* flip(kind, n, space);
        }
    },
  };
}
/** A tunnel for one of the bases there. */
export function* digIn(play: Play, space: number): Flow<Event> {
  const bases = () => groupsAt(play.state, space, INSURGENT_BASES.kinds);
  yield* pickPieces(play, 'which-piece', 1, bases, (_, kind) => flip(kind, 1, space), { space });
}
/** One level toward another one, from either side. */
export function shiftToward(level: Level, { in: spaces, n, by, upTo }: Among): CardStep {
  const to = LEVELS.indexOf(level) - 2;
  const changes = both(
    spaces,
    where('', (state, space) => population(space) > 0 && supportIn(state, space) !== to),
  );
  return {
    text: `shift ${someText(n, spaces.text, upTo)} 1 toward ${level}${sayText(by)}`,
    can: ({ state }) => hasSpace(state, changes),
    *run(play) {
      const { state } = play;
      const found = yield* pickSpaces(decidedBy(play, by), spacesIn(state, changes), n, upTo);
      for (const space of found) yield* shift(state, space, supportIn(state, space) < to ? 1 : -1, to);
    },
  };
}

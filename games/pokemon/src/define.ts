import { because, type DeepReadonly, defineGame, emit, type Flow, type Game } from '@fermata/core';
import { apply } from './apply.ts';
import { copyBattle } from './copy.ts';
import { describe } from './describe.ts';
import { evaluate } from './evaluate.ts';
import type { Event } from './events.ts';
import { type Options, optionsOf } from './options.ts';
import { positionOf } from './position.ts';
import { type Pair, SEATS } from './seats.ts';
import { secrets } from './secrets/secrets.ts';
import { sideOf } from './side.ts';
import { type Bag, type Side, type State, TIE } from './state.ts';
import { partyOf, randomTeam } from './teams/index.ts';

/** A battle under some set of rules: they differ in how a turn goes, in what is in the bags, and in what is their `own`. */
export function battle(
  name: string,
  turn: (state: DeepReadonly<State>) => Flow<Event>,
  bag: Bag = {},
  own: Partial<Pick<Game<State, Event, Options>, 'version' | 'position' | 'describe'>> = {},
): Game<State, Event, Options> {
  return defineGame<State, Event, Options>({
    name,
    version: 2,
    seats: { min: 2, max: 2 },
    limits: { idleTurns: 1000 },
    options: optionsOf,
    keepsOptions: false,
    setup: ({ options: { teams } }) => {
      const sides: Side[] = [];
      for (const team of teams ?? []) sides.push(sideOf(partyOf(team), bag));
      return { sides: sides as Pair<Side>, turn: 1, lastDamage: 0, winner: null }; // teams that are dealt join in the opening
    },
    opening: (state) => opening(state, bag),
    turn,
    apply,
    secrets,
    evaluate,
    position: positionOf,
    copy: copyBattle,
    describe,
    outcome: ({ winner }) => {
      if (winner === null) return undefined;
      return winner === TIE ? DRAWN : WON[winner];
    },
    ...own,
  });
}

const DRAWN = [
  { rank: 1, score: 0 },
  { rank: 1, score: 0 },
];
const WON = [
  [
    { rank: 1, score: 1 },
    { rank: 2, score: -1 },
  ],
  [
    { rank: 2, score: -1 },
    { rank: 1, score: 1 },
  ],
];

/** Whoever has brought no team is dealt one. */
function* opening(state: DeepReadonly<State>, bag: Bag): Flow<Event> {
  if (state.sides.length > 0) return;
  for (const seat of SEATS) {
    const team = yield* randomTeam();
    yield* because({ id: 'the deal', owner: seat }, emit({ type: 'joined', seat, team: partyOf(team), bag }));
  }
}

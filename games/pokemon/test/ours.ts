/** Our battle, to be compared with theirs. */
import type { DeepReadonly, Match } from '@fermata/core';
import { isLetGo } from '../src/battle/holds.ts';
import { NO_MOVE } from '../src/data/index.ts';
import type { Event } from '../src/events.ts';
import { foeOf, SEATS } from '../src/seats.ts';
import type { Active, Pokemon, Side, State } from '../src/state.ts';
import type { ActiveDigest, Digest, SideDigest } from './digest.ts';
import type { Story } from './story.ts';

export function ourDigest(match: Match<State, Event>, chance: string, story: Story): DeepReadonly<Digest> {
  const { state } = match;
  return {
    turn: state.turn,
    winner: state.winner,
    lastDamage: state.lastDamage,
    chance,
    sides: SEATS.map((seat) => sideOf(state.sides[seat], state.sides[foeOf(seat)].active)),
    offers: state.sides.map((_, seat) => (match.prompts(seat)[0]?.options ?? []) as readonly string[]), // all are texts
    story,
  };
}

/** Whoever has fainted has left, and what it was does not count any more; how one sleeps counts only while it does. */
function sideOf({ team, active, ...side }: DeepReadonly<Side>, foe: DeepReadonly<Active>): DeepReadonly<SideDigest> {
  const isAsleep = (id: number) => team.some((one) => one.id === id && one.status === 'sleep');
  return {
    ...side,
    team: team.map(pokemonOf),
    active: team[0].health > 0 ? activeOf(active, foe) : 'fainted',
    resting: side.resting.filter(isAsleep).sort(),
    exposed: [...side.exposed].sort(),
  };
}

/** Of a hold that is over there is nothing left in their battle, but that nobody knows it. */
function activeOf(active: DeepReadonly<Active>, foe: DeepReadonly<Active>): DeepReadonly<ActiveDigest> {
  const isOver = isLetGo(active) || isLetGo(foe);
  return { ...active, ...(isOver ? NO_HOLD : {}), isLetGo: isOver };
}

const NO_HOLD = { trapping: NO_MOVE, trapTurns: 0, trapDamage: 0, trapTarget: -1, trapped: 0, trapper: -1 };

function pokemonOf(one: DeepReadonly<Pokemon>): DeepReadonly<Pokemon> {
  return one.status === 'sleep' ? one : { ...one, sleep: 0 };
}

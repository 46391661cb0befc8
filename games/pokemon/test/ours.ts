/** Our battle, to be compared with theirs. */
import type { Deep, Match } from '@fermata/core';
import type { Event } from '../src/events.ts';
import type { Pokemon, Side, State } from '../src/state.ts';
import type { Digest, SideDigest } from './digest.ts';
import type { Story } from './story.ts';

export function ourDigest(match: Match<State, Event>, chance: string, story: Story): Deep<Digest> {
  const { state } = match;
  return {
    turn: state.turn,
    winner: state.winner,
    lastDamage: state.lastDamage,
    chance,
    sides: state.sides.map(sideOf),
    offers: state.sides.map((_, seat) => (match.prompts(seat)[0]?.options ?? []) as readonly string[]), // all are texts
    story,
  };
}

/** Whoever has fainted has left, and what it was does not count any more; how one sleeps counts only while it does. */
function sideOf({ team, active, ...side }: Deep<Side>): Deep<SideDigest> {
  const isAsleep = (id: number) => team.some((one) => one.id === id && one.status === 'sleep');
  return {
    ...side,
    team: team.map(pokemonOf),
    active: team[0]!.health > 0 ? active : 'fainted', // somebody fights
    resting: side.resting.filter(isAsleep).sort(),
    exposed: [...side.exposed].sort(),
  };
}

function pokemonOf(one: Deep<Pokemon>): Deep<Pokemon> {
  return one.status === 'sleep' ? one : { ...one, sleep: 0 };
}

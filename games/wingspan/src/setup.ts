import type { Bird } from './data/bird.ts';
import { BIRDS } from './data/birds.ts';
import { BONUS_CARDS } from './data/bonus-cards.ts';
import { TURNS } from './data/mat.ts';
import type { BirdSet, Options } from './options.ts';
import type { Player, State } from './state.ts';

/** The table before anything is dealt. */
export function setup({ seats, options }: { readonly seats: number; readonly options: Options }): State {
  return {
    players: Array.from({ length: seats }, newPlayer),
    seat: 0,
    first: 0,
    round: 1,
    goals: [],
    goalSide: options.goals,
    feeder: [],
    tray: [],
    revealed: [],
    deck: birdsIn(options.birds).map(({ id }) => id),
    discard: [],
    bonusDeck: BONUS_CARDS.map(({ id }) => id),
    bonusDiscard: [],
    owed: 0,
    scores: null,
  };
}

export function birdsIn(set: BirdSet): readonly Bird[] {
  return set === 'all' ? BIRDS : BIRDS.filter(({ isSwiftStart }) => !isSwiftStart);
}

function newPlayer(): Player {
  return {
    food: { invertebrate: 1, seed: 1, fish: 1, fruit: 1, rodent: 1 },
    hand: [],
    bonus: [],
    rows: { forest: [], grassland: [], wetland: [] },
    cubes: { free: TURNS[0]!, played: 0, onGoals: 0 }, // there are four rounds
    goalPoints: [],
  };
}

import type { Bird } from './data/bird.ts';
import { BIRDS } from './data/birds.ts';
import { BONUS_CARDS } from './data/bonus-cards.ts';
import { TURNS } from './data/mat.ts';
import { moreBirds } from './data/more-birds.ts';
import type { BirdSet, Options } from './options.ts';
import type { Player, State } from './state.ts';

type Setup = (given: { readonly seats: number; readonly options: Options }) => State;

/** The table before anything is dealt, of a game with these birds besides. */
export function setupWith(own: readonly Bird[]): Setup {
  return ({ seats, options }) => setup(seats, options, own);
}

function setup(seats: number, options: Options, own: readonly Bird[]): State {
  const more = moreBirds(options.more);
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
    deck: [...birdsIn(options.birds), ...own, ...more.birds].map(({ id }) => id),
    discard: [],
    bonusDeck: BONUS_CARDS.map(({ id }) => id),
    bonusDiscard: [],
    owed: 0,
    scores: null,
    ...(more.data.length > 0 && { more: more.data }),
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

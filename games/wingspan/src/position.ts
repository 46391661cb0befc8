import { brief, list, object, oneOf, whole } from '@fermata/core/fields';
import type { Bird } from './data/bird.ts';
import { BONUS_CARDS, isBonusCard } from './data/bonus-cards.ts';
import { BLUE_POINTS_MAX, GOAL_TILES, GREEN_POINTS } from './data/goals.ts';
import { COLUMNS, DICE, FACES, type Face, FOODS, HABITATS, TRAY, TURNS } from './data/mat.ts';
import { moreBirds } from './data/more-birds.ts';
import { BIRD_SETS } from './options.ts';
import { Piles } from './position-piles.ts';
import { type Places, placedIn } from './position-row.ts';
import { birdsIn } from './setup.ts';
import { type Foods, GOAL_SIDES, type GoalSide, type Player, type State } from './state.ts';

/**
 * A situation at the start of a turn. Everything but the players can be left out:
 *
 * `{ players: [{ food: { seed: 2 }, hand: ['mallard'], bonus: ['falconer'], forest: [...], grassland: [...],
 *    wetland: [...], goalPoints: [4, 1] }],
 *    seat: 0, first: 0, round: 1, turnsLeft: 8, goals: [four ids], goalSide: 'green', birds: 'all',
 *    feeder: ['seed', 'either'], tray: [...], deck: [...], discard: [...], bonusDeck: [...], without: [...], more: [birds as data] }`
 *
 * A bird on a mat is its id, or `{ bird, eggs: 2, cached: ['seed'], tucked: ['mallard'] or how many, isUsed: true }`.
 *
 * What is left out: no food, no cards, no birds; seat 0 of round 1 with all its turns; the feeder shows one of each food,
 * the tray holds the first birds by id that are nowhere else, and all other cards are in the decks. Where the deck is
 * given, all others are discards; where the discards are given, all others are the deck. How many are tucked is taken from
 * the last birds by id. `turnsLeft` counts the turn that begins; seats that come later in the round have as many, seats
 * that came before have one less. As a list it says so for each seat: who has none left is passed over. Birds and bonus
 * cards in `without` are nowhere in the match.
 */
export function positionWith(own: readonly Bird[]): (json: unknown, seats: number) => State {
  return (json, seats) => position(json, seats, own);
}

function position(json: unknown, seats: number, own: readonly Bird[]): State {
  const given = { ...USUAL, ...object(json, 'position', FIELDS) };
  const players = list(given.players, 'players', seats, seats).map((player, at) => ({
    ...USUAL_PLAYER,
    ...object(player, `players.${at}`, PLAYER_FIELDS),
  }));
  const round = whole(given.round, 'round', 1, TURNS.length);
  const turns = TURNS[round - 1]!; // one for each round
  const seat = whole(given.seat, 'seat', 0, seats - 1);
  const { first: beginner = seat } = given;
  const first = whole(beginner, 'first', 0, seats - 1);
  const free = freeOf(given.turnsLeft ?? turns, turns, { seats, seat, first });
  const goalSide = oneOf(given.goalSide, 'goalSide', GOAL_SIDES);
  const more = moreBirds(given.more);
  const birds = new Piles(
    'bird',
    [...birdsIn(oneOf(given.birds, 'birds', BIRD_SETS)), ...own, ...more.birds].map(({ id }) => id),
  );
  const bonus = new Piles(
    'bonus card',
    BONUS_CARDS.map(({ id }) => id),
  );
  for (const [at, id] of list(given.without, 'without').entries())
    (isBonusCard(id) ? bonus : birds).one(id, `without.${at}`);
  const mats = players.map((player, at): Player => {
    const path = `players.${at}`;
    return {
      food: foodOf(player.food, `${path}.food`),
      hand: birds.take(player.hand, `${path}.hand`),
      bonus: bonus.take(player.bonus, `${path}.bonus`),
      rows: rowsOf(player, path, birds),
      cubes: { free: free[at]!, played: turns - free[at]!, onGoals: round - 1 }, // for each seat
      goalPoints: pointsOf(player.goalPoints, `${path}.goalPoints`, round, goalSide),
    };
  });
  const tray = given.tray === undefined ? undefined : birds.take(given.tray, 'tray', TRAY);
  const piles = { deck: birds.takeIf(given.deck, 'deck'), discard: birds.takeIf(given.discard, 'discard') };
  const bonusDeck = bonus.takeIf(given.bonusDeck, 'bonusDeck');
  for (const { tucked, count } of birds.owed) tucked.push(...birds.last(count));
  return {
    players: mats,
    seat,
    first,
    round,
    goals: goalsOf(given.goals),
    goalSide,
    feeder: feederOf(given.feeder),
    tray: tray ?? birds.first(TRAY),
    revealed: [],
    ...birds.rest(piles.deck, piles.discard),
    bonusDeck: bonusDeck ?? bonus.first(BONUS_CARDS.length),
    bonusDiscard: bonus.first(BONUS_CARDS.length),
    owed: 0,
    scores: null,
    ...(more.data.length > 0 && { more: more.data }),
  };
}

const FIELDS = [
  'players',
  'seat',
  'first',
  'round',
  'turnsLeft',
  'goals',
  'goalSide',
  'birds',
  'feeder',
  'tray',
  'deck',
  'discard',
  'bonusDeck',
  'without',
  'more',
] as const;
const PLAYER_FIELDS = ['food', 'hand', 'bonus', ...HABITATS, 'goalPoints'] as const;

/** What holds where nothing is said; the rest depends on the seat and the round. */
const USUAL = {
  seat: 0,
  round: 1,
  goals: GOAL_TILES.slice(0, TURNS.length).map(([side]) => side.id),
  goalSide: 'green',
  birds: 'all',
  feeder: FOODS,
  without: [],
  more: [],
};
const USUAL_PLAYER = { food: {}, hand: [], bonus: [], forest: [], grassland: [], wetland: [] };
const NO_FOOD: Foods = { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0 };

/** More than anybody ever has. */
const FOOD_MAX = 99;

/** Turns of each seat, as they are given, or as they are where everybody has played in turn. */
function freeOf(given: unknown, turns: number, { seats, seat, first }: Round): number[] {
  const least = (at: number) => (at === seat ? 1 : 0); // its turn begins
  if (Array.isArray(given))
    return list(given, 'turnsLeft', seats, seats).map((one, at) => whole(one, `turnsLeft.${at}`, least(at), turns));
  const left = whole(given, 'turnsLeft', 1, turns);
  const place = (at: number) => (at - first + seats) % seats;
  return Array.from({ length: seats }, (_, at) => (place(at) < place(seat) ? left - 1 : left));
}

interface Round {
  readonly seats: number;
  readonly seat: number;
  readonly first: number;
}

function rowsOf(player: Places, path: string, birds: Piles): Player['rows'] {
  const row = (habitat: (typeof HABITATS)[number]) =>
    list(player[habitat], `${path}.${habitat}`, 0, COLUMNS).map((one, column) =>
      placedIn(one, habitat, `${path}.${habitat}.${column}`, birds),
    );
  return { forest: row('forest'), grassland: row('grassland'), wetland: row('wetland') };
}

function foodOf(given: unknown, path: string): Foods {
  const food = { ...NO_FOOD, ...object(given, path, FOODS) };
  const count = (kind: (typeof FOODS)[number]) => whole(food[kind], `${path}.${kind}`, 0, FOOD_MAX);
  return {
    invertebrate: count('invertebrate'),
    seed: count('seed'),
    fish: count('fish'),
    fruit: count('fruit'),
    rodent: count('rodent'),
  };
}

function pointsOf(given: unknown, path: string, round: number, side: GoalSide): number[] {
  const points = given === undefined ? Array<unknown>(round - 1).fill(0) : list(given, path);
  if (points.length !== round - 1)
    throw new TypeError(
      `${path} is a number of points for each round before this one, ${round - 1}; got ${brief(given)}`,
    );
  return points.map((one, at) => whole(one, `${path}.${at}`, 0, pointsMax(side, at)));
}

/** The first place alone, or as much as the blue side pays. */
function pointsMax(side: GoalSide, round: number): number {
  return side === 'blue' ? BLUE_POINTS_MAX : GREEN_POINTS[round]![0]!; // three places for each round
}

function goalsOf(given: unknown): string[] {
  const known = GOAL_TILES.flat().map(({ id }) => id);
  const goals = list(given, 'goals', TURNS.length, TURNS.length).map((id, at) => oneOf(id, `goals.${at}`, known));
  const tiles = goals.map((goal) => GOAL_TILES.findIndex((sides) => sides.some(({ id }) => id === goal)));
  if (new Set(tiles).size < goals.length)
    throw new TypeError(`goals are of four tiles, no two sides of one; got ${brief(given)}`);
  return goals;
}

function feederOf(given: unknown): Face[] {
  return list(given, 'feeder', 0, DICE).map((face, at) => oneOf(face, `feeder.${at}`, FACES));
}

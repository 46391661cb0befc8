import { draw, type Flow } from '@fermata/core';
import { MOVES, type Move, type Species } from '../data/index.ts';

/**
 * Four different moves: an attack of the Pokémon's own type, an attack of another type for those who do not mind the
 * first, something that is no plain attack, and one more. Who learns what is not in our tables: anybody may know any.
 */
export function* randomMoves({ types }: Species): Flow<never, string[]> {
  const first = yield* drawMove(ATTACKS.filter(({ type }) => types.includes(type)));
  const second = yield* drawMove(ATTACKS.filter(({ type }) => type !== first.type));
  const third = yield* drawMove(TRICKS);
  const fourth = yield* drawMove([...ATTACKS, ...TRICKS].filter((move) => ![first, second, third].includes(move)));
  return [first, second, third, fourth].map(({ id }) => id);
}

/** Drawn by their ids, so that whoever follows the chances can read them. */
function* drawMove(moves: readonly Move[]): Flow<never, Move> {
  const drawn = yield* draw(
    moves.map(({ id }) => id),
    'move',
  );
  return moves.find(({ id }) => id === drawn)!; // it was drawn from these
}

/** Nobody is glad to have one of these. */
const USELESS: ReadonlySet<string> = new Set([
  ...['splash', 'teleport', 'roar', 'whirlwind'], // they do nothing in a battle
  ...['focusenergy', 'rage'], // they harm whoever uses them
  ...['dreameater', 'conversion', 'mist'], // they help against few
  ...['growl', 'leer', 'tailwhip', 'stringshot'], // one stage is not worth a turn
  ...['harden', 'withdraw', 'defensecurl', 'meditate', 'sharpen'],
  'struggle', // which cannot be brought along
]);

/** The least that an attack must be worth; high enough to matter, low enough to leave every type with one. */
const WORTH_MIN = 40;

const USEFUL = MOVES.filter(({ id }) => !USELESS.has(id));
const ATTACKS = USEFUL.filter((move) => move.effect !== 'explode' && worth(move) >= WORTH_MIN);
/** Whatever does more than damage. */
const TRICKS = USEFUL.filter((move) => !ATTACKS.includes(move) && (move.category === 'status' || move.effect !== ''));

/** About how much power a turn of this move has. */
function worth({ power, accuracy, hits, fixed, isByLevel, effect }: Move): number {
  if (isByLevel) return 80; // the damage is the level, and so high is a usual one
  const whole = fixed > 0 ? fixed : power * (hits === 5 ? 3 : hits); // two to five times are three on average
  const turns = effect === 'charge' || effect === 'hide' || effect === 'recharge' ? 2 : 1;
  return (whole * (accuracy === 0 ? 100 : accuracy)) / 100 / turns;
}

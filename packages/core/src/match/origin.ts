import type { Mark } from '../execution/beginning.ts';
import { Execution } from '../execution/execution.ts';
import { closed } from '../execution/slot.ts';
import { checkGiven } from '../fields/given.ts';
import type { Seat } from '../game/flow.ts';
import { copyState, type Rules } from '../game/game.ts';
import type { Answer, Reseed } from '../game/record.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { seeded, seedText } from '../oracle/seeded.ts';
import { spliced } from '../oracle/spliced.ts';
import type { Pages } from '../secrets/ledger.ts';
import { misuse, refusing } from '../values/errors.ts';
import { copyJson } from '../values/json.ts';

/** Where a match comes from: what a record holds, apart from the choices. */
export interface Origin {
  readonly seats: number;
  readonly seed: string;
  readonly options: unknown;
  readonly position: unknown;
  readonly reseeds: readonly Reseed[];
  readonly log: boolean;
  /** Chance that does not come from the seed. */
  readonly chance: Oracle | undefined;
  /** Set of a redealt world: it begins in the middle of a match, and has no record. */
  readonly imagined: Imagined | undefined;
}

/** What a record says of it; `originOf` reads that again. */
export function recordedOrigin({ seats, seed, options, position, reseeds, chance }: Origin) {
  return {
    seats,
    seed,
    options,
    position,
    reseeds: reseeds.length > 0 ? reseeds : undefined,
    chance: chance && ('given' as const),
  };
}

/** The start of a turn in a redealt world, and what the seat could tell then that it was redealt for. */
export interface Imagined {
  readonly state: object;
  readonly mark: Mark;
  readonly pages: ReadonlyMap<Seat, Pages>;
}

/** How often the chance of a match may change its course: a record holds no more. */
const RESEEDS_MAX = 1_000;

export function checkReseedCount({ length }: readonly unknown[]): void {
  if (length > RESEEDS_MAX) throw misuse('record', `a match has at most ${RESEEDS_MAX} reseeds; got ${length}`);
}

/** An execution from the very start over these choices, which become its own. */
export function begin(game: Rules, origin: Origin, choices: Answer[], oracle = firstOracle(origin), log = origin.log) {
  const { imagined, position, seats } = origin;
  // A position stands after the opening.
  const turn = position === undefined ? 0 : 1;
  const mark = imagined?.mark ?? { turn, choices: 0, logged: 0, position: 0, asked: Array<number>(seats).fill(0) };
  return new Execution(game, { mark, state: firstState(game, origin), oracle, choices, log });
}

/** The state before anything has happened, made anew. */
export function firstState(game: Rules, { imagined, position, seats, options }: Origin): object {
  if (imagined) return copyState(game, imagined.state);
  return closed('setup', () => {
    if (position !== undefined) return placed(game, position, seats);
    return game.setup({ seats, options: game.keepsOptions === false ? options : copyJson(options) });
  });
}

/** The oracle before anything has been drawn. */
export function firstOracle({ chance, imagined, seed, reseeds }: Origin): Oracle {
  const first = chance?.at(imagined?.mark.position ?? 0) ?? seeded(seed);
  if (reseeds.length === 0) return first;
  return spliced(first, ...reseeds.map(({ at, seed }) => ({ from: at, oracle: seeded(seed) })));
}

/** The same origin with another course of chance. What was to come after the draw never comes, so it is left out. */
export function reseeded(origin: Origin, reseed: Reseed): Origin {
  const reseeds = [...origin.reseeds.filter(({ at }) => at < reseed.at), reseed];
  if (!origin.imagined) checkReseedCount(reseeds);
  return { ...origin, reseeds };
}

/** The same origin with other chance, from the very start. */
export function anew(origin: Origin, seed: string | number, oracle: Oracle | undefined): Origin {
  if (origin.imagined) throw misuse('start', 'a redealt world has no start; ask its match for one');
  return { ...origin, seed: seedText(seed), reseeds: [], chance: unused(oracle) };
}

/** The turn's chance as it fell, and from here on this. */
export function onwards({ oracle, mark }: Execution, chance: Oracle): Oracle {
  return spliced(oracle.at(mark.position), { from: oracle.position, oracle: chance });
}

/** Chance that becomes a match's own: throws if somebody has drawn from it. */
export function unused(oracle: Oracle | undefined): Oracle | undefined {
  if (oracle === undefined) return oracle;
  checkGiven('an oracle', oracle);
  if (oracle.position === 0) return oracle;
  throw misuse('start', `the oracle has been used (${oracle.position} draws); give a fresh one`);
}

function placed(game: Rules, position: unknown, seats: number): object {
  if (!game.position) throw misuse('options', `${game.name} starts from no position`);
  const { position: place } = game;
  return orRefused(game, 'position', () => place.call(game, copyJson(position), seats));
}

/** What was given, as the game makes it out; what it throws is the caller's mistake. */
export function orRefused<T>(game: Rules, what: 'options' | 'position', made: () => T): T {
  return refusing('options', `bad ${what} of ${game.name}: `, made);
}

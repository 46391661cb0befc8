import { misuse } from '../errors.ts';
import type { Mark } from '../execution/beginning.ts';
import { copyState, Execution } from '../execution/execution.ts';
import type { Logged } from '../execution/log.ts';
import type { Answer, Lane } from '../execution/running.ts';
import { slot } from '../execution/slot.ts';
import type { Ev, Seat } from '../flow.ts';
import type { Rules } from '../game.ts';
import { copyJson } from '../json.ts';
import { type Oracle, Spliced } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import { Told } from '../oracle/told.ts';
import type { Knowledge } from '../secrets/knowledge.ts';

/** Where a match comes from: what a record holds, apart from the choices. */
export interface Origin<S extends object> {
  readonly seats: number;
  readonly seed: string;
  readonly options: unknown;
  readonly position: unknown;
  readonly reseeds: readonly Reseed[];
  readonly log: boolean;
  /** Chance that does not come from the seed. */
  readonly chance: Oracle | undefined;
  /** Set of a redealt world: it begins in the middle of a match, and has no record. */
  readonly imagined: Imagined<S> | undefined;
}

/** The start of a turn in a redealt world, and how chance fell in that turn. */
export interface Imagined<S extends object> {
  readonly state: S;
  readonly mark: Mark;
  readonly outcomes: readonly number[];
  /** What the seat knew that it was redealt for. */
  readonly knowledge: ReadonlyMap<Seat, Knowledge>;
}

/** Chance that changed its course: from draw `at` on it comes from another seed. */
export interface Reseed {
  readonly at: number;
  readonly seed: string;
}

/** The part of a history that forks share. Lists only grow, so the first `count` entries never change. */
export interface Past<E extends Ev> {
  readonly before: Past<E> | undefined;
  readonly choices: readonly Answer[];
  readonly count: number;
  readonly log: readonly Logged<E>[] | undefined;
  readonly logged: number;
}

/** An execution from the very start over these choices, which become its own. */
export function begin<S extends object, E extends Ev>(
  game: Rules<S, E>,
  origin: Origin<S>,
  choices: Answer[],
  { log = origin.log, oracle = firstOracle(origin) }: { readonly log?: boolean; readonly oracle?: Oracle } = NO_CHANGE,
): Execution<S, E> {
  const { asked, turn, logged } = firstMark(origin);
  return new Execution(game, {
    state: firstState(game, origin),
    oracle,
    asked: asked.slice(),
    choices,
    turn,
    logged,
    log,
  });
}

const NO_CHANGE = {};

/** The state before anything has happened, made anew. */
export function firstState<S extends object, E extends Ev>(
  game: Rules<S, E>,
  { imagined, position, seats, options }: Origin<S>,
): S {
  if (imagined !== undefined) return copyState(game, imagined.state);
  const outer = slot.closed;
  slot.closed = 'setup';
  try {
    return position === undefined ? game.setup({ seats, options: copyJson(options) }) : placed(game, position, seats);
  } finally {
    slot.closed = outer;
  }
}

/** The oracle before anything has been drawn. */
export function firstOracle<S extends object>({ imagined, chance, seed, reseeds }: Origin<S>): Oracle {
  let oracle = chance?.at(0) ?? (imagined === undefined ? seeded(seed) : supposed(imagined, seed));
  for (const reseed of reseeds) oracle = new Spliced(oracle, reseed.at, seeded(reseed.seed));
  return oracle;
}

/** Chance as it fell in the turn, and then from the seed. */
function supposed<S extends object>({ outcomes }: Imagined<S>, seed: string): Oracle {
  return new Spliced(new Told(outcomes), outcomes.length, seeded(seed));
}

/** Turns, log entries and prompts per seat before it. A position stands after the opening. */
export function firstMark<S extends object>({
  imagined,
  position,
  seats,
}: Origin<S>): Pick<Mark, 'asked' | 'turn' | 'logged'> {
  return imagined?.mark ?? { turn: position === undefined ? 0 : 1, logged: 0, asked: Array<number>(seats).fill(0) };
}

function placed<S extends object, E extends Ev>(game: Rules<S, E>, position: unknown, seats: number): S {
  if (game.position === undefined) throw misuse('options', `${game.name} starts from no position`);
  try {
    return game.position(copyJson(position), seats);
  } catch (error) {
    throw misuse('options', `bad position of ${game.name}: ${(error as Error).message}`);
  }
}

export type Lanes = { readonly main: Lane };

/** All choices of the past, then those of the execution, in lists of their own. */
export function choicesOf<E extends Ev>(past: Past<E> | undefined, exec: Lanes): Answer[] {
  const parts: (readonly Answer[])[] = [exec.main.choices];
  for (let part = past; part !== undefined; part = part.before) parts.unshift(part.choices.slice(0, part.count));
  return copyAnswers(parts.flat(), 0);
}

/** A copy from place `from` on. Open simultaneous answers still grow, so no list may be shared. */
export function copyAnswers(answers: readonly Answer[], from: number): Answer[] {
  const copy = answers.slice(from);
  for (let at = 0; at < copy.length; at++) {
    const answer = copy[at] as Answer; // within the copy
    if (typeof answer !== 'number') copy[at] = structuredCopy(answer);
  }
  return copy;
}

function structuredCopy(answer: Exclude<Answer, number>): Answer {
  return answer.map((part) => (typeof part === 'number' ? part : part.slice())) as Answer; // the same shape again
}

/** True of a `together` in which nobody has answered yet. */
export function isUntouched(answer: Answer | undefined): boolean {
  if (typeof answer !== 'object' || answer.length === 0) return false;
  return answer.every((part) => typeof part === 'object' && part.length === 0);
}

import { Execution } from '../execution/execution.ts';
import type { Logged } from '../execution/log.ts';
import type { Answer, Lane } from '../execution/running.ts';
import type { Ev, Seat } from '../flow.ts';
import type { Rules } from '../game.ts';
import { type Oracle, Spliced } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import type { Knowledge } from '../secrets/knowledge.ts';

/** Where a match comes from: what a record holds, apart from the choices. */
export interface Origin<S extends object> {
  readonly seats: number;
  readonly seed: string;
  readonly options: unknown;
  readonly position: unknown;
  readonly reseeds: readonly Reseed[];
  readonly strict: boolean;
  readonly log: boolean;
  /** The first state and the first oracle, made anew. */
  readonly state: () => S;
  readonly oracle: () => Oracle;
  /** Prompts per seat, turns and log entries before it. */
  readonly asked: readonly number[];
  readonly turn: number;
  readonly logged: number;
  /** True of a redealt world, which is imagined and has no record. */
  readonly supposed: boolean;
  /** What seats knew when it began, where that is more than they see. */
  readonly knowledge?: ReadonlyMap<Seat, Knowledge>;
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
  { log = origin.log, oracle = origin.oracle() }: { readonly log?: boolean; readonly oracle?: Oracle } = {},
): Execution<S, E> {
  const { turn, logged, strict } = origin;
  return new Execution(game, {
    state: origin.state(),
    oracle,
    asked: [...origin.asked],
    choices,
    turn,
    logged,
    strict,
    log,
  });
}

export function reseeded<S extends object>(origin: Origin<S>, at: number, seed: string): Origin<S> {
  const oracle = () => new Spliced(origin.oracle(), at, seeded(seed));
  return { ...origin, oracle, reseeds: [...origin.reseeds, { at, seed }] };
}

type Lanes = { readonly main: Lane };

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

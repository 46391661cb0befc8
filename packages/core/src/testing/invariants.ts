import { BrokenRules, Misuse } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import { canonical, copyJson } from '../json.ts';
import { LIMITS } from '../limits.ts';
import { answersTo } from '../match/explore.ts';
import { load } from '../match/load.ts';
import { firstState } from '../match/origin.ts';
import type { Choice } from '../prompt.ts';
import { leakIn, type Tally } from './leaks.ts';
import {
  type AnyLive,
  decide,
  fingerprint,
  follow,
  lowest,
  type Rehearsal,
  raise,
  rehearse,
  type Step,
} from './rehearsal.ts';
import { scrambled } from './scrambled.ts';
import { sharing } from './sharing.ts';

/** A match to look at, and how often to look. */
export interface Scene {
  readonly game: AnyGame;
  readonly rehearsal: Rehearsal;
  readonly played: { readonly match: AnyLive; readonly steps: readonly Step[] };
  /** The places at which to look: numbers of steps. */
  readonly places: readonly number[];
  readonly tally: Tally;
}

/** A promise that every game keeps. */
export interface Invariant {
  readonly number: number;
  readonly promise: string;
  /** What is wrong, or undefined. */
  readonly check: (scene: Scene) => string | undefined;
}

export const INVARIANTS: readonly Invariant[] = [
  { number: 1, promise: 'the same seed and choices give the same match', check: sameAgain },
  { number: 2, promise: 'the state changes only in apply', check: foldsToState },
  { number: 5, promise: 'undo and the same choice again is the same match', check: undoAndAgain },
  { number: 3, promise: 'a match survives JSON at every prompt', check: survivesJson },
  { number: 4, promise: 'a match stopped and taken up again is the same match', check: survivesPause },
  { number: 6, promise: 'a fork and its original never influence each other', check: forksApart },
  { number: 7, promise: 'every offered option leads on, every other answer is refused', check: offersHold },
  { number: 10, promise: 'simultaneous answers commute', check: answersCommute },
  {
    number: 11,
    promise: 'rules see no clock, no unseeded chance, no locale and no accidental order of keys',
    check: orderIsTheirs,
  },
  { number: 9, promise: 'a seat learns nothing it may not know', check: (scene) => leakIn(scene) },
  { number: 8, promise: 'every position has an option or is over, and matches end', check: () => undefined },
];

/** The invariant that an error thrown by rules breaks. */
export function invariantOf(error: unknown): number {
  if (error instanceof TypeError && /read only|not extensible|Cannot delete/.test(error.message)) return 2; // a frozen event was kept
  if (!(error instanceof BrokenRules)) return 7;
  const numbers = { choice: 7, depth: 8, empty: 8, event: 2, json: 3, limit: 8, secret: 9, word: 11 } as const;
  return numbers[error.code];
}

function sameAgain({ game, rehearsal, played }: Scene): string | undefined {
  for (const strict of [true, false]) {
    if (fingerprint(follow(raise(game, rehearsal, strict), played.steps)) !== fingerprint(played.match)) {
      return 'played again with the same seed and choices, the match differs';
    }
  }
  return undefined;
}

function foldsToState({ game, rehearsal, played }: Scene): string | undefined {
  const kept = sharing(game, (again) => follow(raise(again, rehearsal, false), played.steps));
  if (kept !== undefined) return kept;
  const state = firstState(played.match.game, played.match.origin);
  for (const event of played.match.events) {
    const fold = game.apply[event.type];
    if (typeof fold === 'function') fold(state, copyJson(event));
  }
  return canonical(state) === canonical(played.match.state) ? undefined : 'folding the events does not give the state';
}

function undoAndAgain({ game, rehearsal, played, places }: Scene): string | undefined {
  for (const place of places) {
    const step = played.steps[place];
    if (step === undefined) continue;
    const match = follow(raise(game, rehearsal), played.steps.slice(0, place));
    const before = fingerprint(match);
    const drawn = match.exec.oracle.position;
    match.answer(step.id, step.choice);
    const after = fingerprint(match);
    const crossed = match.exec.oracle.position !== drawn;
    try {
      match.undo(step.seat);
    } catch (error) {
      if (!(error instanceof Misuse && error.code === 'barrier')) throw error;
      if (fingerprint(match) !== after) return `a refused undo of choice ${place} changed the match`;
      continue;
    }
    if (crossed) return `undo of choice ${place} crossed chance`;
    if (fingerprint(match) !== before) return `undo of choice ${place} did not lead back`;
    match.redo(step.seat);
    if (fingerprint(match) !== after) return `redo of choice ${place} did not lead forth`;
    match.undo(step.seat);
    if (fingerprint(follow(match, played.steps.slice(place))) !== fingerprint(played.match))
      return `undo of choice ${place} and the same choices again is another match`;
  }
  return undefined;
}

function survivesJson(scene: Scene): string | undefined {
  return takenUp(scene, 'survives no JSON', () => {});
}

function survivesPause(scene: Scene): string | undefined {
  const { game, rehearsal, played } = scene;
  const meanwhile = () => {
    const other = { ...rehearsal, seed: `${rehearsal.seed}, meanwhile`, numbers: rehearsal.numbers.map((n) => n + 1) };
    rehearse(game, other, { match: undefined, steps: [], used: 0 });
  };
  for (const place of scene.places) {
    const match = follow(raise(game, rehearsal), played.steps.slice(0, place));
    meanwhile();
    if (fingerprint(follow(match, played.steps.slice(place))) !== fingerprint(played.match))
      return `another match, played while this one waited at choice ${place}, changed it`;
  }
  return takenUp(scene, 'is another one when loaded later', meanwhile);
}

function takenUp({ game, rehearsal, played, places }: Scene, what: string, meanwhile: () => void): string | undefined {
  for (const place of places) {
    const match = follow(raise(game, rehearsal), played.steps.slice(0, place));
    const standing = fingerprint(match);
    const record = JSON.parse(JSON.stringify(match.record()));
    meanwhile();
    const loaded = load(game, record, { strict: true }) as AnyLive;
    if (fingerprint(loaded) !== standing) return `the match ${what} at choice ${place}`;
    if (fingerprint(follow(loaded, played.steps.slice(place))) !== fingerprint(played.match))
      return `the match ${what} at choice ${place}: it goes on differently`;
  }
  return undefined;
}

function forksApart({ game, rehearsal, played, places }: Scene): string | undefined {
  for (const place of places) {
    const match = follow(raise(game, rehearsal), played.steps.slice(0, place));
    const standing = fingerprint(match);
    const fork = match.fork() as AnyLive;
    if (fingerprint(fork) !== standing) return `a fork at choice ${place} does not stand where its original stands`;
    otherwise(fork, rehearsal.numbers);
    if (fingerprint(match) !== standing) return `playing a fork on from choice ${place} changed its original`;
    const second = match.fork() as AnyLive;
    if (fingerprint(follow(match, played.steps.slice(place))) !== fingerprint(played.match))
      return `the match went on differently after a fork at choice ${place}`;
    if (fingerprint(second) !== standing) return `the match went on from choice ${place} and changed its fork`;
  }
  return undefined;
}

/** Plays a few answers that are likely to differ from those of the original. */
function otherwise(match: AnyLive, numbers: readonly number[]): void {
  let at = 0;
  for (let prompt = lowest(match); prompt !== undefined && at < 20; prompt = lowest(match)) {
    match.answer(
      prompt.id,
      decide(prompt, () => (numbers[at++ % numbers.length] ?? 0) + 1),
    );
  }
}

function offersHold({ game, rehearsal, played, places }: Scene): string | undefined {
  for (const place of places) {
    const match = follow(raise(game, rehearsal), played.steps.slice(0, place));
    const standing = fingerprint(match);
    for (const prompt of match.prompts()) {
      for (const wrong of [
        -1,
        prompt.options.length,
        0.5,
        Number.NaN,
        undefined,
        'x',
        [0, 0],
        [prompt.options.length],
      ] as Choice[]) {
        try {
          match.answer(prompt.id, wrong);
          return `"${prompt.label}" accepted ${JSON.stringify(wrong)}`;
        } catch (error) {
          if (!(error instanceof Misuse)) throw error;
        }
      }
      let left = OPTIONS_TRIED;
      for (const choice of answersTo(prompt, LIMITS.tries)) {
        if (left-- === 0) break;
        const fork = match.fork() as AnyLive;
        fork.answer(prompt.id, choice);
        otherwise(fork, rehearsal.numbers);
      }
    }
    if (fingerprint(match) !== standing) return `refused answers at choice ${place} changed the match`;
  }
  return undefined;
}

const OPTIONS_TRIED = 12;

function answersCommute({ game, rehearsal, played, places }: Scene): string | undefined {
  for (const place of places) {
    const match = follow(raise(game, rehearsal), played.steps.slice(0, place));
    if (match.prompts().length < 2) continue;
    const steps: Step[] = match.prompts().map((prompt, at) => ({
      seat: prompt.seat,
      id: prompt.id,
      choice: decide(prompt, () => rehearsal.numbers[at] ?? 0),
    }));
    const forth = fingerprint(follow(match.fork() as AnyLive, steps));
    const back = fingerprint(follow(match.fork() as AnyLive, [...steps].reverse()));
    const live = fingerprint(follow(match, [...steps].reverse()));
    if (forth !== back || forth !== live) return `the order of the answers at choice ${place} matters`;
  }
  return undefined;
}

function orderIsTheirs({ game, rehearsal, played }: Scene): string | undefined {
  const again = follow(raise(scrambled(game), rehearsal, false), played.steps);
  return fingerprint(again) === fingerprint(played.match)
    ? undefined
    : 'with the keys of the state in another order the match differs';
}

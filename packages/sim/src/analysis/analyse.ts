import { type AnyMatch, Misuse, type Seat } from '@fermata/core';
import { Comparison, type Costly, costliestOf } from './comparison.ts';
import { type Moment, MomentsPlayedOn } from './course.ts';
import { isForPoints } from './figures.ts';
import { hasty, judged, scattered, thorough } from './judgement.ts';
import { type Phase, Phases } from './phases.ts';
import { type Player, playerFor } from './player.ts';
import { questionsOf } from './questions.ts';

/** How to look back at a match. */
export interface AnalyseHow {
  /** The same seed gives the same figures, unless time ends it. */
  readonly seed: string;
  /** Whose choices are judged; those of all seats where nothing is said. */
  readonly seat?: Seat;
  /** Who plays matches on; greedy where it is soon done, else random. */
  readonly by?: Player;
  /** How many matches are played on for each figure, at most. */
  readonly matches?: number;
  /** How long all of it may take. */
  readonly seconds?: number;
}

/** What looking back at a match tells. */
export interface Analysis {
  /** Who played matches on. */
  readonly by: string;
  /** True where points count, and not who is first. */
  readonly isForPoints: boolean;
  readonly course: readonly Moment[];
  /** How many questions left something to choose; how many of them were judged, and how many of those by who thinks ahead. */
  readonly questions: number;
  readonly judged: number;
  readonly closely: number;
  /** The choices that cost most, the worst first, by the judgement of a bot that saw what the seat saw. */
  readonly costliest: readonly Costly[];
}

/** How far it has come, from 0 to 1, and what is known by then. */
export interface AnalysisStep {
  readonly done: number;
  known(): Analysis;
}

/** For each figure so many matches, where nothing is said. */
export const MATCHES = 400;
/** So many of the choices that look worst are judged again, by who thinks ahead. */
const CLOSER_MAX = 24;
/** And so many of those that still look worst are played on: of some it turns out that they cost nothing. */
const COMPARED = 5;
/** How the time is shared out: the course, judging all choices, judging some again, and playing on. */
const WEIGHTS = [35, 15, 25, 25];

/**
 * Looks back at a match: how its seats stood as it went, by matches that are played on and counted, and which choices cost most.
 * It is done step by step: whoever runs it may end it at any time, with what is known by then.
 */
export function* analyse(match: AnyMatch, how: AnalyseHow): Generator<AnalysisStep, Analysis> {
  if (match.choices === 0)
    throw new Misuse('nothing', 'nothing was chosen in it yet, so there is nothing to look back at');
  const { seed, seat, by = playerFor(match), matches = MATCHES, seconds = Number.POSITIVE_INFINITY } = how;
  const record = match.record();
  const questions = questionsOf(match, seat);
  const course = new MomentsPlayedOn(match, record, by, seed);
  let [count, closely] = [0, 0];
  let comparisons: readonly Comparison[] = [];
  const known = (): Analysis => ({
    by: by.name,
    isForPoints: isForPoints(match.game, match.seats),
    course: course.told(),
    questions: questions.length,
    judged: count,
    closely,
    costliest: costliestOf(comparisons, isForPoints(match.game, match.seats)),
  });
  const phases = new Phases(seconds, WEIGHTS);
  const stepOf = (phase: Phase, done: number): AnalysisStep => ({ done: phase.overall(done), known });

  const counting = phases.next();
  const wanted = matches * course.open;
  while (course.played < wanted && counting.isOpen) {
    course.playOne();
    yield stepOf(counting, course.played / wanted);
  }

  const judging = phases.next();
  const first = judged(match, record, scattered(questions), { judge: hasty, seed: `${seed} hasty`, phase: judging });
  let step = first.next();
  for (; !step.done; step = first.next()) {
    count = step.value;
    yield stepOf(judging, count / questions.length);
  }

  const looking = phases.next();
  const worst = step.value.slice(0, CLOSER_MAX).map(({ question }) => question);
  const second = judged(match, record, worst, { judge: thorough, seed: `${seed} thorough`, phase: looking });
  for (step = second.next(); !step.done; step = second.next()) {
    closely = step.value;
    yield stepOf(looking, closely / worst.length);
  }

  const comparing = phases.next();
  const worse = step.value.filter(({ loss }) => loss > 0).slice(0, COMPARED);
  comparisons = worse.map((it) => new Comparison(match, record, it, by, seed));
  for (let pair = 0; pair < matches && comparing.isOpen; pair++)
    for (const comparison of comparisons) {
      comparison.playPair();
      yield stepOf(comparing, pair / matches);
    }
  return known();
}

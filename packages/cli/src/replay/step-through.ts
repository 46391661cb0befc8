import { describeEvent } from '@fermata/core/host';
import { named } from '@fermata/session';
import type { AnsweredQuestion } from '../answered-questions.ts';
import { boardWithNames, type Names } from '../called.ts';
import { hasFullScreen, onFullScreen, type Screenful } from '../full-screen.ts';
import { print, screenSize } from '../output.ts';
import { paint } from '../paint.ts';
import { shorten } from '../wrap.ts';
import { sideKeys } from './side-keys.ts';
import { standing, type Tape } from './tape.ts';

/**
 * Goes through a match by keys; without any it tells all of it. `leave` is told where somebody wants to play on, once the
 * screen is free again.
 */
export async function stepThrough(tape: Tape, first: number, leave: (after: number) => Promise<void>): Promise<void> {
  const screenfuls = new Map<number, Moment>();
  const momentAt = (at: number): Moment => {
    const moment =
      screenfuls.get(at) ??
      momentOf(tape, at, at === 0 ? 0 : (screenfuls.get(at - 1)?.logged ?? tape.at(at - 1).log.length));
    screenfuls.set(at, moment);
    return moment;
  };
  if (hasFullScreen()) {
    const screenfulAt = (at: number) => (at > tape.length ? undefined : momentAt(at));
    let left: number | undefined;
    const playOn = (after: number) => {
      left = after;
    };
    const keys = sideKeys(tape, (at) => momentAt(at).before, playOn);
    await onFullScreen(screenfulAt, { at: first, last: tape.length }, screenSize, keys);
    if (left !== undefined) await leave(left);
    return;
  }
  for (let at = first; at <= tape.length; at++) {
    const { title, told, board } = momentAt(at);
    print([title, ...told.map((line) => `  ${line}`), '', board, ''].join('\n'));
  }
}

/** A screenful, and how long the log was before and is by then. */
interface Moment extends Screenful {
  readonly before: number;
  readonly logged: number;
}

/** The match after some choices, and what has happened since the log had `before` entries. */
function momentOf({ entry, names, fault, length, at: standAt, asked }: Tape, at: number, before: number): Moment {
  const match = standAt(at);
  const answers = at === 0 ? [] : asked(at - 1);
  const { log } = match;
  const told = log.slice(before).map(({ event, cancelled }, more) => {
    return `${before + more}  ${named(describeEvent(entry.game, event), names)}${cancelled ? ' (cancelled)' : ''}`;
  });
  const broken = fault !== undefined && at === length ? [`The rules break over the next choice: ${fault}`] : [];
  return {
    title: `${entry.title}  after choice ${at} of ${length}`,
    board: boardWithNames(entry.board(match.state), names),
    told: [
      ...answers.flatMap((answer) => askedLines(answer, names)),
      ...told,
      ...standing(entry, match, names),
      ...broken,
    ],
    before,
    logged: log.length,
  };
}

/** The question with what was chosen, and all that there was to choose from. */
function askedLines({ seat, question, options, chosen }: AnsweredQuestion, names: Names): string[] {
  const size = screenSize();
  const from = named(`  out of ${options.length}: ${options.join(' · ')}`, names);
  return [
    `${named(`Seat ${seat}: ${question}`, names)} ${paint.bold(named(chosen.join(', ') || 'none', names))}`,
    // On a screen it must leave room for what came of it.
    paint.dim(size === undefined ? from : shorten(from, OPTION_ROWS * (size.columns - 8))),
  ];
}

const OPTION_ROWS = 2;

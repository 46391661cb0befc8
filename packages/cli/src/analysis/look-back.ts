import type { AnyEvent, Match, Seat } from '@fermata/core';
import { type Analysis, analyse } from '@fermata/sim';
import { parseBot } from '../agents.ts';
import type { Loaded } from '../files.ts';
import { Interrupted, interruptible } from '../interruptible.ts';
import { progressOf } from '../progress.ts';
import { UsageError } from '../usage-error.ts';

/** How to look back, as it is typed. */
export interface LookBack {
  readonly seconds: number;
  readonly matches: number;
  readonly seed: string;
  readonly seat?: Seat;
  readonly by?: string;
}

/** What is usual. */
export const USUAL: LookBack = { seconds: 30, matches: 400, seed: 'analyse' };

/** What was found, or is known by when Ctrl-C ended it: nothing, if that was at once. */
export interface LookedBack {
  readonly analysis: Analysis | undefined;
  readonly isStopped: boolean;
}

/** Throws where there is nothing to look back at. `name`: what the match is called. */
export function checkLookBack({ match, fault, kind }: Loaded, { seat }: Pick<LookBack, 'seat'>, name: string): void {
  if (kind === 'position')
    throw new UsageError(`${name} is a position, no record of a match; there is nothing to look back at`);
  if (fault !== undefined)
    throw new UsageError(`the rules break over the last choice of ${name}, so it cannot be played on: ${fault}`);
  if (match.choices === 0)
    throw new UsageError(`nobody has chosen anything in ${name} yet; play it first, then look back at it`);
  if (seat !== undefined && seat >= match.seats)
    throw new UsageError(`--seat ${seat} is no seat; seats are 0 to ${match.seats - 1}`);
}

/** Looks back at a match, with a bar on the terminal. Ctrl-C ends it early. */
export function lookBack(match: Match<object, AnyEvent>, { by, seat, ...how }: LookBack): LookedBack {
  const player = by === undefined ? {} : { by: { name: by, make: parseBot(by).make } };
  const steps = analyse(match, { ...how, ...player, ...(seat !== undefined && { seat }) });
  const progress = progressOf('analysing', PARTS);
  let known = (): Analysis | undefined => undefined;
  try {
    const analysis = interruptible(() => {
      for (let shown = -1; ; ) {
        const { value, done } = steps.next();
        if (done) return value;
        known = value.known;
        const part = Math.floor(PARTS * value.done);
        if (part > shown) progress.to(part);
        shown = part;
      }
    });
    return { analysis, isStopped: false };
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    return { analysis: known(), isStopped: true };
  } finally {
    progress.stop();
  }
}

const PARTS = 100;

import { type AnyGame, type AnyMatch, type Prompt, type Seat, SPECTATOR, seeded, start } from '@fermata/core';
import { asked, type FrameNews } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import type { AnyStaging } from '../staging.ts';
import { checkQuestion } from './check-question.ts';
import { Viewer } from './viewer.ts';

/** How to check a staging. */
export interface StagingCheck {
  /** Seats of each match; all that the game allows, by turns, unless told. */
  readonly seats?: number;
  /** How many random matches are played. */
  readonly matches?: number;
  /** What they come from: another seed, other matches. */
  readonly seed?: string;
  /** The options of each match. */
  readonly options?: unknown;
  /** Answers after which a match is left. */
  readonly answersMax?: number;
}

/** What was looked at. */
export interface CheckedStaging {
  readonly matches: number;
  /** How many questions were asked, and of how many every option that is no declared button is on the board. */
  readonly questions: number;
  readonly onBoard: number;
}

/**
 * Plays random matches and holds a staging to S1 to S8, as every seat and a spectator see them, after every event and at every
 * question. Throws BrokenStaging at the first fault.
 */
export function checkStaging(game: AnyGame, staging: AnyStaging, check: StagingCheck = {}): CheckedStaging {
  const { seats, matches = 20, seed = 'staging', options, answersMax = 5_000 } = check;
  if (!(Number.isInteger(matches) && matches > 0))
    throw new TypeError(`matches is a whole number from 1 on; got ${matches}: a check that looks at nothing is none`);
  const { min, max } = game.seats;
  let [questions, onBoard] = [0, 0];
  for (let number = 0; number < matches; number++) {
    const count = seats ?? min + (number % (max - min + 1));
    const match = start(game, { seed: `${seed} ${number}`, seats: count, ...(options !== undefined && { options }) });
    const viewers = viewersOf(match, staging);
    const oracle = seeded(`${seed} ${number}`, 1);
    for (let answers = 0; answers < answersMax && match.outcome === undefined; answers++) {
      for (const prompt of match.prompts()) {
        const question = asked(game, prompt);
        const isOnBoard = checkQuestion(viewers.get(prompt.seat) as Viewer, question); // one for each seat
        if (answers % LOOKED_INTO === number % LOOKED_INTO) compareWorlds(match, prompt, viewers);
        questions++;
        if (isOnBoard) onBoard++;
      }
      const [prompt] = match.prompts() as [Prompt, ...Prompt[]]; // it is not over
      match.answer(prompt.id, randomAnswer(prompt, oracle));
    }
  }
  return { matches, questions, onBoard };
}

/** Another world takes a while: it is looked for at every so many answers. */
const LOOKED_INTO = 7;

/** Everybody who looks on: each is told of all frames as they happen. */
function viewersOf(match: AnyMatch, staging: AnyStaging): ReadonlyMap<Seat, Viewer> {
  const everybody = [SPECTATOR, ...Array.from({ length: match.seats }, (_, seat) => seat)];
  return new Map(
    everybody.map((seat) => {
      const viewer = new Viewer(match, staging, seat);
      match.follow(seat, ({ frames }: FrameNews) => {
        for (const frame of frames) viewer.see(frame);
      });
      return [seat, viewer];
    }),
  );
}

/** S3, in a world that the seat cannot tell from this one. */
function compareWorlds(match: AnyMatch, { seat }: Prompt, viewers: ReadonlyMap<Seat, Viewer>): void {
  if (match.game.secrets === undefined) return;
  const world = match.redeal(seat, seeded(`world ${match.choices}`));
  viewers.get(seat)?.compare(world.view(seat));
}

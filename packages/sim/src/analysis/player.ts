import { type AnyPerspective, greedy, random } from '@fermata/agents';
import { type Agent, type AnyMatch, type Oracle, seeded } from '@fermata/core';

/** Who plays matches on from a question: the same at all seats. */
export interface Player {
  readonly name: string;
  /** A fresh agent for one seat of one match, which answers at once. */
  make(oracle: Oracle): Agent;
}

const RANDOM: Player = { name: 'random', make: random };
const GREEDY: Player = { name: 'greedy', make: (oracle) => greedy(oracle) };

/**
 * Who plays a game on where nobody says: greedy, where it is soon done, else random. What a match takes is counted, not timed, so
 * that the same match is always played on by the same.
 */
export function playerFor(match: AnyMatch): Player {
  let [left, tries] = [0, 0];
  const counting = (oracle: Oracle): Agent => {
    const anybody = random(oracle);
    return (prompt) => {
      left++;
      tries += prompt.options.length;
      return anybody(prompt);
    };
  };
  const example = match.rematch({ seed: 'who plays on' });
  const { turns: before } = example;
  if (example.outcome === undefined) example.run(seatsOf(example, (seat) => counting(seeded('anybody', seat))));
  // Each option is tried to the end of the turn; or of the match, where the game cannot tell how seats stand.
  const far = match.game.evaluate === undefined ? left / 2 : left / Math.max(1, example.turns - before);
  return tries * far <= QUICK ? GREEDY : RANDOM;
}

/** So many answers in the trials of one match are soon given, be they tenfold. */
const QUICK = 300;

/** Plays a match to its end; the same luck gives the same answers to the same questions. */
export function playOn(match: AnyMatch, { make }: Player, luck: string) {
  return match.outcome ?? match.run(seatsOf(match, (seat) => make(seeded(luck, seat))));
}

/** A world that the seat cannot tell from the true one. */
export function worldOf(side: AnyPerspective, luck: string): AnyMatch {
  return side.redeal(seeded(luck));
}

function seatsOf<T>({ seats }: AnyMatch, make: (seat: number) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => make(seat));
}

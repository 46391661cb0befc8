import type { AnyGame } from '../game/game.ts';
import type { Fault } from './fault.ts';
import { type Rehearsal, rehearse, unplayed } from './rehearsal.ts';

/**
 * The fault of a match that is not over after all its numbers, as shortly as it can be told: a beginning after which
 * the first option may be taken for ever.
 */
export function endless(game: AnyGame, rehearsal: Rehearsal): Fault {
  const { numbers } = rehearsal;
  const answers = `the match is not over after ${numbers.length} answers`;
  for (const length of BEGINNINGS) {
    const beginning = { ...rehearsal, numbers: numbers.slice(0, length) };
    const zeros = numbers.slice(length).fill(0);
    if (isOver(game, { ...rehearsal, numbers: [...beginning.numbers, ...zeros] })) continue;
    return fault(game, beginning, `${answers}, if after these choices the first option is always taken`);
  }
  return fault(game, rehearsal, answers);
}

const BEGINNINGS = [0, 1, 2, 4, 8, 16, 32];

function isOver(game: AnyGame, rehearsal: Rehearsal): boolean {
  try {
    return rehearse(game, rehearsal).outcome !== undefined;
  } catch {
    return true; // it breaks, which is another fault than going on for ever
  }
}

function fault(game: AnyGame, rehearsal: Rehearsal, what: string): Fault {
  const played = unplayed();
  rehearse(game, rehearsal, played);
  return { number: 8, what, rehearsal, played, check: undefined };
}

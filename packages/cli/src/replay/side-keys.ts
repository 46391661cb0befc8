import { describePrompt } from '@fermata/core/host';
import { named } from '@fermata/session';
import { explainedText } from '../explained.ts';
import { fullScreenKeys, type SideKey } from '../full-screen.ts';
import { Interrupted } from '../interruptible.ts';
import { screenSize } from '../output.ts';
import { advice } from '../table/advice.ts';
import type { Tape } from './tape.ts';

/**
 * What keys do besides going through a match: play on from a moment, ask what a bot would consider there, and explain what
 * happened last. `loggedBefore` is how long the log was before a moment.
 */
export function sideKeys(
  tape: Tape,
  loggedBefore: (at: number) => number,
  playOn: (after: number) => void,
): readonly SideKey[] {
  return [
    {
      key: 'p',
      does: 'plays on',
      run(at, leave) {
        if (tape.at(at).outcome !== undefined) return OVER;
        playOn(at);
        leave();
        return undefined;
      },
    },
    { key: 'h', does: 'hint', run: (at) => hint(tape, at) },
    { key: 'e', does: 'explains', run: (at) => explained(tape, at, loggedBefore(at)) },
  ];
}

const OVER = 'The match is over here. Go back to a choice, and play on from there.';

/** What a bot would consider, in the place of whoever is asked. */
async function hint({ entry, names, seed, at: standAt }: Tape, at: number): Promise<string | undefined> {
  const match = standAt(at);
  const [prompt] = match.prompts();
  if (prompt === undefined) return 'The match is over here, so there is nothing to advise on.';
  const telling = { game: entry.game, say: (text: string) => named(text, names), columns: screenSize()?.columns };
  const question = telling.say(`Seat ${prompt.seat} is asked: ${describePrompt(entry.game, prompt)}`);
  try {
    return `${question}\n${await advice(telling, match, prompt, { seed, keys: fullScreenKeys() })}`;
  } catch (error) {
    if (error instanceof Interrupted) return undefined; // the moment is shown again
    throw error;
  }
}

/** Why the events of a moment happened, each by its number, as `fermata explain` says it. */
function explained({ names, entry, at: standAt }: Tape, at: number, before: number): string {
  const match = standAt(at);
  const texts = Array.from({ length: match.log.length - before }, (_, more) => {
    const index = before + more;
    return `${index}  ${named(explainedText(entry, match, index), names)}`;
  });
  return texts.join('\n\n') || 'Nothing happened with this choice.';
}

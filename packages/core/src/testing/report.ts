import { describeOption, describePrompt } from '../game/describe.ts';
import type { AnyGame } from '../game/game.ts';
import type { Choice, Prompt } from '../game/prompt.ts';
import type { RecordHead } from '../game/record.ts';
import { choicesOf } from '../match/past.ts';
import { headOf } from '../match/record.ts';
import { BrokenInvariant } from './broken-invariant.ts';
import type { Fault } from './fault.ts';
import { unguarded } from './guards.ts';
import type { Played } from './rehearsal.ts';

/** The fault in words, with the match that shows it. */
export function report(game: AnyGame, { number, what, cause, rehearsal: { seats, seed, options }, played }: Fault) {
  const record: RecordHead = recordOf(played) ?? {
    format: 'fermata-1',
    game: game.name,
    version: game.version,
    seats,
    seed,
    options,
    turns: [[]],
  };
  const { steps } = played;
  // A leak is understood by all that led to it.
  const first = number === 9 ? steps : steps.slice(0, STEPS_TOLD);
  const lines = first.map(
    ({ prompt, choice }) =>
      `  ${told(game, (texts) => questionText(texts, prompt))} > ${told(game, (texts) => choiceText(texts, prompt, choice))}`,
  );
  if (steps.length > first.length) lines.push(`  and ${steps.length - first.length} more; error.record has them all`);
  else lines.push(`  record: ${JSON.stringify(record)}`);
  const choices = ['before the first choice', 'after 1 choice'][steps.length] ?? `after ${steps.length} choices`;
  const match = `\n${choices}, seed "${seed}":\n${lines.join('\n')}`;
  return new BrokenInvariant(game.name, number, what, record, match, cause);
}

const STEPS_TOLD = 20;

/** A text of the game, or a plain one where the game's own breaks down: no fault may hide another one. */
function told(game: AnyGame, text: (game: Pick<AnyGame, 'describe'>) => string): string {
  try {
    return unguarded(() => text(game));
  } catch {
    return text({});
  }
}

/** A question and whom it is for. */
export function questionText(game: Pick<AnyGame, 'describe'>, prompt: Prompt): string {
  return `seat ${prompt.seat}: ${describePrompt(game, prompt)}`;
}

/** What was chosen, as the game describes it. */
export function choiceText(game: Pick<AnyGame, 'describe'>, prompt: Prompt, choice: Choice): string {
  const chosen = typeof choice === 'number' ? [choice] : choice;
  return chosen.map((at) => describeOption(game, prompt.options[at], prompt)).join(', ') || 'none';
}

/** The record with the choice that the rules broke over: the match itself stands before it. */
function recordOf({ match, steps }: Played): RecordHead | undefined {
  if (match === undefined) return undefined;
  const last = steps.at(-1);
  for (const open of match.exec.open.filter(({ prompt }) => prompt.id === last?.prompt.id)) {
    match.exec.answer(open, last?.choice as Choice); // the last one is there
  }
  return headOf(match, [choicesOf(match)]);
}

import type { AnyEvent } from './flow.ts';
import type { Game } from './game.ts';
import type { Prompt } from './prompt.ts';

type Rules = Pick<Game<object, never, unknown>, 'describe'>;

/** Text for an event, also one with fields hidden. */
export function describeEvent(game: object, event: AnyEvent): string {
  const text = (game as Rules).describe?.event?.(event as never); // any event of this game
  if (text !== undefined) return text;
  const fields = Object.entries(event).filter(([key]) => key !== 'type');
  return [event.type, ...fields.map(([key, value]) => `${key} ${plain(value)}`)].join(' ');
}

/** Text for a question. */
export function describePrompt(game: object, prompt: Prompt): string {
  return (game as Rules).describe?.prompt?.(prompt) ?? prompt.label;
}

/** Text for an option of a question. */
export function describeOption(game: object, option: unknown, prompt: Prompt): string {
  return (game as Rules).describe?.option?.(option, prompt) ?? plain(option);
}

function plain(value: unknown): string {
  if (value === null) return '?';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

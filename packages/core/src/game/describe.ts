import type { AnyEvent } from './flow.ts';
import type { Game } from './game.ts';
import type { Prompt } from './prompt.ts';

type Rules = Pick<Game<object, never, unknown>, 'describe'>;

/**
 * Text for an event, also one with fields hidden. Where the game says nothing, its fields are listed.
 *
 * @example
 * ```ts
 * import { describeEvent } from '@fermata/core/host';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const [event] = scripted(pig, { chance: { die: [4] } }).events;
 * describeEvent(pig, event!); // → 'Seat 0 rolls a 4.'
 * describeEvent({}, event!); // → 'rolled seat 0 die 4'
 * ```
 */
export function describeEvent(game: object, event: AnyEvent): string {
  const text = (game as Rules).describe?.event?.(event as never); // any event of this game
  if (text !== undefined) return text;
  const fields = Object.entries(event).filter(([key]) => key !== 'type');
  return [event.type, ...fields.map(([key, value]) => `${key} ${plain(value)}`)].join(' ');
}

/**
 * Text for a question. Where the game says nothing, it is the label.
 *
 * @example
 * ```ts
 * import { describePrompt } from '@fermata/core/host';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const [prompt] = scripted(pig, { chance: { die: [4] } }).prompts();
 * describePrompt(pig, prompt!); // → 'Roll or hold?'
 * ```
 */
export function describePrompt(game: object, prompt: Prompt): string {
  return (game as Rules).describe?.prompt?.(prompt) ?? prompt.label;
}

/**
 * Text for an option of a question. Where the game says nothing, it is shown as it is.
 *
 * @example
 * ```ts
 * import { connectFour } from '@fermata/connect-four';
 * import { start } from '@fermata/core';
 * import { describeOption } from '@fermata/core/host';
 *
 * const [prompt] = start(connectFour).prompts();
 * prompt!.options[3]; // → 3
 * describeOption(connectFour, 3, prompt!); // → 'column 4'
 * ```
 */
export function describeOption(game: object, option: unknown, prompt: Prompt): string {
  return (game as Rules).describe?.option?.(option, prompt) ?? plain(option);
}

function plain(value: unknown): string {
  if (value === null) return '?';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

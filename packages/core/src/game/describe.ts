import { checkGiven, nameOf } from '../fields/given.ts';
import { plainJson } from '../values/json.ts';
import type { AnyEvent, Seat } from './flow.ts';
import type { Game } from './game.ts';
import type { Choice, Exception, Prompt } from './prompt.ts';

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
  checkGiven('an event', event);
  const text = textsOf(game)?.event?.(event as never); // any event of this game
  if (text !== undefined) return text;
  const { type, ...fields } = event;
  return [type, ...Object.entries(fields).map(([key, value]) => `${key} ${plain(value)}`)].join(' ');
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
  checkGiven('a prompt', prompt);
  return textsOf(game)?.prompt?.(prompt) ?? prompt.label;
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
  checkGiven('a prompt', prompt);
  return textsOf(game)?.option?.(option, prompt) ?? plain(option);
}

/**
 * Text for what a card, a piece or a move does, by its name in a scene; undefined where the game says nothing.
 *
 * @example
 * ```ts
 * import { describeThing } from '@fermata/core/host';
 * import { itemDuel } from '@fermata/item-duel';
 *
 * describeThing(itemDuel, 'no such thing'); // → undefined
 * ```
 */
export function describeThing(game: object, name: string): string | undefined {
  checkGiven('a text', name);
  return textsOf(game)?.thing?.(name);
}

/** A prompt as it travels: JSON, with its texts, and without functions. */
export interface Asked {
  /** The id of the prompt. */
  readonly id: number;
  /** Who is asked. */
  readonly seat: Seat;
  /** The question, as the rules ask it. */
  readonly label: string;
  /** The same for people. */
  readonly text: string;
  /** All that may be chosen. An answer is an index into it. */
  readonly options: readonly unknown[];
  /** A text for each option. */
  readonly texts: readonly string[];
  /** How many may be chosen, where it is a set. */
  readonly several?: { readonly min: number; readonly max: number };
  /** What is not offered, why, and its text. */
  readonly except: readonly (Exception & { readonly text: string })[];
  /** What the question is about. */
  readonly about?: unknown;
  /** The choice that a time-out makes. */
  readonly otherwise?: Choice;
}

/**
 * A prompt as JSON with its texts: for whoever shows it from afar, by a thread, a socket or a tool.
 *
 * @example
 * ```ts
 * import { connectFour } from '@fermata/connect-four';
 * import { start } from '@fermata/core';
 * import { asked } from '@fermata/core/host';
 *
 * const [prompt] = start(connectFour).prompts();
 * asked(connectFour, prompt!).texts[3]; // → 'column 4'
 * ```
 */
export function asked(game: object, prompt: Prompt): Asked {
  const text = describePrompt(game, prompt);
  const { id, seat, label, options, several: set, about, otherwise } = prompt;
  const textOf = (option: unknown) => describeOption(game, option, prompt);
  const several = set && { min: set.min, max: set.max };
  const except = prompt.except.map(({ option, why }) => ({ option, why, text: textOf(option) }));
  const texts = options.map(textOf);
  return plainJson<Asked>({ id, seat, label, text, options, texts, several, except, about, otherwise });
}

/** What the game says for people; whatever is nothing else may be one that says nothing. */
function textsOf(game: object): Game<object, never, unknown>['describe'] {
  if (Object(game) !== game || nameOf(game)) checkGiven('a game', game);
  return (game as Game<object, never, unknown>).describe;
}

function plain(value: unknown): string {
  if (value === null) return '?';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

import type { Choice } from '@fermata/core';
import { nearest } from '@fermata/core/fields';
import { UsageError } from '../usage-error.ts';
import { hintFor, type ShownQuestion } from './question.ts';

/**
 * The choice that a line means: keys, or how the text of an option begins. Throws a UsageError that says what is wrong with
 * which part; `commands` are what else might have been meant. Whether the choice is legal is for core to say.
 */
export function parseChoice(question: ShownQuestion, line: string, commands: readonly string[]): Choice {
  if (line === '') throw wrong(question, 'that line is empty');
  if (question.several === undefined) return parseOption(question, line, commands);
  if (line === 'none') return [];
  const picked = line.split(',').map((part) => parseOption(question, part.trim(), commands));
  const twice = picked.find((index, at) => picked.indexOf(index) !== at);
  if (twice !== undefined) throw wrong(question, `"${question.texts[twice]}" is chosen twice`);
  return picked.sort((a, b) => a - b);
}

function parseOption(question: ShownQuestion, text: string, commands: readonly string[]): number {
  const { texts, except } = question;
  const [at, another] = meant(question, plain(text));
  if (another !== undefined) throw wrong(question, `"${text}" may mean several options`);
  if (at !== undefined) return at;
  const held = except.find((it) => it.key === text || plain(it.text) === plain(text));
  if (held !== undefined) throw wrong(question, `"${held.text}" is not offered: ${held.why}`);
  if (NUMBER.test(text)) throw wrong(question, `there is no option ${text}${question.isLettered ? LETTERED : ''}`);
  const near = nearest(text, [...texts, ...commands]);
  if (near === undefined) throw wrong(question, `"${text}" is neither an option nor a command`);
  throw new UsageError(`"${text}" is neither an option nor a command; did you mean ${near}?`);
}

/** The options whose key or text was typed, or else how their text begins. */
function meant({ keys, texts }: ShownQuestion, typed: string): readonly number[] {
  const places = (list: readonly string[], fits: (it: string) => boolean) =>
    list.flatMap((it, at) => (fits(plain(it)) ? [at] : []));
  // Where one option is called as the key of another is, either may be meant.
  const exact = new Set([keys, texts].flatMap((list) => places(list, (it) => it === typed)));
  if (exact.size > 0 || typed === '' || NUMBER.test(typed)) return [...exact];
  return places(texts, (it) => it.startsWith(typed));
}

const NUMBER = /^\d+$/;
const LETTERED = ' here, where options begin with numbers and their keys are letters';

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s-]+/g, ' ');
}

function wrong(question: ShownQuestion, what: string): UsageError {
  const hint = hintFor(question);
  return new UsageError(`${what}; ${hint.charAt(0).toLowerCase()}${hint.slice(1)}`);
}

import { describeOption, describePrompt, type Json, type Prompt } from '@fermata/core';
import { paint } from './paint.ts';

/** A question as a person sees it: for each option a text, the key to type for it, and a line that shows both. */
export interface Question {
  readonly label: string;
  readonly texts: readonly string[];
  readonly keys: readonly string[];
  readonly lines: readonly string[];
  /** How many may be chosen, where it is for several. */
  readonly several?: { readonly min: number; readonly max: number } | undefined;
  /** What is not offered, and why; with the key where it would have one of its own. */
  readonly except: readonly { readonly text: string; readonly key: string | undefined; readonly why: string }[];
}

/** The question of a prompt, in the words of the game. */
export function questionOf(game: object, prompt: Prompt): Question {
  const say = (option: Json) => describeOption(game, option, prompt);
  const question = questionWith(describePrompt(game, prompt), prompt.options.map(say));
  const hasOwnKeys = question.lines === question.texts;
  const except = prompt.except.map(({ option, why }) => {
    const text = say(option);
    return { text, key: hasOwnKeys ? numberIn(text) : undefined, why };
  });
  return { ...question, several: prompt.several, except };
}

/** A question with a key for each option. Where options differ only in a number of their own, that is the key. */
export function questionWith(label: string, texts: readonly string[]): Question {
  const numbers = texts.flatMap((text) => numberIn(text) ?? []);
  const frames = new Set(texts.map((text) => text.replace(NUMBER, '#')));
  if (frames.size === 1 && new Set(numbers).size === texts.length) {
    return { label, texts, keys: numbers, lines: texts, except: [] };
  }
  // Numbers beside numbers would be mistaken for each other.
  const keys = texts.map((_, at) => (texts.some((text) => /^\d/.test(text)) ? letters(at) : String(at + 1)));
  const lines = texts.map((text, at) => `${(keys[at] ?? '').padStart(widest(keys))}  ${text}`);
  return { label, texts, keys, lines, except: [] };
}

/** The question with its options, and a note beside each where there are notes. Many short options share a row. */
export function offer(question: Question, notes: readonly string[] = []): string {
  const { label, keys, lines, several } = question;
  const width = widest(lines);
  const cells = lines.map((line, at) => {
    const key = keys[at] ?? '';
    return `  ${line.padEnd(width)}  ${notes[at] ?? ''}`.replace(key, paint.cyan(key));
  });
  const columns = cells.length > LIST_MAX ? Math.max(1, Math.floor(ROW_WIDTH / (width + 4))) : 1;
  const starts = cells.map((_, at) => at).filter((at) => at % columns === 0);
  const rows = starts.map((at) =>
    cells
      .slice(at, at + columns)
      .join('')
      .trimEnd(),
  );
  return [paint.bold(label), ...rows, ...(several === undefined ? [] : [paint.dim(hintFor(question))])].join('\n');
}

/** More options than this are set in columns. */
const LIST_MAX = 4;
const ROW_WIDTH = 78;

/** How to answer, in a few words. */
export function hintFor({ keys, several }: Question): string {
  if (several === undefined) return `Type ${orList(keys)}.`;
  const { min, max } = several;
  const example = keys.slice(0, Math.max(min, Math.min(2, max))).join(',');
  return `Choose ${min === max ? min : `${min} to ${max}`}, such as ${example}${min === 0 ? '; or none' : ''}.`;
}

const NUMBER = /\d+/;

function numberIn(text: string): string | undefined {
  return text.match(NUMBER)?.[0];
}

/** a to z, then aa, ab and so on. */
function letters(at: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}

function orList(keys: readonly string[]): string {
  const isRun = keys.every((key, at) => key === letters(at) || Number(key) === Number(keys[0]) + at);
  if (keys.length > 3 && isRun) return `${keys[0]} to ${keys.at(-1)}`;
  return keys.length < 2 ? keys.join('') : `${keys.slice(0, -1).join(', ')} or ${keys.at(-1)}`;
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.length));
}

import type { CatalogEntry } from '@fermata/catalog';
import type { Prompt } from '@fermata/core';
import { describeOption, describePrompt } from '@fermata/core/host';
import { answerNumbers } from '@fermata/scene';
import { paint } from '../paint.ts';
import { type Size, shorten, wrap } from '../wrap.ts';

/** A question as a person sees it: for each option a text, the key to type for it, and a line that shows both. */
export interface ShownQuestion {
  readonly label: string;
  readonly texts: readonly string[];
  readonly keys: readonly string[];
  readonly lines: readonly string[];
  /** True where keys are letters: an option begins with a number, and numbers beside numbers would be mistaken for each other. */
  readonly isLettered?: boolean;
  /** How many may be chosen, where it is for several. */
  readonly several?: { readonly min: number; readonly max: number } | undefined;
  /** What is not offered, and why; with the key where it would have one of its own. */
  readonly except: readonly { readonly text: string; readonly key: string | undefined; readonly why: string }[];
}

/** The question of a prompt, in the words of the game; `say` puts names into them. */
export function questionOf(
  { game, staging }: Pick<CatalogEntry, 'game' | 'staging'>,
  prompt: Prompt,
  say: (text: string) => string = (text) => text,
): ShownQuestion {
  const tell = (option: unknown) => say(describeOption(game, option, prompt));
  const label = say(describePrompt(game, prompt));
  const question = questionWith(label, prompt.options.map(tell), answerNumbers(staging, prompt));
  const hasOwnKeys = question.lines === question.texts;
  const except = prompt.except.map(({ option, why }) => {
    const text = tell(option);
    return { text, key: hasOwnKeys ? numberIn(text) : undefined, why: say(why) };
  });
  return { ...question, several: prompt.several, except };
}

/** A question with a key for each option. Where options differ only in a number of their own, that is the key. */
export function questionWith(
  label: string,
  texts: readonly string[],
  counted: readonly number[] = texts.map((_, at) => at + 1),
): ShownQuestion {
  const numbers = texts.flatMap((text) => numberIn(text) ?? []);
  const frames = new Set(texts.map((text) => text.replace(NUMBER, '#')));
  if (frames.size === 1 && new Set(numbers).size === texts.length) {
    return { label, texts, keys: numbers, lines: texts, except: [] };
  }
  const isLettered = texts.some((text) => /^\d/.test(text));
  const keys = counted.map((number) => (isLettered ? letters(number - 1) : String(number)));
  const lines = texts.map((text, at) => `${(keys[at] ?? '').padStart(widest(keys))}  ${text}`);
  return { label, texts, keys, lines, except: [], isLettered };
}

/**
 * The question with its options, and a note beside each where there are notes. Many short options share a row. Where
 * `size` says what fits, long options are wrapped; if that is too much they are cut, and if it still is, set in pages.
 */
export function offer(question: ShownQuestion, notes: readonly string[] = [], size?: Size, page = 0): string {
  const { label, several, isLettered } = question;
  const hint = several === undefined && !isLettered ? [] : [paint.dim(hintFor(question))];
  const [shown, beside] = byKey(question, notes);
  const rows = size === undefined ? cellRows(shown, beside, ROW_WIDTH) : fittingRows(shown, beside, size, page);
  return [paint.bold(label), ...rows, ...hint].join('\n');
}

/** The options as they are listed: a game may give numbers in another order than it offers. */
function byKey(question: ShownQuestion, notes: readonly string[]): [ShownQuestion, readonly string[]] {
  const order = keyOrder(question);
  const sorted = (list: readonly string[]) => order.map((at) => list[at] ?? '');
  const { keys, texts, lines } = question;
  const shown = {
    ...question,
    keys: sorted(keys),
    texts: sorted(texts),
    lines: lines === texts ? sorted(texts) : sorted(lines),
  };
  return [shown, notes.length === 0 ? notes : sorted(notes)];
}

function keyOrder({ keys }: ShownQuestion): number[] {
  const places = keys.map((_, at) => at);
  return keys.every((key) => /^\d+$/.test(key)) ? places.sort((a, b) => Number(keys[a]) - Number(keys[b])) : places;
}

/** Keys to go through, in the order in which they are listed, each with the text that it stands for. */
export function suggestionsFor(question: ShownQuestion): { readonly key: string; readonly text: string }[] {
  const { keys, texts } = question;
  return keyOrder(question).map((at) => {
    const [key = '', text = ''] = [keys[at], texts[at]];
    return { key, text: key === text ? '' : text };
  });
}

/** Options in columns, each row a line. */
function cellRows({ keys, lines }: ShownQuestion, notes: readonly string[], columns: number): string[] {
  const width = widest(lines);
  const cells = lines.map((line, at) => {
    const key = keys[at] ?? '';
    return `  ${line.padEnd(width)}  ${notes[at] ?? ''}`.replace(key, paint.cyan(key));
  });
  const isList = cells.length <= LIST_MAX || notes.some((note) => note !== '');
  const across = isList ? 1 : Math.max(1, Math.floor(columns / (width + 4)));
  const starts = cells.map((_, at) => at).filter((at) => at % across === 0);
  return starts.map((at) =>
    cells
      .slice(at, at + across)
      .join('')
      .trimEnd(),
  );
}

function fittingRows(question: ShownQuestion, notes: readonly string[], size: Size, page: number): string[] {
  const { lines } = question;
  const [columns, room] = [size.columns - 1, size.rows - ROWS_KEPT];
  const isShort = widest(lines) + 4 <= columns;
  if (isShort && (lines.length > LIST_MAX || notes.length > 0))
    return paged(cellRows(question, notes, columns), room, page);
  const whole = blocks(question, (line, hang) => wrap(line, columns, hang).split('\n'));
  if (whole.length <= room) return whole;
  const cut = blocks(question, (line) => [shorten(line, columns)]);
  return [...paged(cut, room - 1, page), paint.dim('Type look and a key for the whole text of an option.')];
}

/** One option below the other; those that say the same of several, or begin alike, under a heading. */
function blocks({ keys, texts, lines }: ShownQuestion, lay: (line: string, hang: number) => string[]): string[] {
  const parts = texts.map((text) => partsOf(text));
  const isTold = parts.some((part, at) => part !== undefined && isAlike(part, parts[at + 1], 'tail'));
  const by = isTold ? 'tail' : 'head';
  const depth = Math.max(...keys.map((key) => key.length)) + 2;
  return texts.flatMap((text, at) => {
    const [part, key] = [parts[at], keys[at] ?? ''];
    const isGrouped = isTold
      ? isAlike(part, parts[at - 1], by) || isAlike(part, parts[at + 1], by)
      : parts.filter((it) => isAlike(it, part, by)).length > 1;
    const [heading = '', own = text] =
      !isGrouped || !part ? [] : isTold ? [part.tail, part.head] : [part.head, part.tail];
    const begins = heading === '' || isAlike(part, parts[at - 1], by) ? [] : headed(heading, isTold, lay);
    const shown = isTold ? own.replace(/: $/, '') : own;
    const line = lines[at] === text ? `  ${text}` : `  ${key.padStart(depth - 2)}  ${shown}`;
    return [...begins, ...lay(line, depth).map((row, nth) => (nth === 0 ? row.replace(key, paint.cyan(key)) : row))];
  });
}

/** What several options have in common: where they begin alike it is underlined. */
function headed(text: string, isTail: boolean, lay: (line: string, hang: number) => string[]): string[] {
  return isTail ? lay(`  ${text}`, 2) : [`  ${paint.underline(text.trim())}`];
}

/** An option such as *Into the forest: Owl*. */
interface Parts {
  readonly head: string;
  readonly tail: string;
}

function partsOf(text: string): Parts | undefined {
  const head = text.match(HEAD)?.[0];
  return head === undefined ? undefined : { head, tail: text.slice(head.length) };
}

function isAlike(one: Parts | undefined, other: Parts | undefined, by: keyof Parts): boolean {
  return one !== undefined && one[by] === other?.[by];
}

/** One page of the rows, and how to get to the next. */
function paged(rows: readonly string[], room: number, page: number): string[] {
  if (rows.length <= room) return [...rows];
  const height = Math.max(1, room - 1);
  const pages = Math.ceil(rows.length / height);
  const at = page % pages;
  return [
    ...rows.slice(at * height, (at + 1) * height),
    paint.dim(`Page ${at + 1} of ${pages}; type more for the next.`),
  ];
}

/** What several options may begin with, such as "Into the forest: ". */
const HEAD = /^[^:(]{2,30}: /;
/** More options than this are set in columns. */
const LIST_MAX = 4;
const ROW_WIDTH = 78;
/** Rows of a screen for the question itself, a hint and the line to type on. */
const ROWS_KEPT = 4;

/** How to answer, in a few words. */
export function hintFor(question: ShownQuestion): string {
  const { several, isLettered } = question;
  const keys = suggestionsFor(question).map(({ key }) => key);
  if (several === undefined) return `Type ${orList(keys)}${isLettered ? ', or the text itself' : ''}.`;
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

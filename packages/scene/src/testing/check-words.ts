import type { Scene } from '../scene.ts';
import type { Fail } from './broken-staging.ts';

/** S8: whatever is read aloud reads as words. */
export function checkWords({ places, pieces }: Scene, fail: Fail): void {
  for (const { id, name, facts = [] } of places) checkTexts(id, [name, ...facts.flat()], fail);
  for (const { id, name, facts = [], printed = [] } of pieces)
    checkTexts(id, [name, ...facts.flat(), ...printed.flat()], fail);
}

/** What a match was decided by is a sentence. */
export function checkVerdict(verdict: string, fail: Fail): void {
  if (!isRead(verdict) || !/^[A-Z].*\.$/.test(verdict))
    fail('S8', `the verdict ${JSON.stringify(verdict)} is no sentence`);
}

function checkTexts(id: string, texts: readonly (string | number)[], fail: Fail): void {
  for (const text of texts)
    if (!isRead(text)) fail('S8', `"${id}" says ${JSON.stringify(text)}, which does not read as words`);
}

function isRead(text: string | number): boolean {
  if (typeof text === 'number') return Math.round(text * PARTS) / PARTS === text;
  if (READ.has(text)) return true;
  if (text.trim() === '' || NO_WORDS.some((pattern) => pattern.test(text))) return false;
  if (READ.size < READ_MAX) READ.add(text);
  return true;
}

/** What was found to read as words: scene after scene says nearly the same, and looking again is a tenth of a check. */
const READ = new Set<string>();
const READ_MAX = 10_000;

/** Nobody reads more than two decimals aloud. */
const PARTS = 100;

/** What stands in programs and not in sentences. A word with a dash, `e4`, and 2.5 are words. */
const NO_WORDS = [
  /[_{}[\]<>]/,
  /\p{Cc}/u, // line breaks and tabs
  /\b(?:undefined|null|NaN)\b/,
  /[a-z][A-Z]{2}/,
  /\b[a-z]+[A-Z][a-z]/, // camelCase
  /\b[a-z]+(?:-[a-z]+)+-\d+\b/, // black-throated-loon-2
  /[a-z]{2}\.[a-z\d]/i, // zone.hand.0
  /&#?\w+;/,
] as const;

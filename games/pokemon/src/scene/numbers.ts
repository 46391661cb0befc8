import { useIn } from '../arena/uses.ts';
import { parseOption } from '../battle/choices.ts';

const MOVES_MAX = 4;

/**
 * Each move keeps the number of its slot, and whoever may come in that of its place behind them: what is disabled, used up or
 * has fainted leaves a gap. Items, of which there are others every time, are counted between the two.
 */
export function numbersOf(options: readonly unknown[]): readonly number[] {
  const texts = options.map(String);
  const isItem = texts.map((text) => useIn(text) !== undefined);
  const items = isItem.filter(Boolean).length;
  const hasMoves = texts.some((text, at) => isItem[at] || parseOption(text).do !== 'switch');
  let counted = 0;
  return texts.map((text, nth) => {
    if (isItem[nth]) return MOVES_MAX + ++counted;
    const { do: what, at } = parseOption(text);
    if (what === 'switch') return at + (hasMoves ? MOVES_MAX + items : 0); // places of the party begin with who fights
    return what === 'move' ? at + 1 : 1;
  });
}

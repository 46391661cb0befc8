import { useIn } from '../arena/uses.ts';
import { parseOption } from '../battle/choices.ts';

const MOVES_MAX = 4;
/** Five of a party of six, and so the number of the last that may come in. */
const COMES_IN_MAX = MOVES_MAX + 5;

/**
 * Each move keeps the number of its slot, and whoever may come in that of its place behind them: what is disabled, used up or
 * has fainted leaves a gap. Items, of which there are others every time, are counted from there on.
 */
export function numbersOf(options: readonly unknown[]): readonly number[] {
  const texts = options.map(String);
  const hasMoves = texts.some((text) => useIn(text) !== undefined || parseOption(text).do !== 'switch');
  let counted = 0;
  return texts.map((text) => {
    if (useIn(text) !== undefined) return COMES_IN_MAX + ++counted;
    const { do: what, at } = parseOption(text);
    if (what === 'switch') return at + (hasMoves ? MOVES_MAX : 0); // places of the party begin with who fights
    return what === 'move' ? at + 1 : 1;
  });
}

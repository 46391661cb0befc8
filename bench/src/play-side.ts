/**
 * One side of a bench, in a process of its own: plays a slice whenever it is told to. Started by hand, it plays some slices
 * and says what they took: for a profiler to look at.
 */
import { benchNamed } from './list.ts';
import { settle, stop } from './settings.ts';
import { playSlice } from './slice.ts';

const SLICES_BY_HAND = 50;

settle();
const [name = '', side = ''] = process.argv.slice(2);
const { measure } = await benchNamed(name);
if (typeof measure === 'function') stop(`${name} does not time two sides`);
if (side !== 'ours' && side !== 'peer') stop(`a side is ours or peer; got "${side}"`);
const work = measure[side]();
if (process.send === undefined) {
  for (let left = SLICES_BY_HAND; left > 0; left--) {
    const { ms, units } = playSlice(work);
    console.log(`${((ms * 1e6) / units).toFixed(0)} ns/${measure.unit}`);
  }
} else {
  process.on('message', () => process.send?.(playSlice(work), undefined, undefined, () => {})); // nobody may be left to tell
  process.on('disconnect', () => process.exit());
}

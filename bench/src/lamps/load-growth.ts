import { load } from '@fermata/core/host';
import type { Bench } from '../bench.ts';
import { inTurn } from '../sides.ts';
import { lamps } from './game.ts';
import { longMatch } from './long-match.ts';

const LONG = 10_000;
const SHORT = 1_000;

export const bench: Bench = {
  name: 'load_growth',
  about: `load a record, all fingerprints checked: a choice of one with ${LONG} choices, over one of ${SHORT}`,
  bar: { atMost: 1.5 },
  measure: { ours: () => loadsOf(LONG), peer: () => loadsOf(SHORT), unit: 'choice', ratio: 'cost', apart: false },
};

function loadsOf(choices: number) {
  const records = Array.from({ length: 4 }, (_, seed) => JSON.parse(JSON.stringify(longMatch(choices, seed).record())));
  return inTurn(records, (record) => load(lamps, record).choices);
}

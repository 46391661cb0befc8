import { ANYTHING, picksAfter, type SetOffer } from '../../execution/picks.ts';
import { isChoice } from '../../game/prompt.ts';
import { seeded } from '../../oracle/seeded.ts';

/** All that a patient seat may find out about a set: every pair, and what a few longer picks lead to; of few options, all. */
export function thoroughly(offer: SetOffer): object {
  const first = picksAfter(offer, []);
  const second = first.next.slice(0, PAIRED).map((at) => pairsWith(offer, at));
  if (offer.options.length <= ALL_TRIED) return { ...first, second, sets: legalSets(offer) };
  return { ...first, second, walks: Array.from({ length: WALKS }, (_, walk) => walked(offer, `${walk}`)) };
}

/** What may be picked after the first, and with which of them one may stop. */
function pairsWith(offer: SetOffer, at: number): object {
  const picks = picksAfter(offer, [at]);
  if (offer.several.enough === ANYTHING) return picks; // what fits may stop, as many as are wanted
  return { ...picks, ends: picks.next.filter((other) => isChoice(offer, [at, other])) };
}

/** Which of all sets are legal. */
function legalSets(offer: SetOffer): readonly (readonly number[])[] {
  const places = [...offer.options.keys()];
  const sets = Array.from({ length: 2 ** places.length }, (_, bits) => places.filter((at) => (bits >> at) % 2 === 1));
  return sets.filter((set) => isChoice(offer, set));
}

const ALL_TRIED = 7;

/** First options of pairs, and walks. */
const PAIRED = 60;
const WALKS = 4;

/** What is offered along a way that is the same in every world, as long as the same is offered. */
function walked(offer: SetOffer, seed: string): unknown[] {
  const oracle = seeded(seed);
  const picked: number[] = [];
  const met: unknown[] = [];
  while (picked.length < FAR) {
    const { next, done } = picksAfter(offer, picked);
    met.push(next, done);
    if (next.length === 0) break;
    picked.push(next[oracle.int(next.length, 'pick')] as number); // one of them
  }
  return met;
}

const FAR = 6;

import { HALT } from '../../execution/tap.ts';
import { begin } from '../../match/origin.ts';
import { choicesOf } from '../../match/past.ts';
import { seeded } from '../../oracle/seeded.ts';
import { timed } from '../deadline.ts';
import { LOOK_FIRST } from '../strict.ts';
import { placesIn, type Subject, Unkept } from './subject.ts';

/**
 * Invariant 7: whatever a word throws comes out of the rules. Undo, forks and exploration stop a flow by throwing through it;
 * one that catches that goes on, and what is looked at is no longer what was played.
 */
export function nothingCaught(subject: Subject): void {
  const words: string[] = [];
  executed(subject, (word) => void words.push(word));
  for (const at of placesIn(subject, 'what a word throws might be caught', somePlaces(words, subject))) {
    let met = 0;
    const end = executed(subject, () => {
      if (met++ === at) throw HALT;
    });
    // Where it did not come so far, the match is another one each time: that is for other checks to say.
    if (met <= at || (end === 'halted' && met === at + 1)) continue;
    throw new Unkept(`the rules catch what ${words[at]} throws, and go on; ${LOOK_FIRST}`);
  }
}

/** Plays it all again and tells of every word. */
function executed({ game, match }: Subject, meet: (word: string) => void): 'over' | 'halted' | 'broken' {
  const exec = begin(timed(game), match.origin, choicesOf(match));
  exec.watch({
    before: ({ type }) => meet(`emit "${type}"`),
    draws: (label) => meet(`chance "${label}"`),
    answered: ({ label }) => meet(`the question "${label}"`),
  });
  try {
    return exec.advance() ? 'over' : 'halted';
  } catch {
    return 'broken';
  }
}

/** Where each word is met first, and a few of the others. */
function somePlaces(words: readonly string[], { rehearsal }: Subject): number[] {
  const oracle = seeded(rehearsal.seed, 7);
  const places = new Set([...new Set(words)].slice(0, WORDS_TRIED).map((word) => words.indexOf(word)));
  for (let more = 0; more < OTHERS_TRIED && words.length > 0; more++) places.add(oracle.int(words.length, 'word'));
  return [...places];
}

const WORDS_TRIED = 20;
const OTHERS_TRIED = 5;

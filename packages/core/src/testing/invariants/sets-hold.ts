import { ANYTHING, isSet } from '../../execution/picks.ts';
import type { Prompt, SetRule } from '../../game/prompt.ts';
import { seeded } from '../../oracle/seeded.ts';
import { canonical } from '../../values/canonical.ts';
import { said } from '../said.ts';
import { Unkept } from './subject.ts';

/** A set that fits grew from sets that fit, or nobody could ever pick it; and to ask about a set changes nothing. */
export function setsHold(prompt: Prompt): void {
  if (!isSet(prompt) || (prompt.several.fits === ANYTHING && prompt.several.enough === ANYTHING)) return;
  const { label, options, several } = prompt;
  for (const set of someSets(options, several)) {
    const fits = set.map((_, at) => asked(label, 'fits', several, set.slice(0, at + 1)));
    asked(label, 'enough', several, set);
    const at = fits.indexOf(false);
    if (at < 0 || !fits.slice(at).includes(true)) continue;
    const [less, more] = [set.slice(0, at + 1), set.slice(0, fits.lastIndexOf(true) + 1)];
    if (asked(label, 'fits', several, less))
      throw new Unkept(
        `fits of "${label}" contradicts itself: it allows ${said(less)} now, and now not; let it judge by what is picked alone, and change nothing`,
      );
    throw new Unkept(
      `fits of "${label}" allows ${said(more)}, which nobody can pick, since it does not allow ${said(less)}; if a set fits, so must every set it grew from`,
    );
  }
}

function asked(label: string, what: 'fits' | 'enough', several: SetRule, picked: readonly unknown[]): boolean {
  const given = [...picked];
  const before = canonical(given);
  const answer = several[what](given);
  if (canonical(given) === before) return answer;
  throw new Unkept(`${what} of "${label}" changes what it is asked about, ${said(picked)}; let it only look`);
}

/** A few sets, in the order of the options: the first ones, then any. */
function someSets(options: readonly unknown[], { max }: SetRule): unknown[][] {
  const oracle = seeded('sets');
  const length = Math.min(max, options.length, LONGEST);
  const sets = [options.slice(0, length)];
  while (sets.length < TRIED) {
    const places = Array.from({ length }, () => oracle.int(options.length, 'place'));
    const apart = [...new Set(places)].sort((one, other) => one - other);
    sets.push(apart.map((at) => options[at]));
  }
  return sets;
}

const TRIED = 6;
const LONGEST = 4;

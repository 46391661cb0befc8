import { seeded } from '../oracle/seeded.ts';
import { Time } from './time.ts';

/** A fault that a list of numbers leads to. */
interface ShownFault {
  readonly rehearsal: { readonly numbers: readonly number[] };
}

/**
 * Looks for a shorter list of numbers that shows the same fault: cuts the end off, takes pieces out, tries a few equal
 * numbers, takes one out while another is changed, and only then makes numbers small: few choices are worth more than small ones. `faultOf` answers
 * undefined where the fault does not show; its answer may need fewer numbers than were tried. `lengths` are tried first.
 */
export function shorten<F extends ShownFault>(
  fault: F,
  faultOf: (numbers: readonly number[]) => F | undefined,
  lengths: readonly number[] = [],
): F {
  let time = new Time(SECONDS);
  let best = fault;
  let left = TRIES;
  const count = () => best.rehearsal.numbers.length;
  /** True if that shows the fault, too. */
  const attempt = (numbers: readonly number[]): boolean => {
    const found = left-- > 0 && !time.isUp ? faultOf(numbers) : undefined;
    best = found ?? best;
    return found !== undefined;
  };
  lengths.some((length) => length < count() && attempt(best.rehearsal.numbers.slice(0, length)));
  for (let size = count(); size >= 1; size = Math.floor(size / 2)) {
    for (let end = count(); end > 0; end = Math.min(end - size, count())) {
      attempt(best.rehearsal.numbers.toSpliced(Math.max(end - size, 0), size));
    }
  }
  if (count() <= EQUAL_MAX) {
    left = MORE_TRIES;
    fewEqual(count()).some(attempt);
  }
  while (count() > 1 && count() <= CHANGED_MAX && oneFewer(best.rehearsal.numbers).some(attempt));
  time = new Time(SECONDS / 3);
  if (count() > 0) attempt(best.rehearsal.numbers.map(() => 0));
  for (let at = 0; at < count(); at++) {
    for (const small of [1, 0]) {
      if ((best.rehearsal.numbers[at] as number) > small) attempt(best.rehearsal.numbers.with(at, small)); // within the list
    }
  }
  return best;
}

/** Matches played in the search, and its time: enough for a short match, few enough to stay quick. */
const TRIES = 300;
/** And of few numbers, which do not take long. */
const MORE_TRIES = 3_000;
const SECONDS = 3;

/** Lists of equal numbers, the shortest first, large ones first: what adds up is reached soonest by them. */
function fewEqual(count: number): readonly (readonly number[])[] {
  const lengths = Array.from({ length: Math.max(count - 1, 0) }, (_, at) => at + 1);
  return lengths.flatMap((length) => LARGE.map((number) => Array.from({ length }, () => number)));
}

/** Lists that are one shorter: without one number and with another one changed, then a few of any numbers. */
function oneFewer(numbers: readonly number[]): readonly (readonly number[])[] {
  const lists: number[][] = [];
  for (const at of numbers.keys()) {
    const rest = numbers.toSpliced(at, 1);
    for (const other of rest.keys()) for (const number of LARGE) lists.push(rest.with(other, number));
  }
  const oracle = seeded('fewer');
  for (let any = 0; any < ANY_TRIED; any++) lists.push(numbers.slice(1).map(() => oracle.int(SMALL, 'any')));
  return lists;
}

/** The longest list in which one is changed while another is taken out, the numbers tried, and the lists of any numbers. */
const CHANGED_MAX = 16;
/** The longest for which shorter ones of equal numbers are tried. */
const EQUAL_MAX = 40;
const LARGE = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
const SMALL = 6;
const ANY_TRIED = 30;

/** A fault that a list of numbers leads to. */
interface Shown {
  readonly rehearsal: { readonly numbers: readonly number[] };
}

/**
 * Looks for a shorter list of numbers that shows the same fault: cuts the end off, takes pieces out, makes numbers
 * small. `faultOf` answers undefined where the fault does not show; its answer may need fewer numbers than were tried.
 */
export function shorten<F extends Shown>(fault: F, faultOf: (numbers: readonly number[]) => F | undefined): F {
  let best = fault;
  const count = () => best.rehearsal.numbers.length;
  let left = TRIES;
  const attempt = (numbers: readonly number[]): void => {
    if (left-- > 0) best = faultOf(numbers) ?? best;
  };
  for (let size = count(); size >= 1; size = Math.floor(size / 2)) {
    for (let end = count(); end > 0; end = Math.min(end - size, count())) {
      attempt(best.rehearsal.numbers.toSpliced(Math.max(end - size, 0), size));
    }
  }
  for (let at = 0; at < count(); at++) {
    for (const small of [1, 0]) {
      if ((best.rehearsal.numbers[at] as number) > small) attempt(best.rehearsal.numbers.with(at, small)); // within the list
    }
  }
  return best;
}

/** Matches played in the search: enough for a short match, few enough to stay quick. */
const TRIES = 300;

import { type Chip, type Course, type Leg, likely, NOWHERE } from './course.ts';

/**
 * What no journey along a course outweighs; undefined where that is not known, and 0 where all weigh the same.
 *
 * Where one is named, it matters how many without a name lie there: that varies with chips that may lie there or not. And
 * where two chips are led by what is found out later, they are in each other's way: how much varies if one of them may lie
 * elsewhere.
 */
export function heaviestOf(course: Course): number | undefined {
  const { legs, chips, denied, zones } = course;
  if (zones.length > BITS) return undefined;
  let isCrowded = denied.length > 1;
  let varies = isCrowded;
  let most = 1;
  /** By zone: so many without a name may lie there, and no more. */
  const nameless = course.nameless.map((bodies) => bodies.length);
  /** By chip: the zones where it may lie, as bits. */
  const may = chips.map(({ zone, born }) => (born > 0 ? 0 : zone === NOWHERE ? EVERYWHERE : bit(zone)));
  for (let at = 0; at < legs.length; at++) {
    const { type, chip, from, to } = legs[at] as Leg; // within
    const here = bit(from);
    const there = bit(to);
    if (type === 'any') {
      const { all, led, isUnsure } = meet(course, at, may);
      if (led > 1) {
        isCrowded = true;
        varies ||= isUnsure;
      }
      if (all === 0) add(nameless, from, -1);
      add(nameless, to, 1);
    } else if (type === 'named') {
      varies ||= may.some((zones) => (zones & here) !== 0 && zones !== here);
      most *= nameless[from] as number; // one for each zone
      add(nameless, from, -1);
    }
    if (type === 'seen' || type === 'named') may[chip] = here;
    else if (type === 'lacks') add(may, chip, -(here & (may[chip] as number)));
    else if (chip !== NOWHERE) may[chip] = there;
  }
  if (!varies) return 0;
  return isCrowded ? undefined : most;
}

/** One leaves a zone: how many chips may lie there, how many of them are led, and whether one of those may lie elsewhere. */
function meet(course: Course, at: number, may: number[]): { all: number; led: number; isUnsure: boolean } {
  const { from, to, settles } = course.legs[at] as Leg; // within
  const here = bit(from);
  const there = bit(to);
  let all = 0;
  let led = 0;
  let isUnsure = false;
  for (let one = 0; one < may.length; one++) {
    const was = may[one] as number; // within
    if ((was & here) === 0) continue;
    all++;
    const chip = course.chips[one] as Chip; // within
    const isLed = chip.last > at;
    if (isLed) {
      led++;
      isUnsure ||= was !== here;
    }
    const goes = !isLed || likely(chip, settles + 1, to) > 0;
    const stays = !isLed || likely(chip, at + 1, from) > 0;
    may[one] = (was & ~here) | (goes ? there : 0) | (stays ? here : 0);
  }
  return { all, led, isUnsure };
}

function add(numbers: number[], at: number, more: number): void {
  numbers[at] = (numbers[at] as number) + more; // within
}

const BITS = 31;
const EVERYWHERE = -1;

function bit(zone: number): number {
  return zone === NOWHERE ? 0 : 1 << zone;
}

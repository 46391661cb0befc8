import type { Oracle } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import type { Lie, Moment } from '../secrets/ledger.ts';
import { broken } from '../values/errors.ts';
import { Course } from './course.ts';
import { heaviestOf } from './heaviest.ts';
import { fraction, Journey, type Passage } from './journey.ts';

/**
 * Ways in which hidden tokens of a kind may have gone, as far as a seat can tell: wherever something moved untold, any of
 * those that lay there may have been it. All ways that fit what the seat was told are equally likely.
 *
 * A token that was told of is led by its outlook: as if it were alone, it goes where it is found later as often as it ought
 * to. Where several meet, that is not exact, and neither is what was named late; how far it is off is known for each way
 * (`weight`), and ways that come too often are thrown away.
 */
export class Ways {
  readonly #course: Course;
  /** The largest weight; 0 where all are the same. */
  readonly #heaviest: number;

  constructor(first: Lie, moments: readonly Moment[], turn: readonly Moment[]) {
    this.#course = new Course(first, moments, turn);
    this.#heaviest = this.#weigh();
  }

  deal(oracle: Oracle): Passage {
    for (let tries = 0; tries < TRIES; tries++) {
      const journey = new Journey(this.#course, oracle);
      const weight = journey.go();
      if (weight === 0 || (this.#heaviest > 0 && fraction(oracle) * this.#heaviest >= weight)) continue;
      return journey.finish();
    }
    throw broken('secret', `no way was found in which hidden tokens may have gone, in ${TRIES} tries`);
  }

  /** With chance of its own: so it does not matter who asks first. */
  #weigh(): number {
    const { legs } = this.#course;
    const known = heaviestOf(this.#course);
    if (known !== undefined) return known;
    const oracle = seeded('ways');
    let heavy = 0;
    for (let left = Math.min(SAMPLES_MAX, SAMPLES_MIN + LEGS / legs.length); left > 0; left--)
      heavy = Math.max(heavy, new Journey(this.#course, oracle).go());
    return heavy;
  }
}

const TRIES = 100_000;
/**
 * Journeys that are looked at: the shorter, the more. In 182 courses of Wingspan so many would have left worlds 0.1 % off
 * (total variation, on average), and half as many 1 %.
 */
const [SAMPLES_MIN, SAMPLES_MAX] = [8, 64];
const LEGS = 1_000;

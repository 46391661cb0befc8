import type { Oracle } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import type { Lie, Moment } from '../secrets/ledger.ts';
import { broken } from '../values/errors.ts';
import { Course } from './course.ts';
import { fraction, Journey, type Way } from './journey.ts';

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
  /** The largest weight; undefined where all are the same. */
  readonly #heaviest: number | undefined;

  constructor(first: Lie, moments: readonly Moment[], turn: readonly Moment[]) {
    this.#course = new Course(first, moments, turn);
    this.#heaviest = this.#weigh();
  }

  deal(oracle: Oracle): Way {
    for (let tries = 0; tries < TRIES; tries++) {
      const journey = new Journey(this.#course, oracle);
      const weight = journey.go();
      if (weight === 0 || (this.#heaviest !== undefined && fraction(oracle) * this.#heaviest >= weight)) continue;
      return journey.finish();
    }
    throw broken('secret', `no way was found in which hidden tokens may have gone, in ${TRIES} tries`);
  }

  /** With chance of its own: so it does not matter who asks first. */
  #weigh(): number | undefined {
    const { until, most } = this.#course.weight;
    if (until === 0 || most !== undefined) return until === 0 ? undefined : most;
    const oracle = seeded('ways');
    let [light, heavy] = [Number.POSITIVE_INFINITY, 0];
    const few = Math.min(SAMPLES_MAX, SAMPLES_MIN + Math.floor(LEGS / until));
    const many = Math.min(SAMPLES_MAX, 2 * few);
    for (let count = 0; count < (heavy > light * EVEN ? many : few); count++) {
      const weight = new Journey(this.#course, oracle).go(until);
      if (weight === 0) continue;
      light = Math.min(light, weight);
      heavy = Math.max(heavy, weight);
    }
    return heavy > light * EVEN ? heavy : undefined;
  }
}

const TRIES = 100_000;
/** Journeys that are looked at: the shorter, the more; and twice as many where their weights are not all the same. */
const [SAMPLES_MIN, SAMPLES_MAX] = [4, 64];
const LEGS = 350;
const EVEN = 1 + 1e-9;

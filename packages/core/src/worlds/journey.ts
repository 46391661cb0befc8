import type { Token } from '../game/secrets.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { type Chip, type Course, type Leg, likely, NOWHERE } from './course.ts';

/** One way in which hidden tokens of a kind may have gone. */
export interface Passage {
  /** What lay in each zone when the turn began, in random order. */
  readonly lie: ReadonlyMap<string, Token[]>;
  /** What moved in this turn, by the number of the untold move. */
  readonly moved: readonly Token[];
}

/** One journey along a course. */
export class Journey {
  readonly #course: Course;
  readonly #oracle: Oracle;
  /** Bodies by zone: those with an outlook, other chips, and those without a name. */
  readonly #led: number[][];
  readonly #plain: number[][];
  readonly #nameless: number[][];
  /** Where something arrives when the moment settles, and its body. */
  readonly #arriving: number[] = [];
  /** The chip that a body turned out to be, and the body of a chip. */
  readonly #chipOf: number[];
  readonly #bodyOf: number[];
  #lie: readonly (readonly number[])[] = [];
  readonly #moved: number[] = [];

  constructor(course: Course, oracle: Oracle) {
    this.#course = course;
    this.#oracle = oracle;
    this.#led = course.led.map(copy);
    this.#plain = course.plain.map(copy);
    this.#nameless = course.nameless.map(copy);
    this.#chipOf = course.bodies.slice();
    this.#bodyOf = this.#chipOf.slice(0, course.chips.length);
  }

  /** Goes; how much too rarely this way comes up, or 0 if it is none. */
  go(): number {
    const { legs, denied } = this.#course;
    let weight = 1;
    for (const chip of denied) weight *= this.#lay(chip);
    for (let at = 0; at < legs.length && weight > 0; at++) weight *= this.#take(legs[at] as Leg, at); // within
    return weight;
  }

  /** Gives names to what nothing is known of, and says how it went. */
  finish(): Passage {
    const { zones, others, chips } = this.#course;
    // Any order of the names is as likely as the others: each is taken from those that are left.
    const left = others.slice();
    const names = this.#chipOf.map((chip) =>
      chip === NOWHERE ? takeAny(left, this.#oracle) : (chips[chip] as Chip).token,
    );
    const named = (bodies: readonly number[]) => bodies.map((body) => names[body] as Token); // each has one
    return {
      lie: new Map(zones.map((zone, at) => [zone, named(this.#lie[at] as number[])])),
      moved: named(this.#moved),
    };
  }

  /** A chip of which it is only known where it does not lie is laid anywhere that its outlook lets it. */
  #lay(number: number): number {
    const chip = this.#course.chips[number] as Chip; // it has this number
    const shares = this.#nameless.map((bodies, zone) => bodies.length * likely(chip, 0, zone));
    const total = sum(shares);
    const to = this.#any(shares, total);
    if (to === NOWHERE) return 0;
    const free = sum(this.#nameless.map((bodies) => bodies.length));
    this.#put(this.#name(number, to), to, NOWHERE);
    return total / free;
  }

  #take(leg: Leg, at: number): number {
    const { type, chip, from, to } = leg;
    if (type === 'any') return this.#takeAny(leg, at);
    const body = chip === NOWHERE ? NOWHERE : (this.#bodyOf[chip] as number); // one for each chip
    switch (type) {
      case 'goes':
        if (from !== NOWHERE) remove(this.#led[from] as number[], body); // it was led here
        if (to !== NOWHERE) this.#arriving.push(to, body);
        break;
      case 'named': {
        const { length } = this.#nameless[from] as number[]; // one for each zone
        if (length > 0) this.#put(this.#name(chip, from), from, at);
        return length;
      }
      case 'seen':
      case 'lacks':
        if ((this.#course.chips[chip] as Chip).last === at) {
          const zone = this.#led.findIndex((bodies) => remove(bodies, body));
          (this.#plain[zone] as number[]).push(body); // it was led, and from now on it is like all others
        }
        break;
      case 'settles':
        while (this.#arriving.length > 0) this.#put(this.#arriving.pop() as number, this.#arriving.pop() as number, at);
        break;
      case 'turn':
        this.#lie = this.#nameless.map((_, zone) => this.#mixed(zone));
    }
    return 1;
  }

  /** Those without a name may have any: so only those that have one are to be put anywhere. */
  #mixed(zone: number): number[] {
    const bodies = [this.#led, this.#plain, this.#nameless].flatMap((lists) => lists[zone] as number[]); // one for each
    const named = bodies.length - (this.#nameless[zone] as number[]).length;
    for (let at = 0; at < named && at < bodies.length - 1; at++) {
      const other = at + this.#oracle.int(bodies.length - at, 'redeal');
      [bodies[at], bodies[other]] = [bodies[other] as number, bodies[at] as number]; // within
    }
    return bodies;
  }

  /** Any of those that lie there goes: those that are led by their outlook, the others all alike. */
  #takeAny({ from, to, among, settles, number }: Leg, at: number): number {
    const led = this.#led[from] as number[]; // one for each zone
    const alike = among - led.length;
    let weight = 1;
    let chosen = led.length;
    if (led.length > 0) {
      const stays = led.map((body) => this.#likely(body, at + 1, from));
      const shares = led.map((body, one) => product(stays.with(one, this.#likely(body, settles + 1, to))));
      shares.push(alike * product(stays));
      const total = sum(shares);
      chosen = this.#any(shares, total);
      if (chosen === NOWHERE) return 0;
      weight = total / among / product(led.map((body) => this.#likely(body, at, from)));
    }
    const body = chosen < led.length ? (led.splice(chosen, 1)[0] as number) : this.#takeAlike(from, alike);
    this.#arriving.push(to, body);
    if (number !== NOWHERE) this.#moved[number] = body;
    return weight;
  }

  #takeAlike(zone: number, count: number): number {
    const plain = this.#plain[zone] as number[]; // one for each, here and below
    const nameless = this.#nameless[zone] as number[];
    if (plain.length === 0) return nameless.pop() as number; // which of them does not matter: they have any names
    const place = count > 1 ? this.#oracle.int(count, 'redeal') : 0;
    return place < plain.length ? takeAt(plain, place) : takeAt(nameless, place - plain.length);
  }

  /** One of those that nothing was known of turns out to be this chip: it is any of them. */
  #name(chip: number, zone: number): number {
    const body = takeAny(this.#nameless[zone] as number[], this.#oracle); // one for each
    this.#chipOf[body] = chip;
    this.#bodyOf[chip] = body;
    return body;
  }

  #put(body: number, zone: number, at: number): void {
    const chip = this.#chipOf[body] as number; // one for each
    const isLed = chip !== NOWHERE && (this.#course.chips[chip] as Chip).last > at;
    const bodies = isLed ? this.#led : chip === NOWHERE ? this.#nameless : this.#plain;
    (bodies[zone] as number[]).push(body); // one for each
  }

  #likely(body: number, at: number, zone: number): number {
    return likely(this.#course.chips[this.#chipOf[body] as number] as Chip, at, zone); // it is led, so it is one
  }

  /** One of them, as often as its share says; NOWHERE if none has any. */
  #any(shares: readonly number[], total: number): number {
    let left = fraction(this.#oracle) * total;
    let chosen = NOWHERE;
    for (let one = 0; one < shares.length && left >= 0; one++) {
      if (shares[one] === 0) continue;
      left -= shares[one] as number; // within
      chosen = one;
    }
    return chosen;
  }
}

function copy(bodies: readonly number[]): number[] {
  return bodies.slice();
}

function takeAny<T>(list: T[], oracle: Oracle): T {
  return takeAt(list, list.length > 1 ? oracle.int(list.length, 'redeal') : 0);
}

function takeAt<T>(list: T[], at: number): T {
  const item = list[at] as T; // within
  list[at] = list[list.length - 1] as T;
  list.pop();
  return item;
}

function remove(list: number[], body: number): boolean {
  const at = list.indexOf(body);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function product(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all * one, 1);
}

/** Anything from 0 to 1. */
export function fraction(oracle: Oracle): number {
  return oracle.int(0x100000000, 'redeal') / 0x100000000;
}

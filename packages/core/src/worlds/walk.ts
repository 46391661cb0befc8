import type { Token } from '../game/secrets.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { type Chip, type Course, NOWHERE, type Step } from './course.ts';

/** One way in which hidden tokens of a kind may have gone. */
export interface Way {
  /** What lay in each zone when the turn began, in random order. */
  readonly lie: ReadonlyMap<string, Token[]>;
  /** What moved in this turn, by the number of the untold move. */
  readonly moved: readonly Token[];
}

/**
 * One walk along a course. Bodies are numbers: first those of the chips, then, once the turn has begun, those that nothing is
 * known of; before that these are only counted.
 */
export class Walk {
  readonly #course: Course;
  readonly #oracle: Oracle;
  /** Bodies by zone: those with an outlook, and all others. */
  readonly #led: number[][] = [];
  readonly #plain: number[][] = [];
  readonly #nameless: number[];
  readonly #arriving: { readonly body: number; readonly to: number }[] = [];
  /** The chip that a body turned out to be, and the body of a chip. */
  readonly #chipOf: number[] = [];
  readonly #bodyOf: number[] = [];
  #lie: number[][] | undefined;
  readonly #moved: number[] = [];

  constructor(course: Course, oracle: Oracle) {
    this.#course = course;
    this.#oracle = oracle;
    this.#nameless = course.sizes.slice();
    for (let zone = 0; zone < course.zones.length; zone++) {
      this.#led.push([]);
      this.#plain.push([]);
    }
    for (let chip = 0; chip < course.chips.length; chip++) {
      this.#chipOf.push(chip);
      this.#bodyOf.push(chip);
    }
  }

  /** Walks until that step; how much too rarely this way comes up, or 0 if it is none. */
  go(until = this.#course.steps.length): number {
    const { steps, firstChips } = this.#course;
    let weight = 1;
    for (const chip of firstChips) weight *= this.#lay(chip);
    for (let at = 0; at < until && weight > 0; at++) weight *= this.#take(steps[at] as Step, at); // within
    return weight;
  }

  /** Gives names to what nothing is known of, and says how it went. */
  finish(): Way {
    const { zones, others, chips } = this.#course;
    const nameOf: Token[] = [];
    for (const { token } of chips) nameOf.push(token);
    // Any order of the names is as likely as the others: each is taken from those that are left.
    const left = others.slice();
    for (let body = chips.length; body < this.#chipOf.length; body++) {
      const chip = chips[this.#chipOf[body] as number]; // one for each body
      nameOf.push(chip === undefined ? takeAny(left, this.#oracle) : chip.token);
    }
    const lie = new Map<string, Token[]>();
    const all = this.#lie as number[][]; // the turn has begun
    for (let zone = 0; zone < all.length; zone++)
      lie.set(zones[zone] as string, this.#mixed(all[zone] as number[], nameOf));
    return { lie, moved: this.#moved.map((body) => nameOf[body] as Token) };
  }

  /** Bodies without a name stand last, and have any name: only the first have to be put anywhere. */
  #mixed(bodies: readonly number[], nameOf: readonly Token[]): Token[] {
    const tokens: Token[] = [];
    for (let at = 0; at < bodies.length; at++) tokens.push(nameOf[bodies[at] as number] as Token); // one for each
    const named = this.#course.chips.length;
    for (let at = 0; at < bodies.length - 1 && (bodies[at] as number) < named; at++) {
      const other = at + this.#oracle.int(bodies.length - at, 'redeal');
      [tokens[at], tokens[other]] = [tokens[other] as Token, tokens[at] as Token]; // within
    }
    return tokens;
  }

  /** A chip lies there from the start, or anywhere that its outlook lets it. */
  #lay(number: number): number {
    const { chips, zones } = this.#course;
    const { zone, outlook } = chips[number] as Chip; // it has this number
    if (zone !== NOWHERE) {
      this.#put(number, zone, NOWHERE);
      this.#count(zone, -1);
      return 1;
    }
    let [total, free] = [0, 0];
    for (let at = 0; at < zones.length; at++) {
      free += this.#nameless[at] as number; // one for each zone
      total += (this.#nameless[at] as number) * ((outlook as Float64Array)[at] as number); // it was denied, so it has one
    }
    let left = fraction(this.#oracle) * total;
    let to = NOWHERE;
    for (let at = 0; at < zones.length; at++) {
      const share = (this.#nameless[at] as number) * ((outlook as Float64Array)[at] as number); // as above
      if (share === 0) continue;
      to = at;
      left -= share;
      if (left < 0) break;
    }
    if (to === NOWHERE) return 0;
    this.#put(number, to, NOWHERE);
    this.#count(to, -1);
    return total / free;
  }

  #take(step: Step, at: number): number {
    switch (step.type) {
      case 'any':
        return this.#takeAny(step, at);
      case 'goes': {
        const body = this.#bodyOf[step.chip] as number; // one for each chip
        remove(this.#led[step.from] as number[], body); // it was led here
        if (step.to !== NOWHERE) this.#arriving.push({ body, to: step.to });
        return 1;
      }
      case 'named':
        return this.#name(step, at);
      case 'seen':
      case 'lacks': {
        const body = this.#bodyOf[step.chip] as number;
        const { last } = this.#course.chips[step.chip] as Chip;
        if (last > at) return 1;
        const zone = this.#led.findIndex((bodies) => remove(bodies, body));
        (this.#plain[zone] as number[]).push(body); // it was led, and from now on it is like all others
        return 1;
      }
      case 'comes':
        this.#arriving.push({ body: this.#bodyOf[step.chip] as number, to: step.to });
        return 1;
      case 'settles':
        for (const { body, to } of this.#arriving) this.#put(body, to, at);
        this.#arriving.length = 0;
        return 1;
      case 'turn':
        this.#beginTurn();
        return 1;
    }
  }

  /** Any of those that lie there goes: those that are led by their outlook, the others all alike. */
  #takeAny({ from, to, among, settles, number }: Step & { type: 'any' }, at: number): number {
    const led = this.#led[from] as number[]; // one for each zone
    let [weight, chosen] = [1, -1];
    if (led.length > 0) {
      const stays = led.map((body) => this.#outlook(body, at + 1, from));
      const goes = led.map((body) => this.#outlook(body, settles + 1, to));
      let now = 1;
      for (const body of led) now *= this.#outlook(body, at, from);
      const shares = led.map((_, one) =>
        stays.reduce((all, stay, other) => all * (other === one ? 1 : stay), goes[one] as number),
      );
      const rest = (among - led.length) * stays.reduce((all, stay) => all * stay, 1);
      const total = shares.reduce((sum, share) => sum + share, rest);
      if (total === 0) return 0;
      weight = total / among / now;
      let left = fraction(this.#oracle) * total;
      for (let one = 0; one < led.length && left >= 0; one++) {
        if (shares[one] === 0) continue;
        left -= shares[one] as number; // one for each
        chosen = one;
      }
      if (left >= 0 && rest > 0) chosen = -1;
    }
    let body: number | undefined;
    if (chosen >= 0) body = led.splice(chosen, 1)[0];
    else {
      const plain = this.#plain[from] as number[];
      const count = among - led.length;
      const place = count > 1 ? this.#oracle.int(count, 'redeal') : 0;
      if (place < plain.length) {
        body = plain[place];
        plain[place] = plain[plain.length - 1] as number;
        plain.pop();
      } else {
        this.#count(from, -1);
        this.#arriving.push({ body: NOWHERE, to });
      }
    }
    if (body !== undefined) {
      this.#arriving.push({ body, to });
      if (number !== NOWHERE) this.#moved[number] = body;
    }
    return weight;
  }

  /** One of those that nothing was known of turns out to be this: it is any of them. How many there are. */
  #name({ chip, from, leaves }: Step & { type: 'named' }, at: number): number {
    if (this.#lie === undefined) {
      const count = this.#nameless[from] as number; // one for each zone
      this.#count(from, -1);
      if (!leaves) this.#put(chip, from, at);
      return count;
    }
    const plain = this.#plain[from] as number[]; // one for each zone
    const unknown = plain.filter((body) => this.#chipOf[body] === NOWHERE);
    if (unknown.length === 0) return 0;
    const body = unknown[unknown.length > 1 ? this.#oracle.int(unknown.length, 'redeal') : 0] as number; // within
    remove(plain, body);
    this.#chipOf[body] = chip;
    this.#bodyOf[chip] = body;
    if (!leaves) this.#put(body, from, at);
    return unknown.length;
  }

  /** From now on everything has a body. */
  #beginTurn(): void {
    for (let zone = 0; zone < this.#nameless.length; zone++) {
      for (let left = this.#nameless[zone] as number; left > 0; left--) {
        (this.#plain[zone] as number[]).push(this.#chipOf.length);
        this.#chipOf.push(NOWHERE);
      }
    }
    this.#lie = this.#plain.map((plain, zone) => [...(this.#led[zone] as number[]), ...plain]);
  }

  #put(body: number, zone: number, at: number): void {
    if (body === NOWHERE) {
      this.#count(zone, 1);
      return;
    }
    const chip = this.#course.chips[this.#chipOf[body] as number];
    const isLed = chip?.outlook !== undefined && chip.last > at;
    ((isLed ? this.#led : this.#plain)[zone] as number[]).push(body);
  }

  #count(zone: number, by: number): void {
    this.#nameless[zone] = (this.#nameless[zone] as number) + by; // one for each
  }

  #outlook(body: number, at: number, zone: number): number {
    const { chips, zones } = this.#course;
    const { outlook, born } = chips[this.#chipOf[body] as number] as Chip; // it is led, so it is a chip with an outlook
    return (outlook as Float64Array)[(at - born) * zones.length + zone] as number; // what is found last comes after
  }
}

function takeAny(list: Token[], oracle: Oracle): Token {
  const last = list.length - 1;
  const at = oracle.int(last + 1, 'redeal');
  const token = list[at] as Token; // there is one for each body
  list[at] = list[last] as Token;
  list.pop();
  return token;
}

function remove(list: number[], body: number): boolean {
  const at = list.indexOf(body);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** Anything from 0 to 1. */
export function fraction(oracle: Oracle): number {
  return oracle.int(0x100000000, 'redeal') / 0x100000000;
}

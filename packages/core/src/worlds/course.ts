import type { Token } from '../game/secrets.ts';
import { type Lie, type Moment, OUTSIDE } from '../secrets/ledger.ts';
import { entryOf } from '../values/entry.ts';

/** In place of the zone where something goes in sight, or where it is not known to lie. */
export const NOWHERE = -1;

/**
 * A hidden token from the moment the seat knows something of it, until it comes in sight. What is found out about it
 * later says how likely it was to be where, and to go where.
 */
export interface Chip {
  readonly token: Token;
  /** Where it lies when it is known first; NOWHERE if it is any of those that lie hidden at first. */
  readonly zone: number;
  readonly born: number;
  /** The last leg at which something is found out about it. */
  last: number;
  /** By leg since it was born, and zone: how likely what is found out later is, if it lies there. Empty where nothing is. */
  outlook: readonly (readonly number[])[];
}

/**
 * A leg of the way that hidden tokens go. Zones and chips are numbers, NOWHERE where there is none. All legs have the same
 * fields: they are gone along many times (redeal_growth).
 */
export interface Leg {
  /**
   * - any: one leaves the zone, of so many; it arrives when the moment settles. Of this turn it has a number.
   * - goes: a chip goes from one zone to another, into sight or out of it; it arrives when the moment settles, too.
   * - named: one that nothing was known of turns out to be this chip; it lies there.
   * - seen, lacks: the chip lies there; it does not.
   * - turn: the turn begins.
   */
  readonly type: 'any' | 'goes' | 'named' | 'seen' | 'lacks' | 'settles' | 'turn';
  readonly chip: number;
  readonly from: number;
  readonly to: number;
  readonly among: number;
  readonly number: number;
  /** The leg with which its moment settles. */
  settles: number;
}

/** Legs, with the chips that go them. */
export class Course {
  readonly legs: Leg[] = [];
  readonly chips: Chip[] = [];
  readonly zones: string[] = [];
  /**
   * What lies somewhere are bodies, which are numbers: first those of the chips, then those that nothing is known of at
   * first. By body: which chip it is.
   */
  readonly bodies: number[];
  /** Bodies that lie in each zone at first: those of chips that are led by an outlook, of other chips, and without a name. */
  readonly led: readonly number[][];
  readonly plain: readonly number[][];
  readonly nameless: readonly number[][];
  /** Chips that lie hidden from the start, though it is not known where. */
  readonly denied: readonly number[];
  /** Tokens that nothing is ever found out about, but that they are among those that lie hidden. */
  readonly others: readonly Token[];
  readonly #numbers = new Map<string, number>();
  /** The chip that a token is, or was before it came in sight. */
  readonly #chips = new Map<Token, number>();
  /** How many lie in each zone by now. */
  readonly #now: number[] = [];
  #untold = 0;

  constructor(first: Lie, moments: readonly Moment[], turn: readonly Moment[]) {
    for (const [zone, size] of first.sizes) this.#now[this.#zone(zone)] = size;
    const denied = new Set<Token>();
    for (const { lacks } of [...moments, ...turn]) for (const { token } of lacks) denied.add(token);
    for (const [token, zone] of first.known) this.#bear(token, this.#zone(zone));
    for (const token of first.others) if (denied.has(token)) this.#bear(token, NOWHERE);
    const firstChips = this.chips.slice();
    for (const moment of moments) this.#add(moment, false);
    this.#leg('turn');
    for (const moment of turn) this.#add(moment, true);
    this.led = this.zones.map(() => []);
    this.plain = this.zones.map(() => []);
    this.denied = firstChips.flatMap(({ zone, last }, chip) => {
      if (zone === NOWHERE) return [chip];
      (last === NOWHERE ? this.plain : this.led)[zone]?.push(chip);
      return [];
    });
    this.bodies = [...this.chips.keys()];
    this.nameless = this.zones.map((zone, at) => {
      const known = (this.led[at] as number[]).length + (this.plain[at] as number[]).length; // one for each
      const bodies: number[] = [];
      for (let left = (first.sizes.get(zone) ?? 0) - known; left > 0; left--)
        bodies.push(this.bodies.push(NOWHERE) - 1);
      return bodies;
    });
    this.others = first.others.filter((token) => !this.#chips.has(token));
    for (const [number, chip] of this.chips.entries())
      if (chip.last !== NOWHERE) chip.outlook = this.#outlookOf(chip, number);
  }

  #add({ told, untold, came, lacks }: Moment, isOfTurn: boolean): void {
    const begun = this.legs.length;
    const arriving: number[] = [];
    for (const { token, from, to } of told)
      if (from !== undefined && from !== to) {
        this.#leave(this.#zone(from));
        this.#found('goes', token, this.#zone(from), this.#zone(to));
      }
    if (came.length > 0) {
      const outside = this.#zone(OUTSIDE);
      for (const token of came) this.#leg('goes', this.#bear(token, outside), NOWHERE, outside);
      this.#leg('settles');
      this.#now[outside] = came.length;
    }
    for (const move of untold) {
      const from = this.#zone(move.from);
      const to = this.#zone(move.to);
      this.#leg('any', NOWHERE, from, to, this.#leave(from), isOfTurn ? this.#untold++ : NOWHERE);
      arriving.push(to);
    }
    for (const { token, from, to } of told) {
      if (to === undefined || to === from) continue;
      const zone = this.#zone(to);
      if (from === undefined) this.#leg('goes', this.#bear(token, zone), NOWHERE, zone);
      arriving.push(zone);
    }
    for (const leg of this.legs.slice(begun)) leg.settles = this.legs.length;
    this.#leg('settles');
    for (const zone of arriving) this.#now[zone] = (this.#now[zone] as number) + 1; // it has a number
    for (const { token, from, to } of told)
      if (from !== undefined && from === to) this.#found('seen', token, this.#zone(from));
    for (const { token, zone } of lacks) this.#found('lacks', token, this.#zone(zone));
  }

  /** The first that is found out about a token says that one of many was it: unless it has been a chip before. */
  #found(type: Leg['type'], token: Token, from: number, to?: number): void {
    let chip = this.#chips.get(token);
    if (chip === undefined) {
      chip = this.#bear(token, from);
      this.#leg('named', chip, from);
    }
    (this.chips[chip] as Chip).last = this.legs.length; // it has this number
    this.#leg(type, chip, from, to);
  }

  #leg(type: Leg['type'], chip = NOWHERE, from = NOWHERE, to = NOWHERE, among = 0, number = NOWHERE): void {
    this.legs.push({ type, chip, from, to, among, number, settles: 0 });
  }

  #bear(token: Token, zone: number): number {
    this.#chips.set(token, this.chips.length);
    return this.chips.push({ token, zone, born: this.legs.length, last: NOWHERE, outlook: [] }) - 1;
  }

  #zone(name: string | undefined): number {
    if (name === undefined) return NOWHERE;
    return entryOf(this.#numbers, name, () => {
      this.#now.push(0);
      return this.zones.push(name) - 1;
    });
  }

  /** One leaves the zone; how many there were. */
  #leave(zone: number): number {
    const size = this.#now[zone] as number; // it has a number
    this.#now[zone] = size - 1;
    return size;
  }

  /** Backwards from the last that is found out, as if the chip were alone: how likely that is from each zone. */
  #outlookOf({ born, last }: Chip, number: number): (readonly number[])[] {
    let row: readonly number[] = this.zones.map(() => 1);
    const outlook = Array<readonly number[]>(last - born + 2).fill(row);
    const after = (settles: number, to: number) =>
      to === NOWHERE || settles > last ? 1 : (outlook[settles + 1 - born]?.[to] as number); // within the table
    for (let at = last; at >= born; at--) {
      const { type, chip, from, to, among, settles } = this.legs[at] as Leg; // within
      const stays = row[from] as number; // of these legs each leaves or names a zone
      if (type === 'any') row = row.with(from, after(settles, to) / among + (1 - 1 / among) * stays);
      else if (chip === number && type === 'lacks') row = row.with(from, 0);
      else if (chip === number && (type === 'seen' || type === 'goes'))
        row = row.map((_, zone) => (zone !== from ? 0 : type === 'seen' ? stays : after(settles, to)));
      outlook[at - born] = row;
    }
    return outlook;
  }
}

/** How likely what is found out later about a chip is, if it lies in that zone at that leg. */
export function likely({ outlook, born }: Chip, at: number, zone: number): number {
  return outlook[at - born]?.[zone] as number; // what is found last comes after
}

import type { Token } from '../game/secrets.ts';
import { type Lie, type Moment, OUTSIDE } from '../secrets/ledger.ts';

/** In place of the zone where something goes in sight, or where it is not known to lie. */
export const NOWHERE = -1;

/**
 * A hidden token from the moment the seat knows something of it, until it comes in sight. What is found out about it
 * later says how likely it was to be where, and to go where: `outlook`.
 */
export interface Chip {
  readonly token: Token;
  /** Where it lies when it is known first; NOWHERE if it is any of those that lie hidden at first. */
  readonly zone: number;
  readonly born: number;
  /** The last step at which something is found out about it. */
  last: number;
  /** By step since it was born, and zone: how likely what is found out later is, if it lies there. Undefined where nothing is. */
  outlook: Float64Array | undefined;
}

/** A step that hidden tokens take; zones and chips are numbers. */
export type Step =
  /** One leaves the zone, of so many; it arrives when the moment settles. Of this turn it has a number. */
  | {
      readonly type: 'any';
      readonly from: number;
      readonly to: number;
      readonly among: number;
      settles: number;
      readonly number: number;
    }
  /** A chip goes from one zone to another, or in sight. */
  | { readonly type: 'goes'; readonly chip: number; readonly from: number; readonly to: number; settles: number }
  /** One that nothing was known of turns out to be this token; it lies there, or comes in sight and leaves. */
  | { readonly type: 'named'; readonly from: number; readonly chip: number; readonly leaves: boolean }
  | { readonly type: 'seen'; readonly chip: number; readonly zone: number }
  | { readonly type: 'lacks'; readonly chip: number; readonly zone: number }
  /** A chip comes from sight or from outside; it lies there when the moment settles. */
  | { readonly type: 'comes'; readonly chip: number; readonly to: number }
  | { readonly type: 'settles' }
  /** The turn begins, from which on everything has a name. */
  | { readonly type: 'turn' };

/** Steps with the chips that take them. */
export class Course {
  readonly steps: Step[] = [];
  readonly chips: Chip[] = [];
  readonly zones: string[] = [];
  /** How many lie in each zone at first, and how many of those nothing is known of. */
  readonly sizes: number[] = [];
  /** The chips that lie hidden from the start. */
  readonly firstChips: number[] = [];
  /** Tokens that nothing is ever found out about, but that they are among those that lie hidden. */
  readonly others: readonly Token[];
  /** The step behind the last on which the weight of a walk depends. */
  readonly weighty: number;
  /** False if all walks along it are equally likely to be what happened. */
  readonly varies: boolean;
  readonly #numbers = new Map<string, number>();
  readonly #open = new Map<Token, number>();
  readonly #nameless: Set<Token>;
  readonly #now: number[] = [];
  #untold = 0;

  constructor(first: Lie, moments: readonly Moment[], turn: readonly Moment[]) {
    this.#nameless = new Set(first.others);
    for (const [zone, size] of first.sizes) this.#now[this.#zone(zone)] = size;
    const denied = new Set([...moments, ...turn].flatMap(({ lacks }) => lacks.map(({ token }) => token)));
    for (const [token, zone] of first.known) this.firstChips.push(this.#bear(token, this.#zone(zone)));
    for (const token of first.others) if (denied.has(token)) this.firstChips.push(this.#bear(token, NOWHERE));
    for (const moment of moments) this.#add(moment, false);
    this.steps.push({ type: 'turn' });
    for (const moment of turn) this.#add(moment, true);
    for (let zone = 0; zone < this.zones.length; zone++)
      this.sizes[zone] = first.sizes.get(this.zones[zone] as string) ?? 0; // by number
    this.others = [...this.#nameless];
    this.varies = this.#findVaries();
    this.weighty = 1 + this.steps.findLastIndex(({ type }) => type === 'any' || type === 'named');
    for (const [number, chip] of this.chips.entries())
      if (chip.last > chip.born) chip.outlook = this.#outlookOf(chip, number);
  }

  #add(moment: Moment, isOfTurn: boolean): void {
    const { steps } = this;
    const left = new Map<number, number>();
    const begun = steps.length;
    const arriving: number[] = [];
    for (const { token, from, to } of moment.told) {
      if (from === undefined || from === to) continue;
      const zone = this.#zone(from);
      left.set(zone, (left.get(zone) ?? 0) + 1);
      this.#goes(token, zone, to === undefined ? NOWHERE : this.#zone(to));
    }
    const outside = moment.came.length === 0 ? NOWHERE : this.#zone(OUTSIDE);
    if (moment.came.length > 0) {
      for (const token of moment.came) steps.push({ type: 'comes', chip: this.#bear(token, outside), to: outside });
      steps.push({ type: 'settles' });
      this.#now[outside] = moment.came.length;
    }
    for (const { from, to } of moment.untold) {
      const zone = this.#zone(from);
      const gone = left.get(zone) ?? 0;
      left.set(zone, gone + 1);
      const among = this.#sizeOf(zone) - gone;
      steps.push({
        type: 'any',
        from: zone,
        to: this.#zone(to),
        among,
        settles: 0,
        number: isOfTurn ? this.#untold++ : NOWHERE,
      });
      arriving.push(this.#zone(to));
    }
    for (const { token, from, to } of moment.told) {
      if (to === undefined || from === to) continue;
      if (from === undefined)
        steps.push({ type: 'comes', chip: this.#bear(token, this.#zone(to)), to: this.#zone(to) });
      arriving.push(this.#zone(to));
    }
    steps.push({ type: 'settles' });
    for (let at = begun; at < steps.length; at++) {
      const step = steps[at] as Step; // within
      if (step.type === 'any' || step.type === 'goes') step.settles = steps.length - 1;
    }
    for (const [zone, count] of left) this.#now[zone] = this.#sizeOf(zone) - count;
    for (const zone of arriving) this.#now[zone] = this.#sizeOf(zone) + 1;
    for (const { token, from, to } of moment.told)
      if (from !== undefined && from === to) this.#sees(token, this.#zone(from));
    for (const { token, zone } of moment.lacks) {
      const chip = this.#open.get(token) as number; // whatever is denied has been a chip from the start
      this.#found(chip, { type: 'lacks', chip, zone: this.#zone(zone) });
    }
  }

  #goes(token: Token, from: number, to: number): void {
    const known = this.#open.get(token);
    if (known === undefined && to === NOWHERE) {
      this.#named(token, from, true);
      this.#open.delete(token);
      return;
    }
    const chip = known ?? this.#named(token, from, false);
    this.#found(chip, { type: 'goes', chip, from, to, settles: 0 });
    if (to === NOWHERE) this.#open.delete(token);
  }

  #sees(token: Token, zone: number): void {
    const chip = this.#open.get(token);
    if (chip === undefined) this.#named(token, zone, false);
    else this.#found(chip, { type: 'seen', chip, zone });
  }

  /** The first that is found out about it: until now it was one of many. */
  #named(token: Token, from: number, leaves: boolean): number {
    const chip = this.#bear(token, from);
    this.steps.push({ type: 'named', from, chip, leaves });
    return chip;
  }

  #found(chip: number, step: Step): void {
    (this.chips[chip] as Chip).last = this.steps.length; // it has this number
    this.steps.push(step);
  }

  #bear(token: Token, zone: number): number {
    this.#nameless.delete(token);
    const number = this.chips.length;
    const born = this.steps.length;
    this.chips.push({ token, zone, born, last: NOWHERE, outlook: undefined });
    this.#open.set(token, number);
    return number;
  }

  #zone(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.zones.length;
    this.zones.push(name);
    this.#numbers.set(name, number);
    return number;
  }

  #sizeOf(zone: number): number {
    return this.#now[zone] ?? 0;
  }

  /**
   * Where one is named, it matters how many without a name lie there: that varies with chips that may lie there or not. And
   * where two chips are led by what is found out later, they may be in each other's way.
   */
  #findVaries(): boolean {
    const led = this.chips.filter(({ born, last }) => last > born).length;
    const [held, unsure] = [new Set<number>(), new Set<number>()];
    for (const number of this.firstChips) {
      const { zone } = this.chips[number] as Chip; // it has this number
      if (zone === NOWHERE) for (let at = 0; at < this.zones.length; at++) unsure.add(at);
      else held.add(zone);
    }
    for (const step of this.steps) {
      if (step.type === 'any' && (held.has(step.from) || unsure.has(step.from))) {
        if (led > 1) return true;
        unsure.add(step.from).add(step.to);
      } else if (step.type === 'named') {
        if (unsure.has(step.from)) return true;
        if (!step.leaves) held.add(step.from);
      } else if (step.type === 'goes' || step.type === 'comes') held.add(step.to);
    }
    return led > 1 && unsure.size > 0;
  }

  /** Backwards from the last that is found out, as if the chip were alone: how likely that is from each zone. */
  #outlookOf({ born, last }: Chip, number: number): Float64Array {
    const zones = this.zones.length;
    const outlook = new Float64Array((last - born + 2) * zones).fill(1, (last - born + 1) * zones);
    const after = (settles: number, to: number) =>
      to === NOWHERE || settles > last ? 1 : (outlook[(settles + 1 - born) * zones + to] as number); // within the table
    for (let at = last; at >= born; at--) {
      const row = (at - born) * zones;
      outlook.copyWithin(row, row + zones, row + 2 * zones);
      const step = this.steps[at] as Step; // within
      if (step.type === 'any') {
        const { from, to, among, settles } = step;
        outlook[row + from] = after(settles, to) / among + (1 - 1 / among) * (outlook[row + from] as number);
      } else if (!('chip' in step) || step.chip !== number) continue;
      else if (step.type === 'lacks') outlook[row + step.zone] = 0;
      else if (step.type === 'goes' || step.type === 'seen') {
        const zone = step.type === 'seen' ? step.zone : step.from;
        const likely = step.type === 'seen' ? (outlook[row + zone] as number) : after(step.settles, step.to);
        outlook.fill(0, row, row + zones);
        outlook[row + zone] = likely;
      }
    }
    return outlook;
  }
}

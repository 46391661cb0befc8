import type { Token } from '../game/secrets.ts';
import { entryOf } from '../values/entry.ts';
import { broken } from '../values/errors.ts';
import { type HiddenZone, type Moment, OUTSIDE, type UntoldMove } from './moment.ts';

/** So many of a lot lie at a place: what a layout counts. */
interface Cell {
  readonly lot: number;
  readonly place: string;
}

/** How hidden tokens may lie: how many there are in each cell; and how likely that is. */
export interface Layout {
  readonly counts: number[];
  weight: number;
  /** In which ways that came about since the ledger was settled. */
  readonly ways: Passage[];
}

/** A step from one layout to the next. */
export interface Passage {
  readonly from: Layout;
  readonly weight: number;
  readonly flows: readonly Transfer[];
  /** The number of the untold move, or of the first of several; NOWHERE for anything else. */
  readonly number: number;
}

/** What goes from one cell to another: a token by its name, or any so many. */
export interface Transfer {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly token?: Token;
}

/** In place of a cell, where something goes in sight or comes from there; in place of a number, where there is none. */
export const NOWHERE = -1;

/**
 * Where tokens of one kind may lie that a seat does not see, and how likely that is. It holds what the seat could tell, and
 * nothing of the truth beyond that.
 *
 * Tokens of which the seat knows the same are a lot: any of them is as likely to be anywhere as the others. So a layout says
 * how many of each lot lie where, and all layouts that may be are kept. Wherever something moves untold, any of those that
 * lie there may be it; what the seat is told strikes out the layouts that do not fit, and makes a lot of its own.
 */
export class Ledger {
  /** In the order of their names: how they lie in truth must not show in what is dealt. */
  declare readonly lots: (readonly Token[])[];
  readonly cells: Cell[] = [];
  layouts: readonly Layout[] = [{ counts: [], weight: 1, ways: [] }];
  #moves = 0;
  #layoutsMax = 0;
  #isTraced = true;

  constructor(lots: (readonly Token[])[] = []) {
    this.lots = lots;
  }

  /**
   * What it says once more has happened. If nothing fits too little was kept: then it begins with how many lie where alone,
   * and if need be keeps more. Who does not want to know how it came about says so.
   */
  after(moments: readonly Moment[], isTraced = true): Ledger {
    for (const [forgets, layoutsMax] of TRIES) {
      const ledger = this.settled(forgets);
      ledger.#layoutsMax = layoutsMax;
      ledger.#isTraced = isTraced;
      for (const moment of moments) ledger.#add(moment);
      if (ledger.layouts.length > 0) return ledger;
    }
    throw broken('secret', 'no way was found for hidden tokens; keep each in zones of its kind');
  }

  /** Without the ways that led here, and with those in one lot that are known to lie in one place: so it does not grow. */
  settled(forgets = false): Ledger {
    const lots: Token[][] = [];
    const merged = new Map<string, number>();
    const numbers = this.lots.map((tokens, lot) => {
      const home = forgets ? '' : this.#homeOf(lot, tokens.length);
      const number = home === undefined ? lots.push([]) - 1 : entryOf(merged, home, () => lots.push([]) - 1);
      lots[number] = [...(lots[number] as Token[]), ...tokens].sort(); // it has this number
      return number;
    });
    const ledger = new Ledger(lots);
    const cells = this.cells.map(({ lot, place }, cell) =>
      this.layouts.some(({ counts }) => (counts[cell] as number) > 0) // one for each, here and below
        ? ledger.#cell(numbers[lot] as number, place)
        : NOWHERE,
    );
    ledger.layouts = (forgets ? this.layouts.slice(0, 1) : this.layouts).map(({ counts, weight }) => {
      const sums = ledger.cells.map(() => 0);
      for (let cell = 0; cell < cells.length; cell++) {
        const to = cells[cell] as number;
        if (to !== NOWHERE) sums[to] = (sums[to] as number) + (counts[cell] as number);
      }
      return { counts: sums, weight, ways: [] };
    });
    return ledger;
  }

  /** Where all of a lot lie, if that is known; where none is left, with any others. */
  #homeOf(lot: number, size: number): string | undefined {
    if (size === 0) return '';
    return this.cells.find((cell, at) => cell.lot === lot && this.layouts.every(({ counts }) => counts[at] === size))
      ?.place;
  }

  #add({ told, untold, came, lacks }: Moment): void {
    const left = new Set(untold.map(({ from }) => from));
    // What comes to a zone that something leaves at the same moment must not leave it again.
    const isCrossing = [...told, ...untold].some(({ to }) => to !== undefined && left.has(to));
    const arrival = (to: string) => (isCrossing ? ARRIVING + to : to);
    const lots = new Map<string, number>();
    const inOrder = [...told].sort((one, other) => (one.token < other.token ? -1 : 1));
    for (const { token, from, to } of inOrder)
      if (from === undefined || from !== to) this.#tell(token, from, to && arrival(to), lots);
    if (came.length > 0) {
      const outside = this.#cell(this.lots.push([...came].sort()) - 1, OUTSIDE);
      this.#spread((counts, put) => put(moved(counts.slice(), NOWHERE, outside, came.length), 1, []), false);
    }
    for (const from of left)
      this.#leave(
        from,
        untold.filter((move) => move.from === from),
        arrival,
      );
    if (isCrossing)
      for (const place of new Set(this.cells.map((cell) => cell.place)))
        if (place.startsWith(ARRIVING)) this.#all(place, place.slice(1));
    for (const { token, from, to } of inOrder) if (from !== undefined && from === to) this.#tell(token, from, to, lots);
    for (const { token, zone } of lacks) this.#deny(token, zone);
  }

  /** A token is told of. Those that come to one place at one moment are a lot. */
  #tell(token: Token, from: HiddenZone, to: HiddenZone, lots: Map<string, number>): void {
    const source = from === undefined ? NOWHERE : this.#cell(this.#take(token), from);
    let target = NOWHERE;
    if (to !== undefined) {
      const lot = entryOf(lots, to, () => this.lots.push([]) - 1);
      this.lots[lot] = [...(this.lots[lot] as readonly Token[]), token]; // it has this number
      target = this.#cell(lot, to);
    }
    this.#oneOf([{ from: source, to: target, count: 1, token }]);
  }

  /** A token is anywhere that it was, but not there. */
  #deny(token: Token, zone: string): void {
    const was = this.#take(token);
    const lot = this.lots.push([token]) - 1;
    const isThere = (cell: Cell) => cell.lot === was && cell.place !== zone;
    this.#oneOf(this.#flows(isThere, ({ place }) => this.#cell(lot, place), token));
  }

  /** Some leave the zone unseen: any of those that lie there, or all of them. */
  #leave(from: string, moves: readonly UntoldMove[], arrival: (to: string) => string): void {
    const { to } = moves[0] as UntoldMove; // there is one
    if (moves.length === this.#sizeOf(from) && moves.every((move) => move.to === to)) {
      this.#all(from, arrival(to), this.#moves);
      this.#moves += moves.length;
    } else for (const move of moves) this.#oneOf(this.#between(from, arrival(move.to)), this.#moves++);
  }

  /** One token goes, and it may be any of those that lie where it may come from. */
  #oneOf(flows: readonly Transfer[], number = NOWHERE): void {
    const mayMeet = flows.length > 1;
    const keeps = mayMeet || this.#isTraced; // else nobody looks at what was before
    this.#spread(
      (counts, put) => {
        for (const flow of flows) {
          const share = counts[flow.from] ?? 1; // one from nowhere comes in one way
          if (share > 0) put(moved(keeps ? counts.slice() : counts, flow.from, flow.to, 1), share, [flow]);
        }
      },
      mayMeet,
      number,
    );
  }

  #all(from: string, to: string, number = NOWHERE): void {
    const flows = this.#between(from, to);
    this.#spread(
      (counts, put) => {
        const full = flows.map((flow) => ({ ...flow, count: counts[flow.from] as number })); // it comes from somewhere
        put(
          full.reduce((sum, { from: source, to: target, count }) => moved(sum, source, target, count), counts.slice()),
          1,
          full,
        );
      },
      true,
      number,
    );
  }

  #between(from: string, to: string): Transfer[] {
    return this.#flows(
      ({ place }) => place === from,
      ({ lot }) => this.#cell(lot, to),
    );
  }

  #flows(isSource: (cell: Cell) => boolean, target: (cell: Cell) => number, token?: Token): Transfer[] {
    const sources = [...this.cells.entries()].filter(([, cell]) => isSource(cell));
    return sources.map(([from, cell]) => ({ from, to: target(cell), count: 1, ...(token && { token }) }));
  }

  /** From each layout to those that may come of it. Where one comes of each they differ as before: most moves are told. */
  #spread(branch: (counts: number[], put: Put) => void, mayMeet: boolean, number = NOWHERE): void {
    const next: Layout[] = [];
    const met = new Map<string, Layout>();
    let total = 0;
    for (const from of this.layouts) {
      branch(from.counts, (counts, share, flows) => {
        const weight = from.weight * share;
        const made = () => next[next.push({ counts, weight: 0, ways: [] }) - 1] as Layout; // just put there
        const layout = mayMeet ? entryOf(met, String.fromCharCode(...counts), made) : made();
        layout.weight += weight;
        total += weight;
        if (this.#isTraced) layout.ways.push({ from, weight, flows, number });
      });
    }
    this.layouts = thinned(next, total, this.#layoutsMax);
  }

  /** The lot of a token, which is no longer in it. */
  #take(token: Token): number {
    const lot = this.lots.findIndex((tokens) => tokens.includes(token));
    if (lot >= 0) this.lots[lot] = (this.lots[lot] as readonly Token[]).filter((one) => one !== token); // found
    return lot;
  }

  #cell(lot: number, place: string): number {
    const known = this.cells.findIndex((cell) => cell.lot === lot && cell.place === place);
    if (known >= 0) return known;
    for (const { counts } of this.layouts) counts.push(0);
    return this.cells.push({ lot, place }) - 1;
  }

  /** How many lie there: the same in all layouts. */
  #sizeOf(zone: string): number {
    const counts = this.layouts[0]?.counts;
    return this.cells.reduce((sum, { place }, cell) => sum + (place === zone ? (counts?.[cell] ?? 0) : 0), 0);
  }
}

type Put = (counts: number[], share: number, flows: readonly Transfer[]) => void;

const ARRIVING = '>';

/** Whether all that was told is forgotten, and how many layouts are kept. */
const TRIES = [
  [false, 300],
  [true, 300],
  [true, 100_000],
] as const;

/** With weights that come to 1. Of too many some are taken, evenly, each as often as its weight says. */
function thinned(layouts: readonly Layout[], total: number, max: number): readonly Layout[] {
  const step = total / max;
  const isFew = layouts.length <= max;
  let sum = 0;
  return layouts.filter((layout) => {
    const before = Math.round(sum / step);
    sum += layout.weight;
    layout.weight = isFew ? layout.weight / total : (Math.round(sum / step) - before) / max;
    return layout.weight > 0;
  });
}

function moved(counts: number[], from: number, to: number, count: number): number[] {
  if (from !== NOWHERE) counts[from] = (counts[from] as number) - count; // a cell, here and below
  if (to !== NOWHERE) counts[to] = (counts[to] as number) + count;
  return counts;
}

/** All that a seat could tell at one time, by the kind of tokens. */
export type Pages = ReadonlyMap<string | undefined, Ledger>;

/**
 * The table as the slow enumeration sees it: every piece is somebody, and remembers what it has done. Nothing here is shared
 * with the rules of the game but the names of spaces and pieces and what is printed on the map.
 */
import { MAP, NEIGHBOURS, type Space } from '../../src/data/map.ts';
import { type Board, type Faction, FORCES, meaning, onBoard, typeOf } from './board.ts';

export interface Man {
  /** Its type, such as `vc-guerrillas`. */
  readonly type: string;
  at: string;
  /** Active, or, of a base, with a tunnel. */
  isTurned: boolean;
  /** Whether the operation, and whether the special activity, has moved it. */
  hasOperated: boolean;
  hasFlown: boolean;
  /** The space that it came into by a March and is still in. */
  cameTo: string;
}

const ROWS = new Map(MAP.map((row) => [row[0] as string, row]));
const rowOf = (space: string) => ROWS.get(space) as (typeof MAP)[number]; // all spaces are there
export const isLoc = (space: string) => rowOf(space)[2] === 'loc';
export const isCity = (space: string) => rowOf(space)[2] === 'city';
export const isRoute = (space: string) => rowOf(space)[2] !== 'province';
export const isTrail = (space: string) => rowOf(space)[3] === 'LAOS' || rowOf(space)[3] === 'CAMBODIA';
export const populationOf = (space: string): number => rowOf(space)[4];
export const econOf = (space: string): number => rowOf(space)[5];
export const terrainOf = (space: string): string | null => rowOf(space)[6];
export const touches = (one: string, other: string) => NEIGHBOURS[one as Space].split(' ').includes(other);

export const isBase = ({ type }: Man) => type.endsWith('bases');
export const isGuerrilla = ({ type }: Man) => type.endsWith('guerrillas');
export const isForce = ({ type }: Man) => type === 'us-irregulars' || type === 'arvn-rangers';
export const isTroop = ({ type }: Man) => type.endsWith('troops');
export const isCube = ({ type }: Man) => type.endsWith('troops') || type === 'arvn-police';
export const ownerOf = ({ type }: Man) => (type.split('-')[0] as string).toUpperCase() as Faction;
export const isCoin = (man: Man) => ownerOf(man) === 'US' || ownerOf(man) === 'ARVN';
export const isInsurgent = (man: Man) => !isCoin(man);
export const isHidden = (man: Man) => (isGuerrilla(man) || isForce(man)) && !man.isTurned;
export const nameOf = (man: Man) => (man.isTurned ? `${man.type}${isBase(man) ? '-tunneled' : '!active'}` : man.type);

const LEVELS = ['ACTIVE_OPPOSITION', 'PASSIVE_OPPOSITION', 'NEUTRAL', 'PASSIVE_SUPPORT', 'ACTIVE_SUPPORT'];

export class World {
  readonly board: Board;
  men: Man[] = [];
  box: Record<string, number> = {};
  support: Record<string, number> = {};
  markers: Record<string, number> = {};
  tracks: Record<string, number>;
  dice: number[] = [];
  happened = new Map<string, number>();
  /** Spaces of the operation, and of the special activity. */
  chosen: string[] = [];
  visited: string[] = [];
  special = 'none';
  /** What was done once for the whole action. */
  notes: string[] = [];

  constructor(board: Board) {
    this.board = board;
    this.tracks = { ...board.tracks };
    for (const [at, { pieces = {}, support = 'NEUTRAL', terror = 0 }] of Object.entries(board.spaces)) {
      this.support[at] = LEVELS.indexOf(support) - 2;
      this.markers[at] = terror;
      for (const [piece, n] of Object.entries(pieces))
        for (let one = 0; one < n; one++)
          this.men.push({
            type: typeOf(piece),
            at,
            isTurned: piece !== typeOf(piece),
            hasOperated: false,
            hasFlown: false,
            cameTo: '',
          });
    }
    for (const [type, n] of Object.entries(FORCES)) this.box[type] = board.box[type] ?? n - onBoard(board, type);
  }

  get spaces(): string[] {
    return Object.keys(this.board.spaces);
  }
  in(space: string, is: (man: Man) => boolean = () => true): Man[] {
    return this.men.filter((man) => man.at === space && is(man));
  }
  count(space: string, is?: (man: Man) => boolean): number {
    return this.in(space, is).length;
  }
  level(space: string): number {
    return this.support[space] as number; // one for each space
  }
  marked(space: string): number {
    return this.markers[space] as number; // as above
  }
  has(track: string): number {
    return this.tracks[track] as number; // all are there
  }
  control(space: string): 'COIN' | 'NVA' | 'nobody' {
    if (isLoc(space)) return 'nobody';
    const nva = this.count(space, (man) => ownerOf(man) === 'NVA');
    const coin = this.count(space, isCoin);
    if (coin > this.count(space, isInsurgent)) return 'COIN';
    return nva > this.count(space) - nva ? 'NVA' : 'nobody';
  }

  /** Another world, in which something is done. Men are found again by their number. */
  after(change: (world: World) => void): World {
    const next = new World(this.board);
    next.men = this.men.map((man) => ({ ...man }));
    next.box = { ...this.box };
    next.support = { ...this.support };
    next.markers = { ...this.markers };
    next.tracks = { ...this.tracks };
    next.dice = [...this.dice];
    next.happened = new Map(this.happened);
    next.chosen = [...this.chosen];
    next.visited = [...this.visited];
    next.special = this.special;
    next.notes = [...this.notes];
    change(next);
    return next;
  }
  /** The same man in this world. */
  same(other: World, man: Man): Man {
    return this.men[other.men.indexOf(man)] as Man; // nobody is taken out of the list
  }

  #note(what: string): void {
    this.happened.set(what, (this.happened.get(what) ?? 0) + 1);
  }
  move(man: Man, to: string): void {
    this.#note(`${nameOf(man)} ${man.at} > ${to}`);
    man.at = to;
  }
  flip(man: Man): void {
    this.#note(`${nameOf(man)} flipped in ${man.at}`);
    man.isTurned = !man.isTurned;
  }
  /** Into the box; US pieces that the enemy removes are casualties. */
  remove(man: Man, to = 'AVAILABLE'): void {
    this.move(man, to);
    man.at = 'gone';
    if (to === 'AVAILABLE') this.box[man.type] = (this.box[man.type] ?? 0) + 1;
  }
  kill(man: Man): void {
    this.remove(man, ownerOf(man) === 'US' ? 'CASUALTIES' : 'AVAILABLE');
  }
  /** From the box, hidden; a base may have a tunnel. */
  place(type: string, at: string, isTurned = false): void {
    const man = { type, at: 'AVAILABLE', isTurned: false, hasOperated: false, hasFlown: false, cameTo: '' };
    this.box[type] = (this.box[type] ?? 0) - 1;
    this.men.push(man);
    this.#note(`${type} AVAILABLE > ${at}${isTurned ? ` as ${nameOf({ ...man, isTurned })}` : ''}`);
    man.at = at;
    man.isTurned = isTurned;
  }
  /** From elsewhere on the map, as if it came from the box. */
  take(man: Man, to: string): void {
    this.#note(`${nameOf(man)} ${man.at} > ${to}${man.isTurned ? ` as ${man.type}` : ''}`);
    Object.assign(man, { at: to, isTurned: false, hasOperated: false, hasFlown: false, cameTo: '' });
  }
  adjust(track: string, by: number): void {
    this.tracks[track] = Math.max(0, Math.min(track === 'TRAIL' ? 4 : 75, this.has(track) + by));
  }
  shift(space: string, by: number): void {
    if (populationOf(space) > 0) this.support[space] = Math.max(-2, Math.min(2, this.level(space) + by));
  }

  /** All that tells two worlds apart. */
  key(): string {
    const men = this.men
      .filter(({ at }) => at !== 'gone')
      .map((man) => `${nameOf(man)} ${man.at} ${man.hasOperated} ${man.hasFlown} ${man.cameTo}`)
      .sort();
    return [this.meaning(), ...men, this.chosen, this.visited, this.notes].join('|');
  }
  meaning(): string {
    const { special, visited: where, dice, happened, tracks } = this;
    const people = this.spaces.map(
      (space) => [space, LEVELS[this.level(space) + 2] as string, this.marked(space)] as const, // -2 to 2
    );
    return meaning({ special, where, dice, happened, people, tracks });
  }
}

/** All ways to pick some of them, or none; those that look alike and have done alike are alike. */
export function picks(men: readonly Man[]): Man[][] {
  const found = new Map<string, Man[]>();
  for (const set of subsets(men))
    found.set(
      set
        .map((man) => JSON.stringify(man))
        .sort()
        .join(),
      set,
    );
  return [...found.values()];
}
/** All subsets of a list. */
export function subsets<T>(list: readonly T[]): T[][] {
  let found: T[][] = [[]];
  for (const one of list) found = found.flatMap((set) => [set, [...set, one]]);
  return found;
}
/** Each world once, however many ways lead to it. */
export function distinct(worlds: readonly World[]): World[] {
  return [...new Map(worlds.map((world) => [world.key(), world])).values()];
}
/** From each world to all that may come of it. */
export function each(worlds: readonly World[], then: (world: World) => readonly World[]): World[] {
  return distinct(worlds.flatMap(then));
}
/** Whatever a die says. */
export function rolling(world: World): World[] {
  return world.board.dice.map((die) => world.after((next) => void next.dice.push(die)));
}

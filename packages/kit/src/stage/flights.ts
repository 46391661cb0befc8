/** What is to be seen moving between two moments, by where everything lay. Pure: reading and drawing are done elsewhere. */
import type { Motion } from '@fermata/scene';

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything is, of what can be seen. */
export interface Layout {
  readonly pieces: ReadonlyMap<string, Rect>;
  readonly places: ReadonlyMap<string, Rect>;
  /** The place that each piece lies in. */
  readonly homes: ReadonlyMap<string, string>;
}

export interface Flight {
  readonly id: string;
  /** A piece comes from where it was; what joins a stack flies there; what is gone goes on to where it went. */
  readonly type: 'come' | 'join' | 'go';
  /** Way from where the piece is, or was if it is gone. */
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
  /** How many of a kind set out before it. */
  readonly after: number;
}

type Moved = Extract<Motion, { type: 'moved' }>;

/** Less than this is no way. */
const NEAR_PX = 3;
/** Those that follow wait for no more than so many. */
const AFTER_MAX = 6;

export function flights(before: Layout, now: Layout, motions: readonly Motion[]): readonly Flight[] {
  const moves = motions.filter((motion): motion is Moved => motion.type === 'moved');
  const sources = new Sources(before, now);
  const moved = moves.flatMap((motion, at) => flightOf(before, now, motion, sources, Math.min(at, AFTER_MAX)));
  const known = new Set(moves.map(({ id }) => id));
  const shifted = [...now.pieces].flatMap(([id, rect]) => (known.has(id) ? [] : shift(before, now, id, rect)));
  return [...moved, ...shifted];
}

function flightOf(before: Layout, now: Layout, motion: Moved, sources: Sources, after: number): Flight[] {
  const { id, from, to, turned } = motion;
  const [was, is] = [before.pieces.get(id), now.pieces.get(id)];
  if (is === undefined) {
    const target = to === undefined ? undefined : (now.places.get(to) ?? before.places.get(to));
    if (was === undefined || target === undefined) return [];
    return [{ id, type: 'go', ...way(was, target), turned, after }];
  }
  if (was !== undefined && before.homes.get(id) !== to) return [{ id, type: 'come', ...way(is, was), turned, after }];
  const source = from === undefined ? undefined : sources.take(from);
  if (source === undefined) return [];
  return [{ id, type: was === undefined ? 'come' : 'join', ...way(is, source), turned, after }];
}

/** Whoever makes room, or closes ranks, moves; whoever is moved along with its place is simply there. */
function shift(before: Layout, now: Layout, id: string, rect: Rect): Flight[] {
  const was = before.pieces.get(id);
  const home = before.homes.get(id);
  if (was === undefined || home === undefined) return [];
  const own = way(rect, was);
  const [placeWas, placeIs] = [before.places.get(home), now.places.get(home)];
  const along =
    placeWas && placeIs ? { x: placeWas.left - placeIs.left, y: placeWas.top - placeIs.top } : { x: 0, y: 0 };
  if (Math.abs(own.x - along.x) + Math.abs(own.y - along.y) < NEAR_PX) return [];
  return [{ id, type: 'come', ...own, turned: false, after: 0 }];
}

/** Where what came from a place has lain: a piece that is gone from there, each once; else the place itself. */
class Sources {
  readonly #before: Layout;
  readonly #gone: string[];

  constructor(before: Layout, now: Layout) {
    this.#before = before;
    this.#gone = [...before.pieces.keys()].filter((id) => !now.pieces.has(id));
  }

  take(place: string): Rect | undefined {
    const { homes, pieces, places } = this.#before;
    const at = this.#gone.findIndex((id) => homes.get(id) === place);
    const [id] = at < 0 ? [] : this.#gone.splice(at, 1);
    return id === undefined ? places.get(place) : pieces.get(id);
  }
}

/** From the middle of one to the middle of the other. */
function way(from: Rect, to: Rect): { readonly x: number; readonly y: number } {
  return {
    x: to.left + to.width / 2 - from.left - from.width / 2,
    y: to.top + to.height / 2 - from.top - from.height / 2,
  };
}

import type { Chances, Estimate, Moment } from '@fermata/sim';
import { paint } from '../paint.ts';
import { wrap } from '../wrap.ts';

/** What a chart shows of each seat at each moment. */
export interface Drawn {
  readonly heading: string;
  readonly of: (chances: Chances) => Estimate;
  /** The figure in words; `isOver`: it is no estimate any more. */
  readonly text: (figure: Estimate, isOver: boolean) => string;
  /** The ends of the scale; where nothing is said it reaches as far as the figures do. */
  readonly scale?: readonly [least: number, most: number];
}

/**
 * How the seats stood as the match went, a line for each moment: a dot on a scale for the figure, with its interval, and both in
 * words. Seats stand side by side where there is room, else one below the other; where there is none for a scale, words do.
 */
export function chart(moments: readonly Moment[], seats: readonly string[], drawn: Drawn, columns: number): string[] {
  const { heading, of, text } = drawn;
  const before = Math.max(AFTER.length, String(moments.at(-1)?.after).length);
  const cells = moments.map(({ seats, isOver }) => seats.map((it) => text(of(it), isOver)));
  const width = Math.max(...cells.flat().map((cell) => cell.length));
  const scale = drawn.scale ?? scaleOf(moments, of);
  const room = (across: number) => Math.floor((columns - before) / across) - width - GAPS;
  const isSideBySide = room(seats.length) >= LANE_MIN;
  const lane = Math.min(LANE_MAX, room(isSideBySide ? seats.length : 1));
  const shown = isSideBySide ? moments : thinned(moments, seats.length);
  const table = (some: readonly number[]) => [
    line(
      AFTER.padStart(before),
      some.map((seat) => seats[seat] ?? ''),
      laneWidth(lane) + width,
      paint.bold,
    ),
    ...shown.map((moment) =>
      line(
        String(moment.after).padStart(before),
        some.map((seat) => {
          const figure = of(moment.seats[seat] as Chances); // one for each seat
          return `${laneOf(figure, scale, lane)}${(cells[moments.indexOf(moment)]?.[seat] ?? '').padEnd(width)}`;
        }),
        laneWidth(lane) + width,
      ),
    ),
  ];
  const all = [...seats.keys()];
  const tables = isSideBySide ? [table(all)] : all.map((seat) => table([seat]));
  return [paint.bold(wrap(heading, columns)), ...tables.flatMap((rows, at) => (at === 0 ? rows : ['', ...rows]))];
}

const AFTER = 'after';
/** What stands around a scale and between it and the words. */
const GAPS = 5;
/** A scale shorter than this tells less than the words. */
const LANE_MIN = 8;
const LANE_MAX = 40;

function laneWidth(lane: number): number {
  return lane < LANE_MIN ? 0 : lane + 3;
}

/** Of many seats, each below the other, every second moment will do; the last is always among them. */
function thinned(moments: readonly Moment[], seats: number): readonly Moment[] {
  if (seats <= 2) return moments;
  return moments.filter((_, at) => (moments.length - 1 - at) % 2 === 0);
}

function line(
  before: string,
  cells: readonly string[],
  width: number,
  style: (text: string) => string = (text) => text,
): string {
  return style(`${before}  ${cells.map((cell) => cell.padEnd(width)).join('  ')}`.trimEnd());
}

/** A figure as a dot, within its interval. */
function laneOf(
  { value, low = value, high = value }: Estimate,
  [least, most]: readonly [number, number],
  lane: number,
) {
  if (lane < LANE_MIN) return '';
  const placeOf = (it: number) => Math.round(((lane - 1) * (it - least)) / (most - least || 1));
  const [from, at, to] = [placeOf(low), placeOf(value), placeOf(high)];
  const marks = Array.from({ length: lane }, (_, place) =>
    place === at ? '●' : place >= from && place <= to ? '─' : ' ',
  );
  return `│${marks.join('')}│ `;
}

function scaleOf(moments: readonly Moment[], of: Drawn['of']): readonly [number, number] {
  const ends = moments
    .flatMap(({ seats }) => seats.map(of))
    .flatMap(({ value, low = value, high = value }) => [low, high]);
  return [Math.min(...ends), Math.max(...ends)];
}

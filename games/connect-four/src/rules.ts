import {
  because,
  choose,
  type DeepReadonly,
  defineGame,
  emitNow,
  type Flow,
  type Listener,
  rank,
  type Seat,
} from '@fermata/core';
import { copyGrid, drop, emptyGrid, type Grid, isFull, openColumns, seatToMove, winner } from './grid.ts';
import { position } from './position.ts';
import { thing } from './things.ts';

type Event = { type: 'dropped'; seat: Seat; column: number };

const WON_BY = [rank([1, -1]), rank([-1, 1])];
const DRAWN = rank([0, 0]);

/** Connect Four: seven columns, six rows; four discs in a row, a column or a diagonal win. */
export const connectFour = defineGame<Grid, Event>({
  name: 'connect-four',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: emptyGrid,

  // No generator of its own, and nothing that is made anew: so a cause costs nothing where no log is kept.
  turn(grid) {
    const seat = seatToMove(grid);
    return because(seat === 0 ? FIRST_DROPS : SECOND_DROPS, dropOf(grid, seat));
  },

  apply: {
    dropped: (grid, { column }) => drop(grid, column),
  },

  outcome(grid) {
    const seat = winner(grid);
    if (seat !== undefined) return WON_BY[seat];
    return isFull(grid) ? DRAWN : undefined;
  },

  describe: {
    event: ({ seat, column }) => `Seat ${seat} drops a disc into column ${column + 1}.`,
    option: (column) => `column ${(column as number) + 1}`, // the offer is of columns
    thing,
  },
  position,
  copy: copyGrid,
});

const FIRST_DROPS: Listener = { id: 'drop', owner: 0 };
const SECOND_DROPS: Listener = { id: 'drop', owner: 1 };

function* dropOf(grid: DeepReadonly<Grid>, seat: Seat): Flow<Event> {
  const column = yield* choose(seat, 'Drop a disc into which column?', openColumns(grid));
  emitNow<Event>({ type: 'dropped', seat, column }); // nobody listens who might ask
}

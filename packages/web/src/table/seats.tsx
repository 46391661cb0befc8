import { FactList } from '@fermata/kit';
import type { Facts, Scene } from '@fermata/scene';
import { named } from '@fermata/session';
import { useStore } from '../use-store.ts';
import type { Table } from './table.ts';
import { useSecondsSince } from './use-seconds.ts';

/** Who sits here, in order of play: what is written about them, what they hold, who is to move. */
export function Seats({ table, scene }: { readonly table: Table; readonly scene: Scene }) {
  const { waiting, since, end } = useStore(table.standing);
  return (
    <section className="seats-box" aria-label="Seats">
      <ol className="seats">
        {table.names.map((name, seat) => {
          const isMine = seat === table.seat;
          const isNext = waiting.includes(seat);
          const rank = end?.outcome[seat]?.rank;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
              key={seat}
              className={`seat${isNext ? ' next' : ''}${isMine ? ' mine' : ''}`}
              data-seat={seat}
            >
              <span className="seat-name">
                {isNext ? <span aria-hidden="true">▸ </span> : undefined}
                {rank === 1 ? <span aria-hidden="true">★ </span> : undefined}
                {isMine ? 'You' : name}
              </span>
              {isNext ? <span className="seat-does">{isMine ? 'to move' : <Thinks since={since} />}</span> : undefined}
              <FactList facts={factsOf(scene, seat, table.names)} />
              <Backs count={cardsOf(scene, seat)} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** More is written where it lies. */
const FACTS = 3;

function factsOf({ places }: Scene, seat: number, names: readonly string[]): Facts {
  const own = places.find(({ owner, in: inside }) => owner === seat && inside === undefined);
  return (own?.facts ?? [])
    .slice(0, FACTS)
    .map(([fact, value]) => [fact, typeof value === 'string' ? named(value, names) : value] as const);
}

/** How many cards a seat holds: games call the place for them a hand. */
function cardsOf({ places, pieces }: Scene, seat: number): number {
  const hands = new Set(places.filter(({ id, owner }) => owner === seat && /^hand\b/.test(id)).map(({ id }) => id));
  return pieces.reduce((sum, piece) => sum + (hands.has(piece.in) ? (piece.count ?? 1) : 0), 0);
}

/** As things up to five, then as a number with one. */
const BACKS_MAX = 5;

function Backs({ count }: { readonly count: number }) {
  if (count === 0) return undefined;
  return (
    <span className="backs" role="img" aria-label={count === 1 ? '1 card in hand' : `${count} cards in hand`}>
      {count > BACKS_MAX ? count : undefined}
      {Array.from({ length: count > BACKS_MAX ? 1 : count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <i key={at} />
      ))}
    </span>
  );
}

function Thinks({ since }: { readonly since: number }) {
  const seconds = useSecondsSince(since);
  return `thinks…${seconds > 1 ? ` ${seconds} s` : ''}`;
}

import { FactList } from '@fermata/kit';
import type { Scene } from '@fermata/scene';
import { named } from '@fermata/session';
import { useStore } from '../use-store.ts';
import type { Table } from './table.ts';

/** Who sits here, in order of play, what is written about them, and who is to move. */
export function Seats({ table, scene }: { readonly table: Table; readonly scene: Scene }) {
  const { waiting, end } = useStore(table.standing);
  return (
    <section className="seats-box" aria-label="Seats">
      <ol className="seats">
        {table.names.map((name, seat) => {
          const own = scene.places.find(({ owner, in: inside }) => owner === seat && inside === undefined);
          const facts = own?.facts
            ?.slice(0, 3)
            .map(([fact, value]) => [fact, typeof value === 'string' ? named(value, table.names) : value] as const);
          const isNext = waiting.includes(seat);
          const rank = end?.outcome[seat]?.rank;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
              key={seat}
              className={`seat${isNext ? ' next' : ''}${seat === table.seat ? ' mine' : ''}`}
              data-seat={seat}
            >
              <span className="seat-name">
                {isNext ? <span aria-hidden="true">▸ </span> : undefined}
                {rank === 1 ? <span aria-hidden="true">★ </span> : undefined}
                {seat === table.seat ? 'You' : name}
              </span>
              {isNext ? <span className="unseen">to move</span> : undefined}
              <FactList facts={facts} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

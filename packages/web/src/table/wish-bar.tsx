import { useStore } from '../use-store.ts';
import type { Table } from './table.ts';

/** Somebody wants to take back: whoever is asked says whether they may. */
export function WishBar({ table }: { readonly table: Table }) {
  const { wish } = useStore(table.standing);
  if (wish === undefined) return undefined;
  const who = table.names[wish.seat] ?? '';
  return (
    <section className="notice-strip" aria-label="A wish to take back">
      <p role="alert">
        {who === 'you' ? 'You want to take back; the others are asked.' : `${who} wants to take back.`}
        {wish.barrier === undefined ? '' : ` But ${wish.barrier}.`}
      </p>
      {wish.isMine ? (
        <>
          <button type="button" onClick={() => void table.consent(true)}>
            Agree
          </button>
          <button type="button" onClick={() => void table.consent(false)}>
            Refuse
          </button>
        </>
      ) : undefined}
    </section>
  );
}

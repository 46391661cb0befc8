import { useStore } from '../use-store.ts';
import type { Table } from './table.ts';

interface Props {
  readonly table: Table;
  readonly onAgain: () => void;
  readonly onReview: () => void;
}

/** Who won, by what, and what now. */
export function Ending({ table, onAgain, onReview }: Props) {
  const { end } = useStore(table.standing);
  if (end === undefined) return undefined;
  const { outcome, resigned, broken } = end;
  const rows = outcome.map((result, seat) => ({ ...result, seat })).toSorted((one, other) => one.rank - other.rank);
  return (
    <section className="question ending" aria-label="The end">
      <h2 tabIndex={-1} data-question="">
        {broken === undefined ? verdict(table, outcome) : 'The rules broke'}
      </h2>
      {broken === undefined ? undefined : (
        <p>{broken} The match is kept as it stands; save its record to show it to whoever writes the rules.</p>
      )}
      <ol className="places-list">
        {rows.map(({ seat, rank, score }) => (
          <li key={seat} value={rank}>
            <b>{seat === table.seat ? 'You' : table.names[seat]}</b>
            {resigned.includes(seat) ? ' gave up' : ` ${score} ${score === 1 ? 'point' : 'points'}`}
          </li>
        ))}
      </ol>
      <div className="question-buttons">
        <button type="button" className="primary" onClick={onAgain}>
          Play again
        </button>
        <button type="button" onClick={onReview}>
          Look at how it went
        </button>
        <a className="button" href="#/">
          Something else
        </a>
      </div>
    </section>
  );
}

function verdict({ seat, names }: Table, outcome: readonly { readonly rank: number }[]): string {
  const first = outcome.flatMap(({ rank }, at) => (rank === 1 ? [at] : []));
  if (first.length > 1)
    return first.includes(seat) ? 'A draw.' : `${first.map((it) => names[it]).join(' and ')} share the win.`;
  return first[0] === seat ? 'You have won.' : `${names[first[0] ?? 0]} has won.`;
}

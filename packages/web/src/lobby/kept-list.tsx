import { useCallback, useEffect, useState } from 'react';
import { useShelf } from '../games/use-shelf.ts';
import { forgetMatch, type KeptMatchRow, keptMatches } from '../keeper.ts';
import { namesFor } from '../table/names.ts';

/** More are not shown at once. */
const SHOWN = 6;

/** Matches that this browser keeps, those that go on first. */
export function KeptList() {
  const shelf = useShelf();
  const [rows, setRows] = useState<readonly KeptMatchRow[]>([]);
  const [why, setWhy] = useState<string>();
  const [isAll, setAll] = useState(false);
  const read = useCallback(
    () =>
      keptMatches().then(setRows, () =>
        setWhy(
          'This browser keeps nothing (a private window, or storage is switched off): a match can be played, and is gone when its page is closed. To keep one, save its record from the menu of the table.',
        ),
      ),
    [],
  );
  useEffect(() => void read(), [read]);
  if (why !== undefined) return <p role="alert">{why}</p>;
  const known = rows.filter(({ setup }) => shelf.some(({ name }) => name === setup.game));
  if (known.length === 0) return undefined;
  const sorted = known.toSorted((one, other) => Number(one.ending !== undefined) - Number(other.ending !== undefined));
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">Your matches</h2>
      <ul className="kept">
        {sorted.slice(0, isAll ? undefined : SHOWN).map((row) => (
          <Row
            key={row.id}
            row={row}
            title={shelf.find(({ name }) => name === row.setup.game)?.title ?? row.setup.game}
            onForget={() => void forgetMatch(row.id).then(read)}
          />
        ))}
      </ul>
      {known.length > SHOWN && !isAll ? (
        <button type="button" onClick={() => setAll(true)}>
          All {known.length}
        </button>
      ) : undefined}
    </section>
  );
}

interface RowProps {
  readonly row: KeptMatchRow;
  readonly title: string;
  readonly onForget: () => void;
}

function Row({ row, title, onForget }: RowProps) {
  const { id, setup, touched, answers, ending } = row;
  const others = namesFor(setup.sitters, setup.sitters.indexOf('person')).filter((name) => name !== 'you');
  const when = new Date(touched).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <a href={`#/match/${id}`}>
        <b>{title}</b> <span>{others.length === 0 ? 'alone' : `against ${others.join(', ')}`}</span>
      </a>
      <span className="quiet">
        {ending ?? (answers === 0 ? 'not begun' : `goes on, ${answers} answers`)} · {when}
      </span>
      <button
        type="button"
        className="quiet"
        aria-label={`Delete the match of ${title} from ${when}`}
        onClick={onForget}
      >
        Delete
      </button>
    </li>
  );
}

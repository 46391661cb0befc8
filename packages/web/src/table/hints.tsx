import type { Hint } from '@fermata/session';
import { useEffect, useRef, useState } from 'react';
import { KEYS } from './keys.ts';
import type { Table } from './table.ts';

/** What a bot would think here; or all keys. */
export function Hints({
  table,
  panel,
  onClose,
}: {
  readonly table: Table;
  readonly panel: 'help' | 'hint';
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [hints, setHints] = useState<readonly Hint[]>();
  const [why, setWhy] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let isGone = false;
    if (panel === 'hint')
      void table.session.hint().then(
        (found) => {
          if (!isGone) setHints(found);
        },
        (error: Error) => {
          if (!isGone) setWhy(error.message);
        },
      );
    return () => {
      isGone = true;
    };
  }, [table, panel]);
  const title = panel === 'help' ? 'Keys' : 'A hint';
  return (
    <dialog ref={dialog} className="opened" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {panel === 'help' ? (
        <dl className="keys">
          {KEYS.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      ) : why !== undefined ? (
        <p role="status">There is no hint: {why}</p>
      ) : hints === undefined ? (
        <p role="status">Thinking for a second…</p>
      ) : hints.length === 0 ? (
        <p>There is nothing to choose just now.</p>
      ) : (
        <ol className="hints">
          {hints.slice(0, 5).map(({ text, visits, value, at }) => (
            <li key={at ?? 'done'}>
              <b>{text}</b>
              <span className="quiet">
                {' '}
                tried {visits} times, worth {value <= 1 ? `${Math.round(value * 100)}\u00a0%` : value.toFixed(1)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <form method="dialog">
        <button type="submit" className="primary">
          Close
        </button>
      </form>
    </dialog>
  );
}

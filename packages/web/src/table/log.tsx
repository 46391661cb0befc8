import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useStore } from '../use-store.ts';
import { type Named, segments } from './log-names.ts';
import type { Line, Table } from './table.ts';

interface Props {
  readonly table: Table;
  /** Shows the table as it was then; absent while the match goes on. */
  readonly onLook: ((frame: number) => void) | undefined;
  /** Opens a piece, or what is called so and is gone. */
  readonly onOpen: (id: string) => void;
}

/** Earlier lines are drawn when they are asked for; of the rest those first that are seen at once. */
const LINES = 80;
const LINES_AT_ONCE = 16;

/** What has happened, in words. It stays where one reads it while news come in. */
export function Log({ table, onLook, onOpen }: Props) {
  const { log } = useStore(table.standing);
  const box = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const count = log.length;
  const [first, setFirst] = useState(Math.max(0, count - LINES));
  const drawn = useDeferredValue(first, Math.max(first, count - LINES_AT_ONCE));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what comes in
  useEffect(() => {
    if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [count, drawn]);
  // A name that is gone with its line points at nothing.
  useEffect(() => () => table.point([]), [table]);
  return (
    <ol
      ref={box}
      className="log-lines"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
      tabIndex={0}
      aria-label="What has happened"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight > scrollHeight - 24;
      }}
    >
      {first > 0 ? (
        <li>
          <button type="button" onClick={() => setFirst(0)}>
            {first} earlier
          </button>
        </li>
      ) : undefined}
      {log.slice(drawn).map((line) => (
        <LogLine key={line.frame} line={line} table={table} onLook={onLook} onOpen={onOpen} />
      ))}
      {count === 0 ? <li className="quiet">Nothing has happened yet.</li> : undefined}
    </ol>
  );
}

const LogLine = memo(function LogLine({ line, table, onLook, onOpen }: Props & { readonly line: Line }) {
  const { frame, text } = line;
  // What an event took away was there before it.
  const parts = segments(
    text,
    [frame - 1, frame].flatMap((it) => table.sceneAt(it) ?? []),
  );
  const open = ({ ids, name }: Named) => onOpen(ids.find((id) => table.isThere(id)) ?? name);
  return (
    <li className="log-line">
      {onLook === undefined ? undefined : (
        <button
          type="button"
          className="log-then"
          aria-label={`Show the table after: ${text}`}
          onClick={() => onLook(frame)}
        >
          ◂
        </button>
      )}
      <span>
        {parts.map((part, at) =>
          typeof part === 'string' ? (
            part
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a button is a block: a long name would not run on with its line
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a line stays as it is
              key={at}
              role="button"
              tabIndex={0}
              className="log-name"
              onPointerEnter={() => table.point(part.ids)}
              onPointerLeave={() => table.point([])}
              onFocus={() => table.point(part.ids)}
              onBlur={() => table.point([])}
              onClick={() => open(part)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                event.stopPropagation();
                open(part);
              }}
            >
              {part.name}
            </span>
          ),
        )}
      </span>
    </li>
  );
});

/** For whoever cannot see: one message per answer. */
export function Told({ table }: { readonly table: Table }) {
  const { told } = useStore(table.standing);
  return (
    <p className="unseen" role="log" aria-live="polite">
      {told}
    </p>
  );
}

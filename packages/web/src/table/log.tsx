import { useEffect, useRef } from 'react';
import { useStore } from '../use-store.ts';
import type { Table } from './table.ts';

/** What has happened, in words. It stays where one reads it while news come in. */
export function Log({ table, onLook }: { readonly table: Table; readonly onLook: (frame: number) => void }) {
  const { log } = useStore(table.standing);
  const box = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const count = log.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what comes in
  useEffect(() => {
    if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [count]);
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
      {log.map(({ frame, text }) => (
        <li key={frame}>
          <button type="button" className="log-line" onClick={() => onLook(frame)}>
            {text}
          </button>
        </li>
      ))}
      {count === 0 ? <li className="quiet">Nothing has happened yet.</li> : undefined}
    </ol>
  );
}

/** For whoever cannot see: one message per answer. */
export function Told({ table }: { readonly table: Table }) {
  const { told } = useStore(table.standing);
  return (
    <p className="unseen" role="log" aria-live="polite">
      {told}
    </p>
  );
}

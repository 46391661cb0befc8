import { useEffect, useState } from 'react';
import { useStore } from '../use-store.ts';
import type { Playback } from './playback.ts';
import type { Table } from './table.ts';

interface Props {
  readonly table: Table;
  readonly playback: Playback;
  readonly onClose: (() => void) | undefined;
}

/** Goes through a match, event by event. */
export function Review({ table, playback, onClose }: Props) {
  const { log } = useStore(table.standing);
  const last = table.stills.length - 1;
  const [at, setAt] = useState(last);
  useEffect(() => {
    const still = table.stills[at];
    if (still !== undefined) playback.jump(still.view, at);
  }, [table, playback, at]);
  const line = log.findLast(({ frame }) => frame <= at);
  return (
    <section className="question review" aria-label="How it went">
      <div className="question-line">
        <h2 tabIndex={-1} data-question="">
          {line?.text ?? 'The beginning.'}
        </h2>
        <div className="question-buttons">
          <button type="button" disabled={at <= 0} onClick={() => setAt(at - 1)}>
            Back
          </button>
          <button type="button" disabled={at >= last} onClick={() => setAt(at + 1)}>
            On
          </button>
          {onClose === undefined ? undefined : (
            <button type="button" onClick={onClose}>
              Close
            </button>
          )}
        </div>
      </div>
      <label className="scrub">
        <span className="unseen">Event</span>
        <input
          type="range"
          min={0}
          max={Math.max(last, 0)}
          value={Math.max(at, 0)}
          onChange={({ target }) => setAt(Number(target.value))}
        />
        <output>
          {at + 1} of {last + 1}
        </output>
      </label>
    </section>
  );
}

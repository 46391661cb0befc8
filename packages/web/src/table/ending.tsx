import type { Outcome } from '@fermata/core';
import type { Scene } from '@fermata/scene';
import { useEffect, useRef } from 'react';
import { useStore } from '../use-store.ts';
import { hasPoints, scoreSheet } from './score-sheet.ts';
import type { Table } from './table.ts';

interface Props {
  readonly table: Table;
  readonly scene: Scene;
  readonly onAgain: () => void;
  readonly onReview: () => void;
}

/** Who won, by what, and what now. */
export function Ending({ table, scene, onAgain, onReview }: Props) {
  const { end, log } = useStore(table.standing);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was touched last may be gone with the question.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  if (end === undefined) return undefined;
  const { outcome, resigned, broken } = end;
  const { seats, rows } = scoreSheet(outcome, scene);
  const by =
    resigned.length > 0
      ? `${resigned.map((seat) => called(table, seat)).join(' and ')} gave up.`
      : table.verdict() || (rows.length > SOURCES_MANY ? '' : last(log.map(({ text }) => text)));
  return (
    <section className="question ending" aria-label="The end">
      <h2 ref={heading} tabIndex={-1} data-question="">
        {broken === undefined ? verdict(table, outcome) : 'The rules broke'}
      </h2>
      {broken === undefined ? (
        <p className="quiet">{by}</p>
      ) : (
        <p>{broken} The match is kept as it stands; save its record to show it to whoever writes the rules.</p>
      )}
      {rows.length === 0 || broken !== undefined || resigned.length > 0 ? undefined : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
        <section className="score-sheet" aria-label="Scores" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <td />
                {rows.map(([source]) => (
                  <th key={source} scope="col">
                    {source}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {seats.map((seat, at) => (
                <tr key={seat}>
                  <th scope="row">
                    {outcome[seat]?.rank}. {called(table, seat)}
                  </th>
                  {rows.map(([source, values]) => (
                    <td key={source}>{typeof values[at] === 'number' ? numeral(values[at]) : values[at]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
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

/** Where points come from so many sources, they say by what it was won; elsewhere the game does, or the last that happened. */
const SOURCES_MANY = 4;

function last(lines: readonly string[]): string {
  return lines.slice(-2).join(' ');
}

function called({ seat: mine, names }: Table, seat: number): string {
  return seat === mine ? 'You' : (names[seat] ?? '');
}

function verdict(table: Table, outcome: Outcome): string {
  const first = outcome.flatMap(({ rank }, at) => (rank === 1 ? [at] : []));
  const [most, next] = [score(outcome, 1), score(outcome, 2)];
  const by = hasPoints(outcome) ? `, ${numeral(most)} to ${numeral(next)}` : '';
  if (first.length === outcome.length && first.length > 1)
    return hasPoints(outcome) ? `A draw, at ${numeral(most)} each.` : 'A draw.';
  if (first.length > 1) return `${first.map((seat) => called(table, seat)).join(' and ')} share the win${by}.`;
  const [winner = 0] = first;
  if (outcome.length === 1) return `It is over: ${outcome[0]?.score ?? 0} points.`;
  const has = `${called(table, winner)} ${winner === table.seat ? 'have' : 'has'}`;
  return by !== '' && most === next ? `${has} won the tie at ${numeral(most)}.` : `${has} won${by}.`;
}

/** With a minus, not a hyphen. */
function numeral(value: number): string {
  return String(value).replace('-', '−');
}

/** The best score of a rank, or of the next one that there is. */
function score(outcome: Outcome, from: number): number {
  const next = outcome.filter(({ rank }) => rank >= from).toSorted((one, other) => one.rank - other.rank)[0];
  return next?.score ?? 0;
}

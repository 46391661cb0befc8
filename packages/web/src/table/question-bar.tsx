import { useEffect, useRef, useState } from 'react';
import { useStore } from '../use-store.ts';
import type { Table } from './table.ts';
import { enough, lit, needsList, optionsLeft, type Posed } from './touching.ts';
import { Unseen } from './unseen.tsx';
import { useSecondsSince } from './use-seconds.ts';

interface Props {
  readonly table: Table;
  /** What the game is about: said beside the first question. */
  readonly about: string;
  readonly children?: React.ReactNode;
}

/** The question in words, and all that can be answered, numbered. */
export function QuestionBar({ table, about, children }: Props) {
  const { posed, touched, waiting, since, notice, end, isSending } = useStore(table.standing);
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef<string>(undefined);
  first.current ??= posed?.asked.basis;
  // After an answer from the list the button is gone: the keyboard is on the question, never nowhere.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  if (end !== undefined) return undefined;
  const left = posed === undefined ? [] : optionsLeft(posed, touched);
  const isSet = posed?.asked.several !== undefined;
  const apart = posed === undefined ? [] : left.filter((option) => posed.points[option]?.length === 0);
  const buttons = posed !== undefined && !isSet && areButtons(posed, left, apart) ? left : apart;
  const whole = posed === undefined ? undefined : enough(posed, touched);
  const isShort = posed !== undefined && needsList(posed, touched);
  return (
    <section className="question" aria-label="Question" data-open={isOpen || isShort}>
      <div className="question-line">
        <h2 ref={heading} tabIndex={-1} data-question="" className={posed === undefined ? 'quiet' : undefined}>
          {posed === undefined ? <Waiting table={table} waiting={waiting} since={since} /> : posed.asked.text}
        </h2>
        {posed !== undefined && posed.asked.basis === first.current ? <p className="about">{about}</p> : undefined}
        {posed === undefined ? undefined : <Would table={table} />}
        {posed === undefined ? undefined : (
          <div className="question-buttons">
            <Unseen />
            {isSet ? (
              <button
                type="button"
                className="primary"
                disabled={!touched.isEnough || isSending}
                onClick={() => table.done()}
              >
                Done{touched.picked.length > 0 ? ` (${touched.picked.length})` : ''}
              </button>
            ) : undefined}
            {whole === undefined ? undefined : (
              <button type="button" className="primary" onClick={() => table.done()}>
                {posed.asked.texts[whole]}
              </button>
            )}
            {touched.ids.length > 0 ? (
              <button type="button" onClick={() => table.back()}>
                Back
              </button>
            ) : undefined}
            {!isShort && buttons.length <= BUTTONS_MAX
              ? buttons.map((option) => <OptionButton key={option} table={table} option={option} number={undefined} />)
              : undefined}
            <button
              type="button"
              className="list-toggle"
              aria-expanded={isOpen || isShort}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Hide list' : `All ${left.length}`}
            </button>
          </div>
        )}
        {children}
      </div>
      <p className="notice" role="status">
        {notice}
      </p>
      {posed !== undefined && (isOpen || isShort) ? (
        <ol className="options">
          {left.toSorted(byNumber(posed)).map((option) => (
            <li key={option}>
              <OptionButton table={table} option={option} number={posed.numbers[option]} />
            </li>
          ))}
          {isShort
            ? undefined
            : posed.asked.except.map(({ text, why }) => (
                <li key={text} className="except">
                  <span>
                    <s>{text}</s> {why}
                  </span>
                </li>
              ))}
        </ol>
      ) : undefined}
    </section>
  );
}

/** What touching that which somebody is over would do. */
function Would({ table }: { readonly table: Table }) {
  const { id } = useStore(table.over);
  const { posed, touched } = useStore(table.standing);
  const does =
    id === undefined || posed === undefined ? undefined : (lit(posed, touched).can.get(id) ?? posed.except.get(id));
  return (
    <span className="would" aria-hidden="true">
      {does}
    </span>
  );
}

/** More buttons than this are a list, and whatever takes more letters is read on its card. */
const BUTTONS_MAX = 3;
const LETTERS_MAX = 40;

/** As they are numbered: what comes and goes stands behind what has its number all match long. */
function byNumber({ numbers }: Posed) {
  return (one: number, other: number) => (numbers[one] ?? 0) - (numbers[other] ?? 0);
}

/** Where one of a few answers is a button, all are: it would look like the only one. */
function areButtons({ asked }: Posed, left: readonly number[], apart: readonly number[]): boolean {
  const isFew = apart.length > 0 && left.length <= BUTTONS_MAX;
  return isFew && left.every((option) => (asked.texts[option]?.length ?? 0) <= LETTERS_MAX);
}

function OptionButton({ table, option, number }: { table: Table; option: number; number: number | undefined }) {
  const { posed, touched, isSending } = useStore(table.standing);
  if (posed === undefined) return undefined;
  const isSet = posed.asked.several !== undefined;
  const isPicked = touched.picked.includes(option);
  const isOut = isSet && !isPicked && touched.next?.includes(option) === false;
  return (
    <button
      type="button"
      className={`option${isPicked ? ' on' : ''}`}
      aria-pressed={isSet ? isPicked : undefined}
      disabled={isOut || isSending}
      data-option={option}
      onClick={() => table.take(option)}
    >
      {number === undefined ? undefined : <span className="number">{number}</span>}
      <span>{posed.asked.texts[option]}</span>
    </button>
  );
}

/** Who is waited for, and since when. */
function Waiting({ table, waiting, since }: { table: Table; waiting: readonly number[]; since: number }) {
  const seconds = useSecondsSince(since);
  const who = waiting.filter((seat) => seat !== table.seat).map((seat) => table.names[seat]);
  if (who.length === 0) return 'One moment…';
  return `${who.join(' and ')} ${who.length > 1 ? 'think' : 'thinks'}…${seconds > 1 ? ` ${seconds} s` : ''}`;
}

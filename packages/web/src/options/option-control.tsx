/** What an option is chosen with: one control for each kind. */
import { fitsOption, type OptionKind, usualOption } from '@fermata/scene';
import { type ReactNode, useEffect, useId, useState } from 'react';

export interface ControlProps<K extends OptionKind = OptionKind> {
  readonly kind: K;
  readonly value: unknown;
  readonly seats: number;
  /** What it is about, for whoever hears the page. */
  readonly label: string;
  readonly isBad: boolean;
  /** Undefined: what is usual. */
  readonly onChange: (value: unknown) => void;
}

type PropsOf<T extends OptionKind['type']> = ControlProps<Extract<OptionKind, { readonly type: T }>>;

export function OptionControl(props: ControlProps): ReactNode {
  const { kind } = props;
  switch (kind.type) {
    case 'whole':
      return <Whole {...props} kind={kind} />;
    case 'oneOf':
      return <OneOf {...props} kind={kind} />;
    case 'yesNo':
      return <YesNo {...props} kind={kind} />;
    case 'list':
      return <List {...props} kind={kind} />;
    case 'perSeat':
      return <PerSeat {...props} kind={kind} />;
    case 'either':
      return <Either {...props} kind={kind} />;
    case 'json':
      return <Json {...props} kind={kind} />;
    case 'fixed':
      return undefined;
  }
}

/** While one types there may be no number yet: then it is as usual. */
function Whole({ kind: { min, max }, value, label, isBad, onChange }: PropsOf<'whole'>) {
  const [text, setText] = useState(String(value));
  const [isEdited, setEdited] = useState(false);
  useEffect(() => {
    if (!isEdited) setText(String(value));
  }, [value, isEdited]);
  return (
    <span className="whole">
      <input
        type="number"
        aria-label={label}
        aria-invalid={isBad}
        min={min}
        max={max}
        step={1}
        value={isEdited ? text : String(value)}
        onFocus={() => setEdited(true)}
        onBlur={() => setEdited(false)}
        onChange={({ target }) => {
          setText(target.value);
          onChange(target.value === '' ? undefined : Number(target.value));
        }}
      />
      <span className="quiet">
        {min} to {max}
      </span>
    </span>
  );
}

function OneOf({ kind: { of }, value, label, isBad, onChange }: PropsOf<'oneOf'>) {
  return (
    <select
      aria-label={label}
      aria-invalid={isBad}
      value={JSON.stringify(value)}
      onChange={({ target }) => onChange(JSON.parse(target.value))}
    >
      {of.map((word) => (
        <option key={JSON.stringify(word.value)} value={JSON.stringify(word.value)}>
          {word.words}
        </option>
      ))}
    </select>
  );
}

function YesNo({ value, label, isBad, onChange }: PropsOf<'yesNo'>) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      aria-invalid={isBad}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

function PerSeat({ kind: { of }, value, seats, label, isBad, onChange }: PropsOf<'perSeat'>) {
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <ol className="per-seat">
      {values.map((one, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
        <li key={seat}>
          <span aria-hidden="true">Seat {seat + 1}</span>
          <OptionControl
            kind={of}
            value={one}
            seats={seats}
            label={`${label}, seat ${seat + 1}`}
            isBad={isBad}
            onChange={(next) => onChange(values.with(seat, next ?? usualOption(of, seats)))}
          />
        </li>
      ))}
    </ol>
  );
}

/** What is in the list, each to be taken out, and what can be put in. */
function List({ kind: { of, min, max }, value, seats, label, isBad, onChange }: PropsOf<'list'>) {
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const add = (one: unknown) => onChange([...values, one]);
  return (
    <div className="option-list">
      {values.length === 0 ? undefined : (
        <ul>
          {values.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be there twice
            <li key={at}>
              {of.type === 'oneOf' ? (
                (of.of.find((word) => word.value === one)?.words ?? String(one))
              ) : (
                <OptionControl
                  kind={of}
                  value={one}
                  seats={seats}
                  label={`${label}, ${at + 1}`}
                  isBad={isBad}
                  onChange={(next) => onChange(values.with(at, next ?? usualOption(of, seats)))}
                />
              )}
              <button
                type="button"
                aria-label={`Take ${of.type === 'oneOf' ? String(one) : at + 1} out of ${label}`}
                disabled={values.length <= min}
                onClick={() => onChange(values.toSpliced(at, 1))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {of.type === 'oneOf' ? (
        <select
          aria-label={`Add to ${label}`}
          aria-invalid={isBad}
          disabled={values.length >= max}
          value=""
          onChange={({ target }) => add(JSON.parse(target.value))}
        >
          <option value="">Add…</option>
          {of.of.map((word) => (
            <option key={JSON.stringify(word.value)} value={JSON.stringify(word.value)}>
              {word.words}
            </option>
          ))}
        </select>
      ) : (
        <button type="button" disabled={values.length >= max} onClick={() => add(usualOption(of, seats))}>
          Add
        </button>
      )}
    </div>
  );
}

function Either({ kind: { of }, value, seats, label, isBad, onChange }: PropsOf<'either'>) {
  const at = Math.max(
    0,
    of.findIndex((way) => fitsOption(way.kind, value, seats)),
  );
  const way = of[at];
  return (
    <div className="either">
      <select
        aria-label={label}
        value={at}
        onChange={({ target }) => {
          const next = of[Number(target.value)];
          if (next !== undefined) onChange(usualOption(next.kind, seats));
        }}
      >
        {of.map(({ words }, place) => (
          <option key={words} value={place}>
            {words}
          </option>
        ))}
      </select>
      {way === undefined ? undefined : (
        <OptionControl
          key={at}
          kind={way.kind}
          value={value}
          seats={seats}
          label={`${label}, ${way.words}`}
          isBad={isBad}
          onChange={onChange}
        />
      )}
    </div>
  );
}

/** As it is typed; what is no JSON yet is handed on as a text, which the game refuses. */
function Json({ value, label, isBad, onChange }: PropsOf<'json'>) {
  const [text, setText] = useState(() => JSON.stringify(value, undefined, 1));
  const note = useId();
  const isJson = parses(text);
  return (
    <>
      <textarea
        rows={Math.min(ROWS_MAX, text.split('\n').length + 1)}
        aria-label={label}
        aria-invalid={isBad || !isJson}
        aria-describedby={note}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(parses(target.value) ? JSON.parse(target.value) : target.value);
        }}
      />
      <span id={note} className="quiet">
        {isJson ? 'JSON' : 'This is not JSON yet.'}
      </span>
    </>
  );
}

/** A list that is empty takes two lines, a long one is scrolled. */
const ROWS_MAX = 8;

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

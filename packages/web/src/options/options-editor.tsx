import { fitsOption, type OptionField, type OptionForm, usualOption } from '@fermata/scene';
import { useEffect, useId, useState } from 'react';
import type { Shelved } from '../games/shelf.ts';
import { OptionControl } from './option-control.tsx';
import { saidOption, withOption, withSeats } from './options-text.ts';
import './options.css';

interface Props {
  readonly game: Shelved;
  readonly seats: number;
  /** Options as JSON; empty where all are as usual. */
  readonly text: string;
  readonly why: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The options of a game: a form, where it says what they are, and JSON for whoever wants to spell them. */
export function OptionsEditor({ game, seats, text, why, onChange }: Props) {
  const [known, setKnown] = useState<{ readonly form: OptionForm | undefined }>();
  const refusal = useId();
  useEffect(() => {
    let isGone = false;
    void game.form().then((form) => {
      if (!isGone) setKnown({ form });
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  const form = known?.form ?? NONE;
  // What was said seat by seat is for as many seats as there are.
  useEffect(() => {
    const fitted = withSeats(text, form, seats);
    if (fitted !== text) onChange(fitted);
  }, [form, seats, text, onChange]);
  const takesNone = known?.form?.length === 0;
  if (known === undefined || (takesNone && text === '')) return undefined;
  const bad = form.find(({ name }) => name === why?.match(/^\w+/)?.[0]);
  return (
    <>
      {form.map((field) => (
        <Field
          key={field.name}
          field={field}
          seats={seats}
          said={saidOption(text, field.name)}
          why={field === bad ? why : undefined}
          onChange={(value) => onChange(withOption(text, form, seats, field.name, value))}
        />
      ))}
      <details className="advanced">
        <summary>{known.form === undefined ? 'Options, as JSON' : 'Advanced: options as JSON'}</summary>
        <textarea
          rows={3}
          aria-label="Options as JSON"
          value={text}
          placeholder="empty for the usual ones"
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={why !== undefined}
          aria-describedby={refusal}
          spellCheck={false}
        />
      </details>
      <p id={refusal} className={bad === undefined ? 'notice' : 'unseen'} role="status">
        {why}
      </p>
    </>
  );
}

const NONE: OptionForm = [];

interface FieldProps {
  readonly field: OptionField;
  readonly seats: number;
  readonly said: unknown;
  /** What the game has against it. */
  readonly why: string | undefined;
  readonly onChange: (value: unknown) => void;
}

function Field({ field: { words, about, kind }, seats, said, why, onChange }: FieldProps) {
  const value = said !== undefined && fitsOption(kind, said, seats) ? said : usualOption(kind, seats);
  return (
    <fieldset className="option-field">
      <legend>{words}</legend>
      <OptionControl
        kind={kind}
        value={value}
        seats={seats}
        label={words}
        isBad={why !== undefined}
        onChange={onChange}
      />
      {why === undefined ? undefined : <p className="notice">{why}</p>}
      {about === undefined ? undefined : <p className="quiet">{about}</p>}
    </fieldset>
  );
}

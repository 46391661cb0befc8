/** Options as they are typed: one text of JSON, which fields of a form read and write. What is usual is left out of it. */
import { fitsOption, type OptionForm, type OptionKind, usualOption } from '@fermata/scene';

export type Parsed = { readonly options: unknown } | { readonly why: string };

/** What the text says; nothing where it is empty. */
export function parsedOptions(text: string): Parsed {
  if (text.trim() === '') return { options: undefined };
  try {
    return { options: JSON.parse(text) };
  } catch (error) {
    return { why: `This is not JSON yet: ${(error as Error).message}.` };
  }
}

/** What the text says about one option; undefined where it says nothing, or cannot be read. */
export function saidOption(text: string, name: string): unknown {
  return fieldsIn(text)[name];
}

/** The text with another value of an option, without those that are as usual. */
export function withOption(text: string, form: OptionForm, seats: number, name: string, value: unknown): string {
  return written({ ...fieldsIn(text), [name]: value }, form, seats);
}

/** The text for another number of seats: what is said seat by seat is cut, or filled with what is usual. */
export function withSeats(text: string, form: OptionForm, seats: number): string {
  const fields = fieldsIn(text);
  const said = form.filter(({ name }) => name in fields);
  if (said.length === 0) return text;
  const fitted = said.map(({ name, kind }) => [name, forSeats(kind, fields[name], seats)]);
  return written({ ...fields, ...Object.fromEntries(fitted) }, form, seats);
}

function forSeats(kind: OptionKind, value: unknown, seats: number): unknown {
  if (kind.type === 'either') {
    const way = kind.of.find((it) => fitsOption(it.kind, value, seats));
    return way === undefined ? value : forSeats(way.kind, value, seats);
  }
  if (kind.type !== 'perSeat' || !Array.isArray(value)) return value;
  return Array.from({ length: seats }, (_, seat) => (seat in value ? value[seat] : usualOption(kind.of, seats)));
}

function fieldsIn(text: string): { readonly [name: string]: unknown } {
  const parsed = parsedOptions(text);
  return 'options' in parsed && isObject(parsed.options) ? parsed.options : {};
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function written(fields: { readonly [name: string]: unknown }, form: OptionForm, seats: number): string {
  const unusual = Object.entries(fields).filter(([name, value]) => {
    const kind = form.find((field) => field.name === name)?.kind;
    const isUsual = kind !== undefined && JSON.stringify(value) === JSON.stringify(usualOption(kind, seats));
    return value !== undefined && !isUsual;
  });
  return unusual.length === 0 ? '' : JSON.stringify(Object.fromEntries(unusual));
}

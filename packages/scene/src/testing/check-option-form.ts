import { type AnyGame, Misuse, start } from '@fermata/core';
import { checkGiven } from '../given.ts';
import { fitsOption, type OptionField, type OptionForm, type OptionKind, usualOption } from '../option-form.ts';

/** A form that does not say what its game takes. */
export class BrokenForm extends Error {
  override readonly name = 'BrokenForm';
}

/**
 * Holds the form of a game's options to the game, with each number of seats, and throws at the first fault:
 * 1. It has a field for each option, and no other. What is JSON, such as a list of one's own cards, may be left out of options that have none.
 * 2. What it calls usual is what the game takes where nothing is said.
 * 3. Whatever it lets one say, up to both ends, the game takes.
 * 4. What it offers people the game takes, too.
 * 5. Whatever lies beyond its ends the game refuses: so no field leaves out what could be had.
 */
export function checkOptionForm(game: AnyGame, form: OptionForm): void {
  checkGiven('a game', game);
  checkGiven('a list of fields', form);
  for (const field of form) checkGiven('a field with name, words and kind', field);
  const { min, max } = game.seats;
  for (let seats = min; seats <= max; seats++) {
    const usual = taken(game, seats, undefined);
    checkNames(form, Object.keys(Object(usual)));
    const said = Object.fromEntries(form.map(({ name, kind }) => [name, usualOption(kind, seats)]));
    const same = form.length === 0 || JSON.stringify(taken(game, seats, said)) === JSON.stringify(usual);
    if (!same) throw new BrokenForm(`${game.name} takes ${JSON.stringify(usual)}, not ${JSON.stringify(said)}`);
    for (const field of form) checkField(game, field, seats);
  }
}

function checkNames(form: OptionForm, options: readonly string[]): void {
  const names = form.map(({ name }) => name);
  const wrong =
    names.find((name, at) => names.indexOf(name) < at) ??
    form.find(({ name, kind }) => kind.type !== 'json' && !options.includes(name))?.name ??
    options.find((name) => !names.includes(name));
  if (wrong !== undefined) throw new BrokenForm(`the form and the options do not both have one "${wrong}"`);
}

function checkField(game: AnyGame, { name, words, kind, people }: OptionField, seats: number): void {
  if (words.trim() === '') throw new BrokenForm(`${name} has no words`);
  const offered = people === undefined ? [] : [people];
  for (const value of [...within(kind, seats), ...offered]) {
    const why = refusal(game, seats, { [name]: value });
    if (why !== undefined) throw new BrokenForm(`${JSON.stringify(value)} can be said, and is refused: ${why}`);
    if (!fitsOption(kind, value, seats)) throw new BrokenForm(`${name} is not shown as ${JSON.stringify(value)}`);
  }
  for (const value of beyond(kind, seats))
    if (refusal(game, seats, { [name]: value }) === undefined)
      throw new BrokenForm(`${name} could be ${JSON.stringify(value)}, which the form does not offer`);
}

/** Values up to both ends. */
function within(kind: OptionKind, seats: number): readonly unknown[] {
  switch (kind.type) {
    case 'whole':
      return [kind.min, kind.max, kind.usual];
    case 'oneOf':
      return kind.of.map(({ value }) => value);
    case 'yesNo':
      return [true, false];
    case 'list': {
      const ones = within(kind.of, seats).map((one) => filled(kind, Math.max(1, kind.min), seats).with(0, one));
      return [filled(kind, kind.min, seats), filled(kind, kind.max, seats), ...ones];
    }
    case 'perSeat':
      return within(kind.of, seats).map((one) => filled(kind, seats, seats).with(0, one));
    case 'either':
      return kind.of.flatMap((way) => within(way.kind, seats));
    default:
      return [kind.usual];
  }
}

/** Values just beyond. Of several ways each has its own. */
function beyond(kind: OptionKind, seats: number): readonly unknown[] {
  switch (kind.type) {
    case 'whole':
      return [kind.min - 1, kind.max + 1];
    case 'list': {
      const ones = beyond(kind.of, seats).map((one) => filled(kind, Math.max(1, kind.min), seats).with(0, one));
      const fewer = kind.min === 0 ? [] : [filled(kind, kind.min - 1, seats)];
      return [...fewer, filled(kind, kind.max + 1, seats), ...ones];
    }
    case 'perSeat': {
      const ones = beyond(kind.of, seats).map((one) => filled(kind, seats, seats).with(0, one));
      return [filled(kind, seats - 1, seats), filled(kind, seats + 1, seats), ...ones];
    }
    case 'either':
      return kind.of.flatMap((way) => beyond(way.kind, seats));
    default:
      return [];
  }
}

function filled({ of }: { readonly of: OptionKind }, length: number, seats: number): unknown[] {
  return Array.from({ length }, () => usualOption(of, seats));
}

/** The options as the game completes them. */
function taken(game: AnyGame, seats: number, options: unknown): unknown {
  return start(game, { seats, seed: 1, ...(options !== undefined && { options }) }).record().options;
}

function refusal(game: AnyGame, seats: number, options: unknown): string | undefined {
  try {
    taken(game, seats, options);
    return undefined;
  } catch (error) {
    if (error instanceof Misuse) return error.message;
    throw error;
  }
}

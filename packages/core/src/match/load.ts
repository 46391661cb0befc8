import { misuse } from '../errors.ts';
import type { Answer } from '../execution/running.ts';
import { strictly } from '../execution/strict.ts';
import type { Ev } from '../flow.ts';
import { type Game, rulesOf } from '../game.ts';
import { hashJson } from '../hash.ts';
import { Live } from './live.ts';
import type { Match } from './match.ts';
import { begin, choicesOf } from './origin.ts';
import { Prints } from './prints.ts';
import type { Record } from './record.ts';
import { originOf } from './start.ts';

/** The match of a record, standing where the record ends. Every fingerprint is checked on the way. */
export function load<S extends object, E extends Ev, O>(
  game: Game<S, E, O>,
  record: Record,
  how: { readonly strict?: boolean } = {},
): Match<S, E> {
  const { checksum, ...rest } = fitting(game, record);
  const rules = how.strict ? strictly(rulesOf(game)) : rulesOf(game);
  const origin = originOf(rules, { ...rest, ...how }, rest.reseeds ?? []);
  const exec = begin(rules, origin, rest.turns.flat() as Answer[]); // checked choice by choice
  const prints = new Prints<S, E>({ states: rest.states, offers: rest.offers });
  exec.tap = prints.watch(exec);
  const match = prints.naming(() => new Live(rules, origin, undefined, exec));
  exec.tap = undefined;
  prints.finish(exec);
  if (hashJson(rest) !== checksum)
    throw misuse('record', 'the record was edited: every choice fits, but the checksum does not');
  match.notes = rest.notes ?? {};
  return match;
}

/** The match of a record as it stood after `choices` choices. */
export function replay<S extends object, E extends Ev, O>(
  game: Game<S, E, O>,
  record: Record,
  choices: number,
): Match<S, E> {
  const whole = load(game, record) as Live<S, E>; // as load makes them
  if (!Number.isInteger(choices) || choices < 0 || choices > whole.choices) {
    throw misuse('record', `the record has choices 0 to ${whole.choices}; there is no ${choices}`);
  }
  return new Live(
    whole.game,
    whole.origin,
    undefined,
    begin(whole.game, whole.origin, choicesOf(undefined, whole.exec).slice(0, choices)),
  );
}

/** The record in the version of these rules, if it is one of theirs and whole. */
function fitting<S extends object, E extends Ev, O>(game: Game<S, E, O>, record: Record): Record {
  if (record?.format !== 'fermata-1') throw misuse('record', 'this is not a record: it has no format "fermata-1"');
  if (record.game !== game.name) throw misuse('record', `this is a record of ${record.game}, not of ${game.name}`);
  const upgrade = record.version < game.version ? game.upgrade : undefined;
  if (record.version !== game.version && upgrade === undefined) {
    throw misuse(
      'record',
      `this is a record of ${game.name} version ${record.version}; the rules are version ${game.version}`,
    );
  }
  const own = upgrade === undefined ? record : upgrade.call(game, record);
  for (const [field, type] of SHAPE) {
    const found = Array.isArray(own[field]) ? 'list' : typeof own[field];
    if (!type.split(' or ').includes(found))
      throw misuse('record', `the record is damaged: its ${field} is ${found}, not ${type}`);
  }
  return own;
}

const SHAPE = [
  ['seats', 'number'],
  ['seed', 'string'],
  ['turns', 'list'],
  ['reseeds', 'list or undefined'],
  ['notes', 'object or undefined'],
  ['states', 'string'],
  ['offers', 'string'],
  ['checksum', 'string'],
] as const;

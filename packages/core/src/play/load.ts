import { checkFields, checkWhole } from '../fields/given.ts';
import type { AnyEvent } from '../game/flow.ts';
import { type Game, type Rules, rulesOf } from '../game/game.ts';
import {
  type Answer,
  choicesIn,
  FORMAT,
  isBare,
  isRecord,
  type MatchRecord,
  PRINTS,
  type RecordHead,
  type Reseed,
  SHAPE,
} from '../game/record.ts';
import type { Live } from '../match/live.ts';
import type { Match } from '../match/match.ts';
import { begin, checkReseedCount } from '../match/origin.ts';
import { Prints } from '../match/prints.ts';
import { notesUpTo } from '../match/record.ts';
import { originOf } from '../match/starting.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { brief } from '../values/brief.ts';
import { misuse, refusing } from '../values/errors.ts';
import { hashJson } from '../values/hash.ts';
import { faultInJson } from '../values/json.ts';
import { matchFrom } from './match-from.ts';

/**
 * The match of a record, standing where the record ends. Every fingerprint is checked on the way, unless it is `bare`.
 *
 * @example
 * ```ts
 * import { connectFour } from '@fermata/connect-four';
 * import { start } from '@fermata/core';
 * import { load } from '@fermata/core/host';
 *
 * const match = start(connectFour);
 * match.answer(match.prompts()[0]!.id, 3);
 * const file = JSON.stringify(match.record());
 * load(connectFour, JSON.parse(file)).events; // → [{ type: 'dropped', seat: 0, column: 3 }]
 * ```
 */
export function load<S extends object, E extends AnyEvent, O>(
  game: Game<S, E, O>,
  record: MatchRecord | RecordHead,
  how: Loading = {},
): Match<S, E> {
  return loaded(rulesOf(game), record as MatchRecord, how) as unknown as Match<S, E>; // checked on the way; of this game
}

/**
 * The match of a record as it stood after `choices` choices. For whoever steps through a match. A bare one is played no
 * further than that.
 *
 * @example
 * ```ts
 * import { connectFour } from '@fermata/connect-four';
 * import { start } from '@fermata/core';
 * import { replay } from '@fermata/core/host';
 *
 * const match = start(connectFour);
 * match.answer(match.prompts()[0]!.id, 3);
 * replay(connectFour, match.record(), 0).events; // → []
 * replay(connectFour, match.record(), 1).waiting(); // → [1]
 * ```
 */
export function replay<S extends object, E extends AnyEvent, O>(
  game: Game<S, E, O>,
  record: MatchRecord | RecordHead,
  choices: number,
  how: Loading = {},
): Match<S, E> {
  const rules = rulesOf(game);
  const given = record as MatchRecord; // checked on the way
  if (how?.bare !== true) checkWhole(choices, 'choices', 0, loaded(rules, given, how).choices); // and every fingerprint
  return loaded(rules, given, { ...how, bare: true }, choices) as unknown as Match<S, E>; // of this game
}

interface Loading {
  /** True: it may be bare, and fingerprints are not compared. */
  readonly bare?: boolean | undefined;
  /** What chance came from, where it was not the seed. */
  readonly oracle?: Oracle | undefined;
}

/** Plays a record, or so many of its choices. */
function loaded(rules: Rules, record: MatchRecord, how: Loading, choices?: number): Live {
  checkFields(how, 'loading', ['bare', 'oracle']);
  const mayBeBare = how.bare === true;
  checkShape(rules, record, mayBeBare ? SHAPE : [...SHAPE, ...PRINTS]);
  const isOld = record.version !== rules.version;
  const rest = isOld ? upgraded(rules, record) : record;
  if ((rest.chance === 'given') !== (how.oracle !== undefined))
    throw misuse(
      'record',
      `this match drew from ${rest.chance ? 'an oracle of its own: give it' : 'its seed: give no oracle'}`,
    );
  const all = choicesIn(rest);
  if (choices !== undefined) checkWhole(choices, 'choices', 0, all.length);
  const { origin, exec } = begun(rules, rest, all.slice(0, choices), how.oracle);
  const isCompared = !isOld && !mayBeBare; // prints of old rules say nothing of these
  const prints = new Prints(isCompared ? rest : undefined);
  if (isCompared) exec.watch(prints.watch(exec));
  const match = prints.naming(exec, () => matchFrom(origin, exec));
  exec.watch(undefined);
  prints.finish(exec);
  if (isCompared) checkUnedited(rest);
  const { notes = {} } = rest;
  match.notes = choices === undefined ? notes : notesUpTo(choices, notes);
  return match;
}

/** The record, about to be played; what cannot be started is a fault of the record. */
function begun(rules: Rules, record: MatchRecord, choices: Answer[], oracle: Oracle | undefined) {
  return refusing('record', 'the record cannot be started: ', () => {
    const origin = originOf(rules, { ...record, ...(oracle && { oracle }) }, record.reseeds ?? []);
    return { origin, exec: begin(rules, origin, choices) }; // checked choice by choice
  });
}

/** Throws unless this looks like a record of the game. */
function checkShape(game: Rules, record: MatchRecord, shape: readonly (readonly [keyof MatchRecord, string])[]): void {
  if (!isRecord(record)) throw misuse('record', `this is not a record: it has no format "${FORMAT}"`);
  if (record.game !== game.name)
    throw misuse('record', `this is a record of ${brief(record.game)}, not of ${game.name}`);
  if (shape !== SHAPE && isBare(record))
    throw misuse('record', 'this record has no fingerprints; load it with bare: true');
  for (const [field, type] of shape) {
    const found = Array.isArray(record[field]) ? 'list' : typeof record[field];
    if (!type.split(' or ').includes(found))
      throw misuse('record', `the record is damaged: its ${field} is ${found}, not ${type}`);
  }
  for (const [field, value] of Object.entries(record)) {
    const fault = value === undefined ? undefined : faultInJson(value, field);
    if (fault) throw misuse('record', `the record is damaged: ${fault}`);
  }
  checkReseeds(record.reseeds ?? []);
}

function checkReseeds(reseeds: readonly (Reseed | null)[]): void {
  checkReseedCount(reseeds);
  for (const it of reseeds)
    if (!(it && Number.isSafeInteger(it.at) && it.at >= 0 && typeof it.seed === 'string'))
      throw misuse('record', `the record is damaged: its reseeds name draw and seed; got ${brief(it)}`);
}

/** The record in the version of these rules. */
function upgraded(game: Rules, record: MatchRecord): MatchRecord {
  const { name, version, upgrade } = game;
  const isOlder = upgrade && record.version < version;
  if (isOlder) checkUnedited(record);
  const fitting = isOlder ? upgrade.call(game, record) : record;
  checkShape(game, fitting, SHAPE);
  if (fitting.version === version) return fitting;
  throw misuse(
    'record',
    `this is a record of ${name} version ${brief(record.version)}; the rules are version ${version}`,
  );
}

function checkUnedited({ checksum, ...rest }: MatchRecord): void {
  if (hashJson(rest) !== checksum) throw misuse('record', 'the record was edited: the checksum does not fit');
}

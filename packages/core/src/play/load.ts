import type { AnyEvent } from '../game/flow.ts';
import { type Game, type Rules, rulesOf } from '../game/game.ts';
import type { Answer, MatchRecord, RecordHead, Reseed } from '../game/record.ts';
import type { Live } from '../match/live.ts';
import type { Match } from '../match/match.ts';
import { begin, RESEEDS_MAX } from '../match/origin.ts';
import { choicesOf } from '../match/past.ts';
import { Prints } from '../match/prints.ts';
import { notesUpTo } from '../match/record.ts';
import { originOf } from '../match/starting.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { brief } from '../values/brief.ts';
import { misuse } from '../values/errors.ts';
import { hashJson } from '../values/hash.ts';
import { faultInJson } from '../values/json.ts';
import { matchFrom } from './match-from.ts';

/** The match of a record, standing where the record ends. Every fingerprint is checked on the way, unless it is `bare`. */
export function load<S extends object, E extends AnyEvent, O>(
  game: Game<S, E, O>,
  given: MatchRecord | RecordHead,
  how: { readonly bare?: boolean; readonly oracle?: Oracle } = {},
): Match<S, E> {
  const record = given as MatchRecord; // checked below
  const isBare = how.bare === true;
  const rules = rulesOf(game);
  checkShape(rules, record, isBare ? SHAPE : [...SHAPE, ...PRINTS]);
  const isOld = record.version !== game.version;
  const rest = isOld ? upgraded(rules, record) : record;
  if ((rest.chance === 'given') !== (how.oracle !== undefined))
    throw misuse(
      'record',
      `this match ${rest.chance ? 'drew from an oracle of its own: give it' : 'drew from its seed: give no oracle'}`,
    );
  const { origin, exec } = begun(rules, rest, how.oracle);
  const isCompared = !isOld && !isBare; // prints of old rules say nothing of these
  const prints = new Prints(isCompared ? rest : undefined);
  if (isCompared) exec.watch(prints.watch(exec));
  const match = prints.naming(exec, () => matchFrom(origin, exec));
  exec.watch(undefined);
  prints.finish(exec);
  if (isCompared && !isWhole(rest))
    throw misuse('record', 'the record was edited: every choice fits, but the checksum does not');
  match.notes = rest.notes ?? {};
  return match as unknown as Match<S, E>; // of this game
}

/** The match of a record as it stood after `choices` choices. */
export function replay<S extends object, E extends AnyEvent, O>(
  game: Game<S, E, O>,
  record: MatchRecord,
  choices: number,
  how: { readonly oracle?: Oracle } = {},
): Match<S, E> {
  const whole = load(game, record, how) as unknown as Live; // as load makes them
  if (!Number.isInteger(choices) || choices < 0 || choices > whole.choices) {
    throw misuse('record', `the record has choices 0 to ${whole.choices}; there is no ${choices}`);
  }
  const { game: rules, origin } = whole;
  const exec = begin(rules, origin, choicesOf(whole).slice(0, choices));
  const match = matchFrom(origin, exec);
  match.notes = notesUpTo(choices, whole.notes);
  return match as unknown as Match<S, E>; // of this game
}

/** The record, about to be played; what cannot be started is a fault of the record. */
function begun(rules: Rules, record: MatchRecord, oracle: Oracle | undefined) {
  try {
    const origin = originOf(rules, { ...record, ...(oracle && { oracle }) }, record.reseeds ?? []);
    return { origin, exec: begin(rules, origin, record.turns.flat() as Answer[]) }; // checked choice by choice
  } catch (error) {
    throw misuse('record', `the record cannot be started: ${(error as Error).message}`);
  }
}

/** Throws unless this looks like a record of the game. */
function checkShape(game: Rules, record: MatchRecord, shape: readonly (readonly [keyof MatchRecord, string])[]): void {
  if (record?.format !== 'fermata-1') throw misuse('record', 'this is not a record: it has no format "fermata-1"');
  if (record.game !== game.name)
    throw misuse('record', `this is a record of ${brief(record.game)}, not of ${game.name}`);
  for (const [field, type] of shape) {
    const found = Array.isArray(record[field]) ? 'list' : typeof record[field];
    if (!type.split(' or ').includes(found))
      throw misuse('record', `the record is damaged: its ${field} is ${found}, not ${type}`);
  }
  for (const [field, value] of Object.entries(record)) {
    const fault = value === undefined ? undefined : faultInJson(value, field);
    if (fault !== undefined) throw misuse('record', `the record is damaged: ${fault}`);
  }
  checkReseeds(record.reseeds ?? []);
}

function checkReseeds(reseeds: readonly (Reseed | null)[]): void {
  if (reseeds.length > RESEEDS_MAX)
    throw misuse('record', `the record has ${reseeds.length} reseeds; a match has at most ${RESEEDS_MAX}`);
  for (const it of reseeds)
    if (!(Number.isSafeInteger(it?.at) && (it?.at as number) >= 0 && typeof it?.seed === 'string'))
      // a number by then
      throw misuse('record', `the record is damaged: its reseeds name draw and seed; got ${brief(it)}`);
}

/** The record in the version of these rules. */
function upgraded(game: Rules, record: MatchRecord): MatchRecord {
  const { name, version, upgrade } = game;
  const isOlder = upgrade !== undefined && record.version < version;
  if (isOlder && !isWhole(record)) throw misuse('record', 'the record was edited: the checksum does not fit');
  const fitting = isOlder ? upgrade.call(game, record) : record;
  checkShape(game, fitting, SHAPE);
  if (fitting.version === version) return fitting;
  throw misuse(
    'record',
    `this is a record of ${name} version ${brief(record.version)}; the rules are version ${version}`,
  );
}

function isWhole({ checksum, ...rest }: MatchRecord): boolean {
  return hashJson(rest) === checksum;
}

const SHAPE = [
  ['version', 'number'],
  ['seats', 'number'],
  ['seed', 'string'],
  ['turns', 'list'],
  ['reseeds', 'list or undefined'],
  ['notes', 'object or undefined'],
] as const;

/** A bare record, such as a fault leaves behind, has none of these: it is played, but cannot be compared. */
const PRINTS = [
  ['states', 'string'],
  ['offers', 'string'],
  ['checksum', 'string'],
] as const;

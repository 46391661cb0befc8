/**
 * What is wrong with a definition is said when it is made: in one line, which names the item or the status, and the part.
 * Types say most of it already; data from elsewhere has no types.
 */
import { AFTER, BEFORE, type Condition, WHOSE } from './conditions.ts';
import {
  type Behaviour,
  type Effect,
  FAMILIES,
  hasStrength,
  type ItemDefinition,
  type StatusDefinition,
  WHO,
} from './definition.ts';
import type { Duration } from './durations.ts';
import { namesIn } from './possible.ts';

/** Refuses a value; the path says where it was found. */
type Check = (value: unknown, path: string) => void;
/** What a thing has besides its type. */
type Fields = { readonly [field: string]: Check };

export function checkStatus(kind: unknown, when: unknown, does: unknown, options: unknown): void {
  about('status', kind, () => {
    words(kind, 'kind');
    condition(when, 'when');
    behaviour(does, 'does');
    keys(options, 'options', ['priority', 'stacks', 'text']);
    const { priority = 0, stacks = 'new', text } = options as { readonly [key: string]: unknown };
    whole(-Infinity)(priority, 'priority');
    oneOf(['new', 'increase'])(stacks, 'stacks');
    if (text !== undefined) words(text, 'text');
  });
}

/** Refuses a behaviour that can do nothing about an event that it listens to. */
export function checkListening(does: Behaviour, listensTo: readonly string[]): void {
  const inner = does.type === 'mayInstead' ? does.does : does;
  for (const what of listensTo)
    if (!DOES_TO[inner.type].includes(what))
      throw new TypeError(`"${inner.type}" can do nothing ${what}; it can ${DOES_TO[inner.type].join(', ')}`);
}

export function checkItem(family: unknown, name: unknown, text: unknown, parts: unknown): void {
  about('item', name, () => {
    oneOf(FAMILIES)(family, 'family');
    words(name, 'name');
    words(text, 'text');
    keys(parts, 'the item', ['play', 'held', 'name', 'family', 'text']);
    const { play = [], held = [] } = parts as { readonly play?: unknown; readonly held?: unknown };
    listOf(effect)(play, 'play');
    listOf(definition)(held, 'held');
    (play as readonly Effect[]).forEach(checkPlayed);
    (held as readonly StatusDefinition[]).forEach(checkHeld);
  });
}

/** Refuses what items name that this duel does not have, and a name that is taken. */
export function checkDuel(items: readonly ItemDefinition[], registry: ReadonlyMap<string, StatusDefinition>): void {
  for (const it of items) {
    checkItem(it.family, it.name, it.text, it);
    about('item', it.name, () => {
      if (it.name === PASS) throw new TypeError(`"${PASS}" is what a seat says that plays no item`);
      it.play.forEach(checkNames);
    });
  }
  const sources = new Set([...registry.keys(), ...items.map(({ name }) => name)]);
  for (const it of [...registry.values()])
    about('status', it.kind, () => {
      for (const name of namesIn(it.when))
        if (!sources.has(name)) throw new TypeError(`when: there is no "${name}" in this duel`);
      if (it.does.type === 'act') it.does.effects.forEach(checkNames);
    });

  function checkNames(it: Effect): void {
    if (it.type !== 'cure' && it.type !== 'modify') return;
    for (const kind of it.kinds) {
      const known = registry.get(kind);
      if (known === undefined) throw new TypeError(`${it.type}: there is no status "${kind}" in this duel`);
      if (it.type === 'modify' && it.stronger > 0 && !hasStrength(known))
        throw new TypeError(`modify: "${kind}" has no strength that could grow`);
    }
  }
}

/** The option of a seat that plays nothing. */
export const PASS = 'pass';

/** What each behaviour can do something about. */
const BEFORE_ANY = BEFORE.map((type) => `before ${type}`);
const AFTER_ANY = AFTER.map((type) => `after ${type}`);
const CHANGES = ['before damaged', 'before healed', 'before hastened', 'before slowed'];
const DOES_TO: { readonly [K in Behaviour['type']]: readonly string[] } = {
  negate: BEFORE_ANY,
  add: BEFORE_ANY,
  invert: ['before damaged', 'before healed'],
  reflect: ['before damaged'],
  adjust: CHANGES,
  nullify: ['before activated'],
  restore: ['before nullified'],
  act: AFTER_ANY,
  breakItem: AFTER_ANY,
  mayInstead: [], // what it may do counts
};

const CONDITIONS: { readonly [K in Condition['type']]: Fields } = {
  beforeEffect: { effect: oneOf(BEFORE), whose: oneOf(WHOSE) },
  afterEffect: { effect: oneOf(AFTER), whose: oneOf(WHOSE) },
  onPlay: { whose: oneOf(WHOSE) },
  onTurnStart: {},
  onTurnEnd: {},
  hasNoItems: {},
  from: { source: words },
  beforeStatus: { kind: words },
  beforeNullify: {},
  and: { of: some(condition) },
  or: { of: some(condition) },
  not: { of: condition },
};

const BEHAVIOURS: { readonly [K in Behaviour['type']]: Fields } = {
  negate: {},
  invert: {},
  reflect: {},
  nullify: {},
  restore: {},
  adjust: { by: difference },
  add: { effects: some(changing) },
  mayInstead: { label: words, does: standingBefore },
  act: { effects: listOf(effect) },
  breakItem: {},
};

const CHANGING: Fields = { value, to: oneOf(WHO) };
const EFFECTS: { readonly [K in Effect['type']]: Fields } = {
  damaged: CHANGING,
  healed: CHANGING,
  hastened: CHANGING,
  slowed: CHANGING,
  give: { status: definition, to: oneOf(WHO), duration, value: whole(0) },
  cure: { kinds: some(words), to: oneOf(WHO) },
  modify: { kinds: some(words), to: oneOf(WHO), stronger: whole(0), longer: whole(0) },
  destroy: { to: oneOf(WHO) },
  turnGained: { to: oneOf(WHO) },
  flow: { run: aFunction },
};

const DURATIONS: { readonly [K in Exclude<Duration['type'], 'untilItemRemoved'>]: Fields } = {
  turns: { left: whole(1) },
  charges: { left: whole(1) },
  permanent: {},
};

function condition(given: unknown, path: string): void {
  shape(given, path, 'condition', CONDITIONS);
}

function behaviour(given: unknown, path: string): void {
  shape(given, path, 'behaviour', BEHAVIOURS);
}

function standingBefore(given: unknown, path: string): void {
  behaviour(given, path);
  const { type } = given as Behaviour;
  if (type === 'act' || type === 'breakItem' || type === 'mayInstead')
    throw new TypeError(`${path}: "${type}" cannot stand before an event`);
}

function duration(given: unknown, path: string): void {
  shape(given, path, 'duration', DURATIONS);
}

function effect(given: unknown, path: string): void {
  shape(given, path, 'effect', EFFECTS);
  const it = given as Effect;
  if (it.type === 'modify' && it.stronger + it.longer === 0) throw new TypeError(`${path}: it modifies nothing`);
  if (it.type !== 'give') return;
  const { kind, does } = it.status;
  if (does.type === 'breakItem') throw new TypeError(`${path}: "${kind}" breaks its item, so it can only be held`);
  if (hasStrength(it.status) !== it.value > 0)
    throw new TypeError(`${path}.value: "${kind}" ${it.value > 0 ? 'has no strength' : 'wants a strength above 0'}`);
}

function changing(given: unknown, path: string): void {
  effect(given, path);
  const { type } = given as Effect;
  if (EFFECTS[type] !== CHANGING) throw new TypeError(`${path}: "${type}" cannot happen beside an event`);
}

/** A status made by `status`, which has checked it. */
function definition(given: unknown, path: string): void {
  if (typeof (given as Partial<StatusDefinition> | undefined)?.compiled?.holds !== 'function')
    throw new TypeError(`${path} is no status; define one with status(…)`);
}

/** An item has no strength of its own, and nobody to answer. */
function checkPlayed(it: Effect, at: number): void {
  if ('value' in it && it.value === 'strength') throw new TypeError(`play.${at}.value: only a status has a strength`);
  if ('to' in it && it.to === 'culprit') throw new TypeError(`play.${at}.to: only a status can answer a culprit`);
}

function checkHeld(it: StatusDefinition): void {
  if (it.stacks === 'increase')
    throw new TypeError(`status "${it.kind}" is held, so each item has its own; it cannot increase`);
  if (hasStrength(it)) throw new TypeError(`status "${it.kind}" is held, so it has no strength`);
}

/** An object of a known type, with the fields of that type and no others. */
function shape(given: unknown, path: string, what: string, types: { readonly [type: string]: Fields }): void {
  if (typeof given !== 'object' || given === null)
    throw new TypeError(`${path} is no ${what}: ${JSON.stringify(given)}`);
  const { type } = given as { readonly type?: unknown };
  const fields = typeof type === 'string' && Object.hasOwn(types, type) ? types[type] : undefined;
  if (fields === undefined)
    throw new TypeError(`${path}: unknown ${what} "${String(type)}"; there are ${Object.keys(types).join(', ')}`);
  keys(given, path, ['type', ...Object.keys(fields)]);
  for (const [field, check] of Object.entries(fields))
    check((given as { readonly [field: string]: unknown })[field], `${path}.${field}`);
}

function keys(given: unknown, path: string, known: readonly string[]): void {
  if (typeof given !== 'object' || given === null)
    throw new TypeError(`${path} is no object: ${JSON.stringify(given)}`);
  for (const key of Object.keys(given))
    if (!known.includes(key)) throw new TypeError(`${path} has no "${key}"; it has ${known.join(', ')}`);
}

function words(given: unknown, path: string): void {
  if (typeof given !== 'string' || given.trim() === '')
    throw new TypeError(`${path} is a text that is not empty; got ${JSON.stringify(given)}`);
}

function oneOf(known: readonly string[]): Check {
  return (given, path) => {
    if (!known.includes(given as string)) throw new TypeError(`${path} is one of ${known.join(', ')}; got "${given}"`);
  };
}

function whole(min: number): Check {
  return (given, path) => {
    if (Number.isInteger(given) && (given as number) >= min) return;
    const least = min === -Infinity ? '' : ` from ${min} on`;
    const found = typeof given === 'number' ? given : JSON.stringify(given); // NaN as what it is
    throw new TypeError(`${path} is a whole number${least}; got ${found}`);
  };
}

function difference(given: unknown, path: string): void {
  whole(-Infinity)(given, path);
  if (given === 0) throw new TypeError(`${path} is 0, which changes nothing`);
}

function value(given: unknown, path: string): void {
  if (given !== 'strength' && typeof given !== 'function') whole(1)(given, path);
}

function aFunction(given: unknown, path: string): void {
  if (typeof given !== 'function') throw new TypeError(`${path} is a flow; got ${JSON.stringify(given)}`);
}

function listOf(check: Check): Check {
  return (given, path) => {
    if (!Array.isArray(given)) throw new TypeError(`${path} is a list; got ${JSON.stringify(given)}`);
    given.forEach((one, at) => {
      check(one, `${path}.${at}`);
    });
  };
}

function some(check: Check): Check {
  return (given, path) => {
    listOf(check)(given, path);
    if ((given as readonly unknown[]).length === 0) throw new TypeError(`${path} is empty`);
  };
}

function about(what: string, name: unknown, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new TypeError(`${what} ${JSON.stringify(name)}: ${(error as Error).message}`);
  }
}

/**
 * What is wrong with a definition is said when it is made: in one line, which names the item or the status, and the part.
 * Types say most of it already; data from elsewhere has no types.
 */
import { brief, object, oneOf, whole } from '@fermata/core/fields';
import { AMOUNT_MAX } from './bounds.ts';
import { AFTER, BEFORE, type Condition, WHOSE } from './conditions.ts';
import {
  type Behaviour,
  type Effect,
  FAMILIES,
  hasStrength,
  type ItemDefinition,
  type StatusDefinition,
  strengthRange,
  WHO,
} from './definition.ts';
import type { Duration } from './durations.ts';
import { namesIn } from './possible.ts';
import { type Fields, inContextOf, line, listOf, reader, shape, some } from './shapes.ts';

/** The parts of a status, as they were when it was defined. */
export function statusParts(
  kind: unknown,
  when: unknown,
  does: unknown,
  options: unknown,
): Omit<StatusDefinition, 'compiled'> {
  return inContextOf('status', kind, () => {
    name(kind, 'kind');
    checkSize(when);
    const parts = { when: condition(when, 'when'), does: behaviour(does, 'does') };
    const { priority = 0, stacks = 'new', text } = object(options, 'options', ['priority', 'stacks', 'text']);
    const rank = whole(priority, 'priority', -AMOUNT_MAX, AMOUNT_MAX);
    oneOf(stacks, 'stacks', ['new', 'increase']);
    if (text !== undefined) sentence(text, 'text');
    return { kind, text: text ?? '', ...parts, priority: rank, stacks } as Omit<StatusDefinition, 'compiled'>; // read just now
  });
}

/** Those that `status` has made, and so has checked. */
export const DEFINED = new WeakSet<StatusDefinition>();

/** Refuses a behaviour that can do nothing about an event that it listens to. */
export function checkListening(does: Behaviour, listensTo: readonly string[]): void {
  const inner = does.type === 'mayInstead' ? does.does : does;
  for (const what of listensTo)
    if (!DOES_TO[inner.type].includes(what))
      throw new TypeError(`"${inner.type}" can do nothing ${what}; it can ${DOES_TO[inner.type].join(', ')}`);
}

/** An item as it was when it was defined. */
export function itemParts(family: unknown, called: unknown, text: unknown, parts: unknown): ItemDefinition {
  return inContextOf('item', called, () => {
    oneOf(family, 'family', FAMILIES);
    name(called, 'name');
    sentence(text, 'text');
    const { play: plays = [], held: holds = [] } = object(parts, 'the item', PARTS);
    const play = listOf(effect)(plays, 'play') as readonly Effect[]; // read just now, here and below
    const held = listOf(definition)(holds, 'held') as readonly StatusDefinition[];
    play.forEach(checkPlayed);
    held.forEach(checkHeld);
    return Object.freeze({ name: called, family, text, play, held }) as ItemDefinition;
  });
}

const PARTS = ['play', 'held', 'name', 'family', 'text'] as const;

/** The items of a duel, each once. */
export function itemsOf(items: unknown): readonly ItemDefinition[] {
  if (!Array.isArray(items) || items.length === 0)
    throw new TypeError(`a duel is made of a list of items, at least one: duelOf([item(…)]); got ${brief(items)}`);
  return [...new Set<unknown>(items)].map((it, at) => {
    if (typeof it !== 'object' || it === null)
      throw new TypeError(`items.${at} is no item: ${brief(it)}; define one with item(…)`);
    const { family, name, text } = it as { readonly [field: string]: unknown };
    return itemParts(family, name, text, it);
  });
}

/** Refuses what items name that this duel does not have, and a name that is taken. */
export function checkDuel(items: readonly ItemDefinition[], registry: ReadonlyMap<string, StatusDefinition>): void {
  for (const it of items)
    inContextOf('item', it.name, () => {
      if (it.name === PASS) throw new TypeError(`"${PASS}" is what a seat says that plays no item`);
      it.play.forEach(checkNames);
    });
  const sources = new Set([...registry.keys(), ...items.map(({ name }) => name)]);
  for (const it of [...registry.values()])
    inContextOf('status', it.kind, () => {
      for (const name of namesIn(it.when))
        if (!sources.has(name)) throw new TypeError(`when: there is no "${name}" in this duel`);
      if (it.does.type === 'act') it.does.effects.forEach(checkNames);
    });

  function checkNames(it: Effect): void {
    if (it.type !== 'cure' && it.type !== 'modify') return;
    for (const kind of it.kinds) {
      const known = registry.get(kind);
      if (known === undefined) throw new TypeError(`${it.type}: there is no status "${kind}" in this duel`);
      if (it.type === 'modify' && it.stronger > 0 && strengthRange(known, 1)[1] === 0)
        throw new TypeError(`modify: "${kind}" has no strength that could grow`);
    }
  }
}

/** The option of a seat that plays nothing. */
export const PASS = 'pass';

/** What each behaviour can do something about. */
const BEFORE_ANY = BEFORE.map((type) => `before ${type}`);
const AFTER_ANY = AFTER.map((type) => `after ${type}`);
const OWN_END = 'end statusRemoved';
const CHANGES = ['before damaged', 'before healed', 'before hastened', 'before slowed'];
const DOES_TO: { readonly [K in Behaviour['type']]: readonly string[] } = {
  negate: BEFORE_ANY,
  add: BEFORE_ANY,
  invert: ['before damaged', 'before healed'],
  reflect: ['before damaged'],
  adjust: CHANGES,
  nullify: ['before activated'],
  restore: ['before nullified'],
  before: BEFORE_ANY,
  act: [...AFTER_ANY, OWN_END],
  after: [...AFTER_ANY, OWN_END],
  breakItem: AFTER_ANY,
  mayInstead: [], // what it may do counts
};

/** Names of items and kinds of statuses stand in ids and messages, sentences beside them. */
const name = line(100);
const sentence = line(1_000);

const CONDITIONS: { readonly [K in Condition['type']]: Fields } = {
  beforeEffect: { effect: reader(oneOf, BEFORE), whose: reader(oneOf, WHOSE) },
  afterEffect: { effect: reader(oneOf, AFTER), whose: reader(oneOf, WHOSE) },
  onPlay: { whose: reader(oneOf, WHOSE) },
  onTurnStart: {},
  onTurnEnd: {},
  onEnd: {},
  hasNoItems: {},
  from: { source: name },
  beforeStatus: { kind: name },
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
  mayInstead: { label: sentence, does: replacement },
  act: { effects: listOf(effect) },
  breakItem: {},
  before: { run: aFunction, gives },
  after: { run: aFunction, gives },
};

const CHANGING: Fields = { value, to: reader(oneOf, WHO) };
const EFFECTS: { readonly [K in Effect['type']]: Fields } = {
  damaged: CHANGING,
  healed: CHANGING,
  hastened: CHANGING,
  slowed: CHANGING,
  give: { status: definition, to: reader(oneOf, WHO), duration, value: reader(whole, 0, AMOUNT_MAX) },
  cure: { kinds: some(name), to: reader(oneOf, WHO) },
  modify: {
    kinds: some(name),
    to: reader(oneOf, WHO),
    stronger: reader(whole, 0, AMOUNT_MAX),
    longer: reader(whole, 0, AMOUNT_MAX),
  },
  destroy: { to: reader(oneOf, WHO) },
  turnGained: { to: reader(oneOf, WHO) },
  flow: { run: aFunction, gives },
};

const DURATIONS: { readonly [K in Exclude<Duration['type'], 'untilItemRemoved'>]: Fields } = {
  turns: { left: reader(whole, 1, AMOUNT_MAX) },
  charges: { left: reader(whole, 1, AMOUNT_MAX) },
  permanent: {},
};

/** Refuses a condition of too many parts before anybody walks through it: it may contain itself. */
function checkSize(when: unknown): void {
  const waiting = [when];
  for (let parts = 1; waiting.length > 0; parts++) {
    if (parts > CONDITIONS_MAX)
      throw new TypeError(`when has more than ${CONDITIONS_MAX} conditions in it, or contains itself; use fewer`);
    const { of } = Object(waiting.pop()) as { readonly of?: unknown };
    waiting.push(...(Array.isArray(of) ? of.slice(0, CONDITIONS_MAX) : of === undefined ? [] : [of]));
  }
}

const CONDITIONS_MAX = 100;

function condition(given: unknown, path: string): unknown {
  return shape(given, path, 'condition', CONDITIONS);
}

function behaviour(given: unknown, path: string): unknown {
  return shape(given, path, 'behaviour', BEHAVIOURS);
}

function replacement(given: unknown, path: string): unknown {
  const { type } = Object(given) as { readonly type?: unknown };
  if (type === 'act' || type === 'after' || type === 'breakItem' || type === 'mayInstead')
    throw new TypeError(`${path}: "${type}" cannot stand before an event`);
  return behaviour(given, path);
}

function duration(given: unknown, path: string): unknown {
  return shape(given, path, 'duration', DURATIONS);
}

function effect(given: unknown, path: string): unknown {
  const it = shape(given, path, 'effect', EFFECTS) as Effect;
  if (it.type === 'modify' && it.stronger + it.longer === 0) throw new TypeError(`${path}: it modifies nothing`);
  if (it.type !== 'give') return it;
  const { kind, does } = it.status;
  if (does.type === 'breakItem') throw new TypeError(`${path}: "${kind}" breaks its item, so it can only be held`);
  const [least, most] = strengthRange(it.status, AMOUNT_MAX);
  if (it.value < least || it.value > most)
    throw new TypeError(`${path}.value: "${kind}" ${it.value > 0 ? 'has no strength' : 'wants a strength above 0'}`);
  return it;
}

function changing(given: unknown, path: string): unknown {
  const it = effect(given, path) as Effect;
  if (EFFECTS[it.type] !== CHANGING) throw new TypeError(`${path}: "${it.type}" cannot happen beside an event`);
  return it;
}

/** A status made by `status`, which has checked it: so it cannot give itself, at whatever remove. */
function definition(given: unknown, path: string): unknown {
  if (typeof given === 'object' && given !== null && DEFINED.has(given as StatusDefinition)) return given;
  throw new TypeError(`${path} is no status; define one with status(…)`);
}

/** The statuses that a flow brings into play; none unless told. */
function gives(given: unknown, path: string): unknown {
  return listOf(definition)(given ?? [], path);
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

function difference(given: unknown, path: string): unknown {
  if (given === 0) throw new TypeError(`${path} is 0, which changes nothing`);
  return whole(given, path, -AMOUNT_MAX, AMOUNT_MAX);
}

function value(given: unknown, path: string): unknown {
  return given === 'strength' || typeof given === 'function' ? given : whole(given, path, 1, AMOUNT_MAX);
}

function aFunction(given: unknown, path: string): unknown {
  if (typeof given === 'function') return given;
  throw new TypeError(`${path} is a flow; got ${brief(given)}`);
}

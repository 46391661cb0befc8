/** Items as data, from options or a position: what `item` and `status` say, without flows. */
import { brief, list, object, oneOf } from '@fermata/core/fields';
import { canonical } from '@fermata/core/host';
import { MORE_ITEMS_MAX } from './bounds.ts';
import { item, status } from './define.ts';
import type { ItemDefinition, StatusDefinition } from './definition.ts';
import type { Registry } from './listeners.ts';

/** An item as data: the same fields, in JSON. A status of the duel is called by its kind, another one is written out. */
export interface ItemData {
  readonly name: string;
  readonly family: ItemDefinition['family'];
  readonly text: string;
  readonly play?: readonly unknown[];
  readonly held?: readonly unknown[];
}

/** The items that options or a position bring along. */
export function itemsFrom(given: unknown, registry: Registry): readonly ItemDefinition[] {
  const own = new Map<string, StatusDefinition>();
  return list(given, 'more', 0, MORE_ITEMS_MAX).map((one, at) => {
    const path = `more.${at}`;
    const { family, name, text, play = [], held = [] } = object(dataIn(one, path), path, ITEM_FIELDS);
    const parts = {
      play: list(play, `${path}.play`).map((effect, place) => effectFrom(effect, `${path}.play.${place}`)),
      held: list(held, `${path}.held`).map((it, place) => statusFrom(it, `${path}.held.${place}`)),
    };
    return item(family as never, name as never, text as never, parts as never); // it reads data from elsewhere
  });

  /** Only what gives a status has one in it. */
  function effectFrom(given: unknown, path: string): unknown {
    const { type, status: it } = Object(given) as { readonly type?: unknown; readonly status?: unknown };
    return type === 'give' ? { ...(given as object), status: statusFrom(it, `${path}.status`) } : given;
  }

  /** Where two items give the same status, it is one. */
  function statusFrom(given: unknown, path: string): StatusDefinition {
    if (typeof given === 'string') {
      const known = new Map([...registry, ...own]);
      return known.get(oneOf(given, path, [...known.keys()]))!; // it is one of them
    }
    const { kind, text, when, does, priority, stacks } = object(given, path, STATUS_FIELDS);
    const { type, effects } = Object(does) as { readonly type?: unknown; readonly effects?: unknown };
    const acts = type === 'act' && Array.isArray(effects);
    const behaviour = acts
      ? { type, effects: effects.map((effect, at) => effectFrom(effect, `${path}.does.effects.${at}`)) }
      : does;
    const options = Object.fromEntries(
      Object.entries({ text, priority, stacks }).filter(([, value]) => value !== undefined && value !== ''),
    );
    const read = status(kind as never, when as never, behaviour as never, options); // as above
    const known = registry.get(read.kind) ?? own.get(read.kind);
    if (known !== undefined && canonical(dataOf(known)) === canonical(dataOf(read))) return known;
    own.set(read.kind, read);
    return read;
  }
}

const ITEM_FIELDS = ['name', 'family', 'text', 'play', 'held'] as const;
const STATUS_FIELDS = ['kind', 'text', 'when', 'does', 'priority', 'stacks'] as const;

/** The same as data, complete; a flow is no data, so nothing that is read from data equals it. */
export function dataOf(definition: unknown): unknown {
  return dataIn(definition, '', () => null);
}

/** A copy as plain data. What `status` has compiled is left out: it is made anew. */
function dataIn(given: unknown, path: string, flowAt: (path: string) => null = refuseFlow, depth = 0): unknown {
  if (depth > DEPTH_MAX) throw new TypeError(`${path.slice(0, 60)}… lies too deep, or contains itself`);
  if (typeof given === 'function') return flowAt(path);
  if (typeof given !== 'object' || given === null) return given;
  const copied = (value: unknown, key: string | number) => dataIn(value, `${path}.${key}`, flowAt, depth + 1);
  if (Array.isArray(given)) return given.map(copied);
  const fields = Object.entries(given).filter(([key, value]) => key !== 'compiled' && value !== undefined);
  return Object.fromEntries(fields.map(([key, value]) => [key, copied(value, key)]));
}

const DEPTH_MAX = 60;

function refuseFlow(path: string): never {
  throw new TypeError(`${path} is ${brief(() => {})}, which is no data; make a game with that item by duelOf`);
}

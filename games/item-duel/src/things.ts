import { statusesOf } from './definition.ts';
import type { Registry } from './listeners.ts';
import type { Items } from './options.ts';

/**
 * What an item or a status of this duel does, by its name in whatever case; a status also by its id, `soaking 7`. A name alone
 * does not tell how strong a status in play is and how long it lasts, which item of a hand `i3` is, nor what the flow of an
 * item does beyond its text: the table and the log do.
 */
export function thingsIn(items: Items, registry: Registry): (name: string) => string | undefined {
  return (name) =>
    textOf(name, items, registry) ?? textOf(name.replace(/ \d+$/, ''), items, registry) ?? tableText(fold(name));
}

/** What lies on the table beside items and statuses in play, unless something of the duel is called so. */
function tableText(name: string): string | undefined {
  if (TURN.test(name))
    return 'A turn: whoever has it plays an item or passes. Items may give turns, or take them away.';
  return ON_TABLE[name];
}
/** As it is called by whoever has it, by others, and by its id. */
const TURN = /^(your )?turn \d+( of seat \d+)?$|^turn-\d+\.\d+$/;
const ON_TABLE: { readonly [name: string]: string } = {
  turns: 'Turns that are still to come, after those that lie in the row.',
  past: 'Turns that have been played.',
  items: 'Items face down: those that nobody has yet, or those that are used up.',
  statuses: 'Statuses that nobody has: they come from here, and go here when they end.',
};

/** Written when it is asked for: a duel may have thousands of items, and most matches ask for none. */
function textOf(given: string, items: Items, registry: Registry): string | undefined {
  const isNamed = items.has(given) || registry.has(given);
  const name = isNamed ? given : [...items.keys(), ...registry.keys()].find((it) => fold(it) === fold(given));
  if (name === undefined) return undefined;
  const texts = [items.get(name)?.text, statusText(name, items, registry)];
  return texts.filter((text) => text !== undefined).join(' ');
}

/** What it means, whether two add up, and which items bring it about. */
function statusText(kind: string, items: Items, registry: Registry): string | undefined {
  const status = registry.get(kind);
  if (status === undefined) return undefined;
  const from = [...items.values()].filter((item) => statusesOf(item).includes(status)).map(({ name }) => name);
  const meaning = status.text === '' ? kind : `${kind}: ${status.text}`;
  const adding = status.stacks === 'increase' ? ' Adds up: strength and duration are the sum of both.' : '';
  return `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.${adding} From ${from.join(', ')}.`;
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}

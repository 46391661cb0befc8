import { statusesOf } from './definition.ts';
import type { Registry } from './listeners.ts';
import type { Items } from './options.ts';

/**
 * What an item or a status of this duel does, by its name in whatever case; a status also by its id, `soaking 7`. A name alone
 * does not tell how strong a status in play is and how long it lasts, which item of a hand `i3` is, nor what the flow of an
 * item does beyond its text: the table and the log do.
 */
export function thingsIn(items: Items, registry: Registry): (name: string) => string | undefined {
  return (name) => textOf(name, items, registry) ?? textOf(name.replace(/ \d+$/, ''), items, registry);
}

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

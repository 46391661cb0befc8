import { isAlike } from '@fermata/core/host';

/** Where two states of a game differ, in words as far as their own names go: the last resort, where no scene shows it. */
export function stateChanges(before: unknown, after: unknown, seats: number): string[] {
  return changesAt({ seats, names: [] }, before, after);
}

/** Somewhere in a state, and the seat whose it is, if it is in a list with one for each. */
interface Spot {
  readonly seats: number;
  readonly names: readonly string[];
  readonly owner?: number;
}

function changesAt(spot: Spot, before: unknown, after: unknown): string[] {
  if (isAlike(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(spot, before, after);
  if (!isObject(before) || !isObject(after)) return [`${spotText(spot)}: ${said(before)} → ${said(after)}`];
  return keysOf(before, after).flatMap((key) => changesAt(inside(spot, spaced(key)), before[key], after[key]));
}

/** A list that keeps its length changes place by place; one that grows or shrinks is told by what came and what went. */
function listChanges(spot: Spot, before: readonly unknown[], after: readonly unknown[]): string[] {
  if (before.length === after.length)
    return after.flatMap((it, at) => changesAt(placeIn(spot, at, after), before[at], it));
  const parts = [...told('comes', without(after, before)), ...told('goes', without(before, after))];
  return [`${spotText(spot)}: ${parts.join(', ') || 'in another order'}`];
}

function placeIn(spot: Spot, at: number, list: readonly unknown[]): Spot {
  const isPerSeat = spot.owner === undefined && list.length === spot.seats;
  return isPerSeat ? { ...spot, owner: at } : inside(spot, String(at));
}

function told(verb: string, values: readonly unknown[]): string[] {
  return values.length === 0 ? [] : [`${values.map(said).join(', ')} ${verb}`];
}

/** What one list has more of. */
function without(list: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = [...others];
  return list.filter((it) => {
    const at = left.findIndex((other) => isAlike(it, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function inside(spot: Spot, name: string): Spot {
  return { ...spot, names: [...spot.names, name] };
}

function spotText({ names, owner }: Spot): string {
  return `${names.join(', ')}${owner === undefined ? '' : ` of seat ${owner}`}`;
}

function keysOf(before: object, after: object): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function said(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(said).join(', ');
  if (!isObject(value)) return String(value);
  return `(${Object.entries(value)
    .map(([key, it]) => `${spaced(key)} ${said(it)}`)
    .join(', ')})`;
}

/** `lastDamage` as one would read it: last damage. */
function spaced(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

import { closed } from '../execution/slot.ts';
import type { AnyEvent, DeepReadonly, Seat } from '../game/flow.ts';
import type { Rules } from '../game/game.ts';
import { type SecretValue, sees, type View, type Zone } from '../game/secrets.ts';
import { broken } from '../values/errors.ts';
import { copyJson } from '../values/json.ts';

/** What the seat may see of the state. */
export function viewOf(game: Rules, state: object, seat: Seat): View<object> {
  const view = copyJson(state);
  const zones = hiddenFrom(game, view, seat);
  checkOwned(zones, view); // what is hidden in a copy would be seen
  const values = valuesOf(game, view).filter((value) => !sees(value.seenBy, seat));
  for (const zone of zones) (zone.tokens as (string | null)[]).fill(null);
  for (const { path, show } of values)
    write(
      view,
      path,
      closed('show', () => show?.(read(view, path)) ?? null),
    );
  return view as View<object>; // what is hidden is null now
}

/** What the seat is shown of the event; undefined if nothing. */
export function shownTo(game: Rules, event: AnyEvent, seat: Seat): AnyEvent | undefined {
  const rule = game.secrets?.events?.[event.type];
  return rule ? closed('secrets', () => rule(event, seat)) : event;
}

export function zonesOf(game: Rules, state: object): readonly Zone[] {
  return closed('secrets', () => game.secrets?.zones?.(state as DeepReadonly<object>) ?? []);
}

/** The zones whose tokens the seat does not see. */
export function hiddenFrom(game: Rules, state: object, seat: Seat): readonly Zone[] {
  return zonesOf(game, state).filter(({ seenBy }) => !sees(seenBy, seat));
}

/** The zones, checked before tokens move between them: their arrays are the state's own, and no token is in two places. */
export function checkedZonesOf(game: Rules, state: object): readonly Zone[] {
  const zones = zonesOf(game, state);
  checkOwned(zones, state);
  const seen = new Set<string>();
  for (const { tokens } of zones) {
    for (const token of tokens) {
      if (seen.has(token))
        throw broken('secret', `token "${token}" is in two places; give each token a name of its own`);
      seen.add(token);
    }
  }
  return zones;
}

function checkOwned(zones: readonly Zone[], state: object): void {
  const missing = new Set<unknown>(zones.map(({ tokens }) => tokens));
  strikeOut(state, missing);
  for (const { name, tokens } of zones)
    if (missing.has(tokens)) throw broken('secret', `zone "${name}" is no array of the state; return the array itself`);
}

export function valuesOf(game: Rules, state: object): readonly SecretValue<object>[] {
  return closed('secrets', () => game.secrets?.values?.(state as DeepReadonly<object>) ?? []);
}

/** Where something is in the state. */
export type Path = SecretValue<unknown>['path'];

export function read(state: object, path: Path): unknown {
  let part: unknown = state;
  for (const key of path) part = (part as { [key: string]: unknown } | undefined)?.[key];
  return part;
}

export function write(state: object, path: Path, value: unknown): void {
  const holder = read(state, path.slice(0, -1)) as { [key: string]: unknown } | undefined;
  const key = path.at(-1) as string | number; // a path is not empty
  if (!holder || !(key in holder))
    throw broken('secret', `there is no ${path.join('.')} in the state; mend the path of the secret value`);
  holder[key] = value;
}

/** Strikes out the lists that are found in the value. */
function strikeOut(value: object, missing: Set<unknown>): void {
  if (missing.size === 0) return;
  if (Array.isArray(value)) {
    missing.delete(value);
    for (const item of value) if (typeof item === 'object' && item !== null) strikeOut(item, missing);
    return;
  }
  for (const key in value) {
    const item = (value as { readonly [key: string]: unknown })[key];
    if (typeof item === 'object' && item !== null) strikeOut(item, missing);
  }
}

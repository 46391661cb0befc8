import type { AnyGame } from '../../game/game.ts';

/** Plays with `apply` watched: the complaint if it keeps an object of an event, which the log and forks share. */
export function sharing(game: AnyGame, play: (game: AnyGame) => void): string | undefined {
  let complaint: string | undefined;
  const apply = Object.fromEntries(
    Object.entries(game.apply).map(([type, fold]) => [
      type,
      fold === 'informs'
        ? fold
        : (state: object, event: object) => {
            fold(state, event);
            const path = sharedBy(event, state, 'state');
            if (path !== undefined) complaint ??= `apply.${type} keeps a part of the event as ${path}; copy it`;
          },
    ]),
  );
  play({ ...game, apply });
  return complaint;
}

/** The path of the first object within `other` that is also within `one`. */
export function sharedBy(one: unknown, other: unknown, path: string): string | undefined {
  const parts = new Set<object>();
  walk(one, path, (part) => void parts.add(part));
  let found: string | undefined;
  walk(other, path, (part, at) => {
    if (parts.has(part)) found ??= at;
  });
  return found;
}

/** Visits every object within a value, with its path. */
export function walk(value: unknown, path: string, visit: (part: object, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value, path);
  for (const [key, item] of Object.entries(value)) walk(item, `${path}.${key}`, visit);
}

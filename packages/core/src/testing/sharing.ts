import type { AnyGame } from '../game.ts';

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
            const parts = new Set<object>();
            walk(event, 'event', (part) => void parts.add(part));
            walk(state, 'state', (part, path) => {
              if (parts.has(part)) complaint ??= `apply.${type} keeps an object of the event as ${path}; copy it`;
            });
          },
    ]),
  );
  play({ ...game, apply });
  return complaint;
}

function walk(value: unknown, path: string, visit: (part: object, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value, path);
  for (const [key, item] of Object.entries(value)) walk(item, `${path}.${key}`, visit);
}

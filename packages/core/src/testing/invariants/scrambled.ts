import type { AnyGame } from '../../game/game.ts';

/** The game on a state whose keys come in another order: rules that rely on an order which is not theirs play differently. */
export function scrambled(game: AnyGame): AnyGame {
  const { opening } = game;
  const derive = (listeners: AnyGame['before']) =>
    listeners &&
    Object.fromEntries(
      Object.entries(listeners).map(([type, list]) => [
        type,
        (state: object, event: object) => list?.(veil(state), event),
      ]),
    );
  return {
    ...game,
    ...(opening && { opening: (state) => opening.call(game, veil(state)) }),
    turn: (state) => game.turn(veil(state)),
    outcome: (state) => game.outcome(veil(state)),
    apply: Object.fromEntries(
      Object.entries(game.apply).map(([type, fold]) => [
        type,
        fold === 'informs' ? fold : (state: object, event: object) => fold(veil(state), event),
      ]),
    ),
    ...(game.before && { before: derive(game.before) }),
    ...(game.after && { after: derive(game.after as AnyGame['before']) as AnyGame['after'] }),
  } as AnyGame; // the same game, seen through a veil
}

const behind = new WeakMap<object, object>();
const veils = new WeakMap<object, object>();

/** The object with its keys in reverse order, all the way down; writing goes through. */
function veil<T>(value: T): T {
  if (typeof value !== 'object' || value === null || behind.has(value)) return value;
  const known = veils.get(value);
  if (known !== undefined) return known as T;
  const proxy = new Proxy(value as object, {
    get: (target, key) => veil(Reflect.get(target, key)),
    set: (target, key, item) => Reflect.set(target, key, behind.get(item) ?? item),
    ownKeys: (target) => (Array.isArray(target) ? Reflect.ownKeys(target) : Reflect.ownKeys(target).reverse()),
  });
  veils.set(value, proxy);
  behind.set(proxy, value);
  return proxy as T; // it looks the same
}

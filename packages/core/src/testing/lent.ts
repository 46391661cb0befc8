import { broken } from '../values/errors.ts';

/** Lends a view to rules that judge it: read-only all the way down, and out of their reach afterwards. */
export function lent<T extends object, R>(view: T, body: (pane: T) => R): R {
  const panes = new Map<object, object>();
  let isBack = false;
  const look = () => {
    if (isBack) throw broken('event', `evaluate kept its view, which is the state itself; keep what you need of it`);
  };
  const refuse = (_: object, key: string | symbol): never => {
    look();
    throw broken('event', `evaluate wrote to "${String(key)}" of its view; it only looks: copy what you change`);
  };
  const through = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const pane = panes.get(value) ?? new Proxy(value, traps);
    panes.set(value, pane);
    return pane;
  };
  const traps: ProxyHandler<object> = {
    get(target, key) {
      look();
      return through(Reflect.get(target, key));
    },
    ownKeys(target) {
      look();
      return Reflect.ownKeys(target);
    },
    set: refuse,
    deleteProperty: refuse,
    defineProperty: refuse,
  };
  try {
    return body(through(view) as T); // it looks the same
  } finally {
    isBack = true;
  }
}

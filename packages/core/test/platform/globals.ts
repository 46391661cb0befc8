/** Where a platform may keep its clock and its chance: as own properties of globalThis, or as inherited ones. */

export const KEYS = ['performance', 'crypto'] as const;
export type Key = (typeof KEYS)[number];

/** Node's own. */
export const OWN = each((key) => Object.getOwnPropertyDescriptor(globalThis, key) as PropertyDescriptor); // Node has both

/** As in a browser's worker: accessors of a prototype, which refuse to be read from anything but the scope itself. */
export const INHERITED = each((key): PropertyDescriptor => {
  const value: unknown = globalThis[key];
  const get = function (this: unknown) {
    if (this !== globalThis) throw new TypeError('Illegal invocation');
    return value;
  };
  const set = (other: unknown) => void Object.defineProperty(globalThis, key, { value: other, configurable: true });
  return { get, set, configurable: true, enumerable: true };
});

/** What WorkerGlobalScope.prototype is there. */
const SCOPE: object = Object.getPrototypeOf(globalThis);

/** Makes globalThis have them in these places, and in no others. */
export function putGlobals({ own, inherited }: Places): void {
  for (const key of KEYS) {
    put(globalThis, key, own?.[key]);
    put(SCOPE, key, inherited?.[key]);
  }
}

/** Where they are. */
export function foundGlobals(): Places {
  const [own, inherited] = [globalThis, SCOPE].map((holder) => {
    return KEYS.some((key) => Object.hasOwn(holder, key))
      ? each((key) => Object.getOwnPropertyDescriptor(holder, key))
      : undefined;
  });
  return { own, inherited };
}

export interface Places {
  readonly own: Globals | undefined;
  readonly inherited: Globals | undefined;
}

type Globals = { readonly [K in Key]: PropertyDescriptor | undefined };

function each<T>(make: (key: Key) => T): { readonly [K in Key]: T } {
  return { performance: make('performance'), crypto: make('crypto') };
}

function put(holder: object, key: Key, it: PropertyDescriptor | undefined): void {
  if (it === undefined) Reflect.deleteProperty(holder, key);
  else Object.defineProperty(holder, key, it);
}

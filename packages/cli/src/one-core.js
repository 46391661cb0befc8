import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the compiled command line keeps a file for each door of our packages. */
let doors = '';

/** @param {string} folder */
export function initialize(folder) {
  doors = folder;
}

/**
 * A hook of Node: whoever asks for core gets the one that this command runs on. A game that lies elsewhere may have another
 * version beside it, which does not understand this one, or none.
 * @template Resolved
 * @template {{ readonly parentURL?: string | undefined }} Context
 * @param {string} name
 * @param {Context} context
 * @param {(name: string, context: Context) => Resolved} next
 * @returns {Resolved | { url: string, shortCircuit: true }}
 */
export function resolve(name, context, next) {
  const door = join(doors, `${name}.js`);
  if (/^@fermata[/]/.test(name) && existsSync(door)) return { url: pathToFileURL(door).href, shortCircuit: true };
  return next(name, /^@fermata[/]core(?:[/]|$)/.test(name) ? { ...context, parentURL: import.meta.url } : context);
}

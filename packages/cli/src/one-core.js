/**
 * A hook of Node: whoever asks for core gets the one that this command runs on. A game that lies elsewhere may have another
 * version beside it, which does not understand this one, or none.
 * @template Resolved
 * @template {{ readonly parentURL?: string | undefined }} Context
 * @param {string} name
 * @param {Context} context
 * @param {(name: string, context: Context) => Resolved} next
 */
export function resolve(name, context, next) {
  return next(name, /^@fermata[/]core(?:[/]|$)/.test(name) ? { ...context, parentURL: import.meta.url } : context);
}

/** The condition under which the `exports` of our packages lead to their sources. tsconfig.json names it, too. */
export const SOURCE = '@fermata/source';

/**
 * A hook of Node that puts the condition before all others.
 * @template Resolved
 * @template {{ readonly conditions?: readonly string[] }} Context
 * @param {string} name
 * @param {Context} context
 * @param {(name: string, context: Context) => Resolved} next
 */
export function resolve(name, context, next) {
  return next(name, { ...context, conditions: [SOURCE, ...(context.conditions ?? [])] });
}

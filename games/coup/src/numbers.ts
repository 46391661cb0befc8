import { ACTIONS, type Deed, RULES } from './actions.ts';

const PLAIN = ACTIONS.filter((action) => !RULES[action].isAimed);
const AIMED = ACTIONS.filter((action) => RULES[action].isAimed);

/** Each deed has the same number all match long, whoever can pay for what: those aimed at nobody, then what may be done to each seat. */
export function numbersOf(options: readonly unknown[]): readonly number[] {
  return options.map((option) => {
    const { action, target } = option as Deed; // nothing else is offered there
    if (target === undefined) return 1 + PLAIN.indexOf(action);
    return 1 + PLAIN.length + target * AIMED.length + AIMED.indexOf(action);
  });
}

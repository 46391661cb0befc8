/** Steps that last: rules in force, and who is eligible. */
import { emit } from '@fermata/core';
import { isMomentum } from '../../data/cards.ts';
import type { Faction } from '../../data/forces.ts';
import { CANCELS, MODIFIERS } from '../../lasting/modifiers.ts';
import type { Event } from '../../state/events.ts';
import type { Card, CardStep } from '../step.ts';

/** A rule such as `101:shaded` is in force from now on: until the reset if it is momentum, else for good. */
export function lasting(rule: string): CardStep {
  return {
    text: `${isMomentum(rule) ? 'until the reset' : 'from now on'}, ${MODIFIERS[rule]?.text ?? rule}`,
    can: ({ state }) => !state.inForce.some((other) => CANCELS[other] === rule),
    *run({ state }) {
      const cancelled = CANCELS[rule];
      if (cancelled !== undefined && state.inForce.includes(cancelled))
        yield* emit<Event>({ type: 'wentOutOfForce', rule: cancelled });
      yield* emit<Event>({ type: 'cameIntoForce', rule });
    },
  };
}
/** A card both of whose sides are such rules. */
export function lasts(card: number): Card {
  return { unshaded: [lasting(`${card}:unshaded`)], shaded: [lasting(`${card}:shaded`)] };
}

/** Whoever executes the card is eligible on the next one, too. */
export const staysEligible: CardStep = {
  text: 'stay eligible',
  can: () => true,
  run: ({ faction }) => emit<Event>({ type: 'eligibilitySet', faction, is: true, now: false }),
};
/** A faction does not act any more on this card, nor on the next. */
export function ineligible(faction: Faction): CardStep {
  return {
    text: `${faction} ineligible through the next card`,
    can: () => true,
    run: () => emit<Event>({ type: 'eligibilitySet', faction, is: false, now: true }),
  };
}
/** A faction is eligible at once, and on the next card. */
export function eligibleNow(faction: Faction): CardStep {
  return {
    text: `${faction} eligible now`,
    can: () => true,
    run: () => emit<Event>({ type: 'eligibilitySet', faction, is: true, now: true }),
  };
}
/** A rule is in force no longer. */
export function ends(rule: string): CardStep {
  return {
    text: `no longer: ${MODIFIERS[rule]?.text ?? rule}`,
    can: ({ state }) => state.inForce.includes(rule),
    run: () => emit<Event>({ type: 'wentOutOfForce', rule }),
  };
}

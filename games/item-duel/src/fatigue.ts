import { and, hasNoItems, onTurnEnd } from './conditions.ts';
import { act, damage, status } from './define.ts';

/** Every seat has it from the start: without items it loses 1 at the end of each of its turns. */
export const fatigue = status('fatigue', and(onTurnEnd, hasNoItems), act(damage(1, 'self')), {
  text: 'without items it takes 1 damage at the end of its turns',
});

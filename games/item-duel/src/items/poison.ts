import { beforeStatus, onTurnEnd } from '../conditions.ts';
import { act, cure, damage, give, item, negate, status } from '../define.ts';
import { turns } from '../durations.ts';

const gassed = status('gassed', onTurnEnd, act(damage(2, 'self')), { stacks: 'increase' });
const poisoned = status('poisoned', onTurnEnd, act(damage(({ value }) => value, 'self')), { stacks: 'increase' });

export const POISON = [
  item(
    'poison',
    'gas grenade',
    'Everyone is gassed, you too: 2 damage at the end of each of their next 3 turns, this one included. More gas lasts longer.',
    {
      play: [give(gassed, 'everyone', turns(3))],
    },
  ),
  item('poison', 'antidote', 'Ends all gas and poison in you.', { play: [cure('gassed', 'poisoned')] }),
  item('poison', 'gas mask', 'While you hold it, nobody can gas you.', {
    held: [status('masked', beforeStatus('gassed'), negate)],
  }),
  item('poison', 'poison drink', 'Poisons an opponent: 3 damage at the end of each of its next 2 turns.', {
    play: [give(poisoned, 'target', turns(2), 3)],
  }),
  item(
    'poison',
    'poison darts',
    '1 damage to an opponent, and poison: 1 damage at the end of each of its next 3 turns. Poison on poison is stronger and lasts longer.',
    { play: [damage(1), give(poisoned, 'target', turns(3), 1)] },
  ),
];

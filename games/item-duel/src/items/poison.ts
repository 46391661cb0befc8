import { beforeStatus, onTurnEnd } from '../conditions.ts';
import { act, cure, damage, give, item, modify, negate, status } from '../define.ts';
import { turns } from '../durations.ts';

const gassed = status('gassed', onTurnEnd, act(damage(2, 'self')), {
  stacks: 'increase',
  text: '2 damage at the end of its turns',
});
const poisoned = status('poisoned', onTurnEnd, act(damage('strength', 'self')), {
  stacks: 'increase',
  text: 'so much damage at the end of its turns',
});
const masked = status('masked', beforeStatus('gassed'), negate, { text: 'nobody can gas it' });

const ADDS_UP = 'Poison on poison adds up, strength and turns, and is by whoever poisoned last.';

export const POISON = [
  item(
    'poison',
    'gas grenade',
    'Everyone is gassed, you too: 2 damage at the end of each of their next 3 turns, this one included. Gas on gas lasts as long as both, and is by whoever threw last.',
    { play: [give(gassed, 'everyone', turns(3))] },
  ),
  item('poison', 'antidote', 'Ends all gas and poison in you.', { play: [cure('gassed', 'poisoned')] }),
  item('poison', 'gas mask', 'While you hold it, nobody can gas you.', { held: [masked] }),
  item('poison', 'poison drink', `Poisons an opponent: 3 damage at the end of each of its next 2 turns. ${ADDS_UP}`, {
    play: [give(poisoned, 'target', turns(2), 3)],
  }),
  item(
    'poison',
    'poison darts',
    `1 damage to an opponent, and poison: 1 damage at the end of each of its next 3 turns. ${ADDS_UP}`,
    { play: [damage(1), give(poisoned, 'target', turns(3), 1)] },
  ),
  item('poison', 'catalyst', 'Poison that is in an opponent gets stronger by 2 and lasts 1 turn longer.', {
    play: [modify(['poisoned'], 'target', { stronger: 2, longer: 1 })],
  }),
];

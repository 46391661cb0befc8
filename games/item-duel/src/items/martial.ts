import { afterEffect, and, beforeEffect, from, not, onPlay } from '../conditions.ts';
import { act, adjust, damage, give, heal, item, slow, status } from '../define.ts';
import { charges } from '../durations.ts';

// Two of them would answer each other as long as they have charges.
const countering = status(
  'countering',
  and(afterEffect('damaged', 'suffered'), not(from('countering'))),
  act(damage(2, 'culprit')),
  { text: 'whoever damages it takes 2 damage, unless it counters' },
);
const focused = status('focused', beforeEffect('damaged', 'dealt'), adjust(3), { text: 'damage to others is 3 more' });
const warmingUp = status('warming up', onPlay('other'), act(heal(1)), {
  text: 'heals it by 1 when another seat plays an item',
});

export const MARTIAL = [
  item('martial', 'jab', '3 damage to an opponent, who gets slower by 1.', { play: [damage(3), slow(1)] }),
  item('martial', 'roundhouse', '2 damage to every opponent.', { play: [damage(2, 'opponents')] }),
  item(
    'martial',
    'counterstance',
    'The next 2 times another seat damages you, that seat is damaged by 2. A counter is not countered.',
    { play: [give(countering, 'self', charges(2))] },
  ),
  item('martial', 'patience', '2 damage to an opponent for every item you still hold.', {
    play: [damage(({ state, owner }) => 2 * state.players[owner]!.items.length)], // the owner is at the table
  }),
  item('martial', 'focus', 'The next damage you do to another seat is 3 more.', {
    play: [give(focused, 'self', charges(1))],
  }),
  item('martial', 'sparring partner', 'While you hold it: heals you by 1 whenever another seat plays an item.', {
    held: [warmingUp],
  }),
];

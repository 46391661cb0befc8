import { beforeEffect, onTurnEnd, onTurnStart } from '../conditions.ts';
import { act, add, adjust, cure, extraTurn, give, hasten, heal, item, status } from '../define.ts';
import type { Context } from '../definition.ts';
import { charges, turns } from '../durations.ts';

const knitting = status('knitting', onTurnEnd, act(heal(2)), { text: 'heals it by 2 at the end of its turns' });
const dripping = status('dripping', onTurnStart, act(heal(3)), { text: 'heals it by 3 at the start of its turns' });
const wellAdvised = status('well advised', beforeEffect('healed'), adjust(2), { text: 'healing is 2 more' });
const leeching = status('leeching', beforeEffect('damaged', 'dealt'), add(heal(1)), {
  text: 'damage to others heals it by 1 besides',
});

function missing({ state, owner }: Context): number {
  const { health, healthMax } = state.players[owner]!; // the owner is at the table
  return healthMax - health;
}

export const DOCTOR = [
  item('doctor', 'stitches', 'Heals you by 3 at once and by 2 at the end of this turn and the next two of yours.', {
    play: [heal(3), give(knitting, 'self', turns(3))],
  }),
  item('doctor', 'adrenaline', 'Heals you by a third of what you lack, rounded down, and makes you faster by 2.', {
    play: [heal((at) => Math.floor(missing(at) / 3)), hasten(2)],
  }),
  item('doctor', 'drip', 'Heals you by 3 at the start of each of your next 3 turns.', {
    play: [give(dripping, 'self', charges(3))],
  }),
  item('doctor', 'second opinion', 'While you hold it, everything that heals you heals 2 more.', {
    held: [wellAdvised],
  }),
  item('doctor', 'check-up', 'Heals you by 2 and ends all gas and poison in you.', {
    play: [heal(2), cure('gassed', 'poisoned')],
  }),
  item('doctor', 'second wind', 'You have one more turn right after this one.', { play: [extraTurn()] }),
  item('doctor', 'leech', 'While you hold it, damage that you do to another seat heals you by 1 besides.', {
    held: [leeching],
  }),
];

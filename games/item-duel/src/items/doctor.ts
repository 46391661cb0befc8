import { beforeEffect, onTurnEnd, onTurnStart } from '../conditions.ts';
import { act, adjust, type Context, cure, give, hasten, heal, item, status } from '../define.ts';
import { turns } from '../durations.ts';

const knitting = status('knitting', onTurnEnd, act(heal(2)));
const dripping = status('dripping', onTurnStart, act(heal(3)));

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
    play: [give(dripping, 'self', turns(4))],
  }),
  item('doctor', 'second opinion', 'While you hold it, everything that heals you heals 2 more.', {
    held: [status('well advised', beforeEffect('healed'), adjust(2))],
  }),
  item('doctor', 'check-up', 'Heals you by 2 and ends all gas and poison in you.', {
    play: [heal(2), cure('gassed', 'poisoned')],
  }),
];

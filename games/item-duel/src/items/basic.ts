import { afterEffect, beforeEffect, beforeNullify, onTurnEnd, or } from '../conditions.ts';
import {
  act,
  adjust,
  breakItem,
  damage,
  destroy,
  give,
  hasten,
  heal,
  invert,
  item,
  mayInstead,
  negate,
  nullify,
  reflect,
  restore,
  slow,
  status,
} from '../define.ts';
import { charges, permanent, turns } from '../durations.ts';

const soaking = status('soaking', beforeEffect('damaged'), invert, { text: 'damage heals it' });
const sheltered = status('sheltered', beforeEffect('damaged'), negate, { text: 'damage does not happen' });
const mirrored = status('mirrored', beforeEffect('damaged', 'suffered'), reflect, {
  text: 'damage by others meets them instead',
});
const upsideDown = status('upside down', or(beforeEffect('damaged'), beforeEffect('healed')), invert, {
  text: 'damage heals it and healing damages it',
});
const jamming = status('jamming', beforeEffect('activated', 'other'), nullify, {
  text: 'what others play has no effect',
});
const parrying = status('parrying', beforeEffect('damaged', 'suffered'), mayInstead('Parry this damage?', negate), {
  text: 'it may keep off damage by others',
});
const smouldering = status('smouldering', onTurnEnd, act(damage(3)), {
  text: '3 damage to an opponent at the end of its turns',
});
const barking = status('barking', onTurnEnd, act(damage(5)), {
  text: '5 damage to an opponent at the end of its turns',
});
const glowing = status('glowing', onTurnEnd, act(damage(1)), {
  text: '1 damage to an opponent at the end of its turns',
});
const insulated = status('insulated', beforeNullify, restore, { text: 'what is jammed works all the same' });
const admired = status('admired', onTurnEnd, act(heal(2)), { text: 'heals it by 2 at the end of its turns' });
const fragile = status('fragile', afterEffect('damaged'), breakItem, { text: 'its item breaks when it is damaged' });
const padded = status('padded', beforeEffect('damaged'), adjust(-2), { text: 'damage is 2 less' });
const locked = status('locked', beforeEffect('itemRemoved', 'suffered'), negate, {
  text: 'others cannot destroy or break what it holds',
});

export const BASIC = [
  item('basic', 'punch', 'Deals 5 damage to an opponent.', { play: [damage(5)] }),
  item('basic', 'sticking plaster', 'Heals you by 6.', { play: [heal(6)] }),
  item('basic', 'hand', 'Does nothing when played. While you hold it, you do not tire.', {}),
  item('basic', 'sticky boot', 'Slows an opponent by 3.', { play: [slow(3)] }),
  item('basic', 'wingfoot', 'Makes you faster by 3.', { play: [hasten(3)] }),
  item('basic', 'guard dog', 'While you hold it: 5 damage to an opponent at the end of each of your turns.', {
    held: [barking],
  }),
  item('basic', 'small sponge', 'The next 2 times you would be damaged, you are healed instead.', {
    play: [give(soaking, 'self', charges(2))],
  }),
  item('basic', 'wet sponge', 'Until the end of your next turn, damage heals you instead.', {
    play: [give(soaking, 'self', turns(2))],
  }),
  item('basic', 'living sponge', 'From now on damage heals you, as long as the match lasts.', {
    play: [give(soaking, 'self', permanent)],
  }),
  item('basic', 'umbrella', 'The next damage to you does not happen.', { play: [give(sheltered, 'self', charges(1))] }),
  item(
    'basic',
    'triple threat',
    '2 damage to an opponent at once, 3 at the end of each of your turns from then on, and 1 at the end of each of your turns while you hold it.',
    { play: [damage(2), give(smouldering, 'self', permanent)], held: [glowing] },
  ),
  item('basic', 'headstand', 'For an opponent, until the end of its next turn, damage heals and healing damages.', {
    play: [give(upsideDown, 'target', turns(1))],
  }),
  item('basic', 'hand mirror', 'The next damage another seat does to you meets that seat instead.', {
    play: [give(mirrored, 'self', charges(1))],
  }),
  item('basic', 'jammer', 'The next item that another seat plays has no effect.', {
    play: [give(jamming, 'self', charges(1))],
  }),
  item(
    'basic',
    'insulated glove',
    'While you hold it, an item of yours that is jammed works all the same, unless it is jammed again.',
    { held: [insulated] },
  ),
  item(
    'basic',
    'glass vase',
    'While you hold it: heals you by 2 at the end of each of your turns. Breaks when you are damaged.',
    { held: [admired, fragile] },
  ),
  item('basic', 'crowbar', 'Destroys an item of your choice that an opponent holds.', { play: [destroy()] }),
  item('basic', 'strongbox', 'While you hold it, no other seat can destroy or break what you hold.', {
    held: [locked],
  }),
  item('basic', 'parrying dagger', 'Twice, when another seat would damage you, you may parry: it does not happen.', {
    play: [give(parrying, 'self', charges(2))],
  }),
  item('basic', 'padded coat', 'While you hold it, every damage to you is 2 less.', { held: [padded] }),
];

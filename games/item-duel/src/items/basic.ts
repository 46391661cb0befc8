import { choose, emit, type Flow } from '@fermata/core';
import { afterEffect, beforeEffect, beforeNullify, onTurnEnd, or } from '../conditions.ts';
import {
  act,
  breakItem,
  type Context,
  damage,
  type Effect,
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
import { opponentsOf } from '../effects.ts';
import type { Event } from '../state.ts';

const soaking = status('soaking', beforeEffect('damaged'), invert);
const sheltered = status('sheltered', beforeEffect('damaged'), negate);
const mirrored = status('mirrored', beforeEffect('damaged', 'suffered'), reflect);
const upsideDown = status('upside down', or(beforeEffect('damaged'), beforeEffect('healed')), invert);
const jamming = status('jamming', beforeEffect('activated', 'other'), nullify);
const parrying = status('parrying', beforeEffect('damaged'), mayInstead('Parry the blow?', negate));
const smouldering = status('smouldering', onTurnEnd, act(damage(3)));

/** Whoever plays it picks any item of any opponent. */
const destroy: Effect = {
  type: 'flow',
  *run({ state, owner, source }: Context): Flow<Event> {
    const items = opponentsOf(state, owner).flatMap(
      (seat) => state.players[seat]!.items.map(({ id, name }) => ({ seat, item: id, name })), // the opponent is at the table
    );
    if (items.length === 0) return;
    const found = yield* choose(owner, 'Destroy which item?', items, { about: { source } });
    yield* emit({ type: 'itemRemoved', ...found, why: 'destroyed' });
  },
};

export const BASIC = [
  item('basic', 'punch', 'Deals 5 damage to an opponent.', { play: [damage(5)] }),
  item('basic', 'sticking plaster', 'Heals you by 6.', { play: [heal(6)] }),
  item('basic', 'hand', 'Does nothing. You still have one item more.', {}),
  item('basic', 'sticky boot', 'Slows an opponent by 3.', { play: [slow(3)] }),
  item('basic', 'wingfoot', 'Makes you faster by 3.', { play: [hasten(3)] }),
  item('basic', 'guard dog', 'While you hold it: 5 damage to an opponent at the end of each of your turns.', {
    held: [status('barking', onTurnEnd, act(damage(5)))],
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
    {
      play: [damage(2), give(smouldering, 'self', permanent)],
      held: [status('glowing', onTurnEnd, act(damage(1)))],
    },
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
    {
      held: [status('insulated', beforeNullify, restore)],
    },
  ),
  item(
    'basic',
    'glass vase',
    'While you hold it: heals you by 2 at the end of each of your turns. Breaks when you are damaged.',
    {
      held: [status('admired', onTurnEnd, act(heal(2))), status('fragile', afterEffect('damaged'), breakItem)],
    },
  ),
  item('basic', 'crowbar', 'Destroys an item of your choice that an opponent holds.', { play: [destroy] }),
  item('basic', 'parrying dagger', 'Twice you may parry: the damage does not happen.', {
    play: [give(parrying, 'self', charges(2))],
  }),
];

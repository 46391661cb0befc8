/** What happens to a seat, a status or an item while others stand before, or react to, an event about it. */
import { start } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { afterEffect, type BeforeType, beforeEffect, beforeStatus, onTurnEnd } from './conditions.ts';
import { act, add, cure, damage, extraTurn, give, hasten, heal, item, mayInstead, slow, status } from './define.ts';
import type { Effect, ItemDefinition, StatusDefinition } from './definition.ts';
import { charges, permanent } from './durations.ts';
import { duelOf, ITEMS } from './index.ts';

const HAND = { items: ['hand'] };

/** Seat 0 is hurt, has these statuses, and plays the item called so. The items make the statuses known. */
function played(name: string, items: readonly ItemDefinition[], statuses: readonly object[]) {
  const players = [{ health: 10, items: [name, 'hand'], statuses }, HAND];
  return scripted(duelOf([...ITEMS, ...items]), { position: { players }, choices: [name] });
}

type Played = ReturnType<typeof played>;

const endedIn = ({ events }: Played) =>
  events.flatMap((it) => (it.type === 'statusRemoved' ? [[it.kind, it.why]] : []));
const inPlay = ({ state }: Played) => state.statuses.map(({ id, duration }) => [id, duration]);
const knowing = (...held: StatusDefinition[]) => item('basic', 'bag', 'Holds what a test needs.', { held });
/** Ids of what somebody kept from happening. */
const lateIn = ({ log }: Played) =>
  log.flatMap(({ met }) => met.filter(({ owner }) => owner === undefined).map(({ listener, did }) => [listener, did]));

describe('A status that has gone', () => {
  test('is not cured again: the one who cures goes on with the others', () => {
    // The antidote cures gas, then poison. Whoever is thorough cures poison as soon as anything ends.
    const thorough = status('thorough', afterEffect('statusRemoved'), act(cure('poisoned')));
    const match = played(
      'antidote',
      [knowing(thorough)],
      [
        { kind: 'gassed', lasts: { turns: 2 } },
        { kind: 'poisoned', value: 2, lasts: { turns: 2 } },
        { kind: 'thorough' },
      ],
    );
    expect(endedIn(match)).toEqual([
      ['gassed', 'cured'],
      ['poisoned', 'cured'],
    ]);
  });

  test('is not cured when its last charge was spent on that', () => {
    const gasping = status('gasping', beforeEffect('statusRemoved'), add(heal(1)));
    const wash = item('basic', 'wash', 'Cures.', { play: [cure('gasping')] });
    const gasp = item('basic', 'gasp', 'Gives.', { play: [give(gasping, 'self', charges(1))] });
    const match = played('wash', [wash, gasp], [{ kind: 'gasping', lasts: { charges: 1 } }]);
    expect(endedIn(match)).toEqual([['gasping', 'used up']]);
    expect(lateIn(match)).toEqual([['too late', 'cancelled']]);
    expect(match.state.players[0]?.health).toBe(11);
  });

  test('does not come back as it was: what was to make it stronger is a status of its own', () => {
    const echoing = status('echoing', beforeStatus('echoing'), add(heal(1)), { stacks: 'increase' });
    const echo = item('basic', 'echo', 'Gives.', { play: [give(echoing, 'self', charges(1))] });
    const match = played('echo', [echo], [{ kind: 'echoing', lasts: { charges: 1 } }, { kind: 'soaking' }]);
    expect(endedIn(match)).toEqual([['echoing', 'used up']]);
    // The items are i1 to i3, so these were 4 and 5. It comes as both together would have been.
    expect(inPlay(match)).toEqual([
      ['soaking 5', { type: 'permanent' }],
      ['echoing 6', { type: 'charges', left: 2 }],
    ]);
    expect(lateIn(match)).toEqual([['number 6', 'replaced']]);
  });
});

describe('A status whose number another has got', () => {
  // Whoever heralds stands before what comes, for the last time; who mourns reacts to that end by another status.
  const heralding = status('heralding', beforeEffect('statusAdded'), add(heal(1)));
  const calm = status('calm', onTurnEnd, act());
  const balm = item('basic', 'balm', 'Gives.', { play: [give(calm, 'self', permanent)] });
  const mourning = (kind: StatusDefinition) =>
    status('mourning', afterEffect('statusRemoved'), act(give(kind, 'self', permanent)));

  test.each([
    ['another kind', status('grief', onTurnEnd, act()), ['grief 6', 'calm 7']],
    ['the same kind', calm, ['calm 6', 'calm 7']],
  ])('gets the next one: %s', (_, grief, ids) => {
    const match = played(
      'balm',
      [balm, knowing(heralding, mourning(grief))],
      [{ kind: 'heralding', lasts: { charges: 1 } }, { kind: 'mourning' }],
    );
    expect(inPlay(match).map(([id]) => id)).toEqual(['mourning 5', ...ids]);
    expect(lateIn(match)).toEqual([['number 7', 'replaced']]);
  });
});

test('an item that has gone is not destroyed again', () => {
  // Seat 0 guards its items by a status that is used up by that; whoever mourns breaks what was to be destroyed.
  const guarding = status('guarding', beforeEffect('itemRemoved'), add(heal(1)));
  const brittle = status('brittle', afterEffect('statusRemoved'), { type: 'breakItem' });
  const glass = item('basic', 'glass', 'Breaks when a status ends.', { held: [brittle] });
  const guard = item('basic', 'guard', 'Gives.', { play: [give(guarding, 'self', charges(1))] });
  const players = [
    { items: ['glass'], statuses: [{ kind: 'guarding', lasts: { charges: 1 } }] },
    { items: ['crowbar', 'hand'] },
  ];
  const match = scripted(duelOf([...ITEMS, glass, guard]), {
    position: { players, seat: 1 },
    choices: ['crowbar'],
  });
  const removed = match.events.flatMap((it) => (it.type === 'itemRemoved' && it.name === 'glass' ? [it.why] : []));
  expect(removed).toEqual(['broken']);
  expect(lateIn(match)).toEqual([['too late', 'cancelled']]);
});

describe('A seat that has fallen while one stood before what was to happen to it', () => {
  // The last charge of a herald is spent on that, and its end is the end of the seat.
  const dying = status('dying', afterEffect('statusRemoved'), act(damage(99, 'self')));

  test.each<[what: BeforeType, effect: Effect]>([
    ['healed', heal(3)],
    ['hastened', hasten(3)],
    ['turnGained', extraTurn()],
    ['statusAdded', give(status('calm', onTurnEnd, act()), 'self', permanent)],
  ])('is not met by it: %s', (what, effect) => {
    const heralding = status('heralding', beforeEffect(what), mayInstead('Stand before?', add(slow(1, 'opponents'))));
    const gift = item('basic', 'gift', 'Does something for you.', { play: [effect] });
    const statuses = [{ kind: 'heralding', lasts: { charges: 1 } }, { kind: 'dying' }];
    const match = scripted(duelOf([...ITEMS, gift, knowing(heralding, dying)]), {
      seats: 3,
      position: { players: [{ health: 10, items: ['gift', 'hand'], statuses }, HAND, HAND] },
      choices: ['gift', true],
    });
    expect(match.state).toMatchObject({ fallen: [0], statuses: [], turn: { id: '1.1' } });
    expect(match.state.players[0]).toMatchObject({ health: 0, speed: 5 });
    expect(match.events.map(({ type }) => type)).not.toContain(what);
    expect(lateIn(match)).toEqual([['too late', 'cancelled']]);
  });
});

test('what an item does while it is held does not begin if it has broken meanwhile', () => {
  const brittle = status('brittle', afterEffect('statusAdded'), { type: 'breakItem' });
  const calm = status('calm', onTurnEnd, act());
  const glass = item('basic', 'glass', 'Breaks when a status comes.', { held: [brittle, calm] });
  const options = { loadouts: [['glass', 'hand'], ['hand']] };
  const { state } = start(duelOf([...ITEMS, glass]), { seed: 1, options });
  expect(state.players[0]?.items.map(({ name }) => name)).toEqual(['hand']);
  expect(state.statuses).toEqual([]);
});

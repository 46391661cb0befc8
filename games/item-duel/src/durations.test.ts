/** How long a status lasts: it ends exactly once, on the event that ends it, and no copy loses it. */
import { type Match, start } from '@fermata/core';
import { explain, load } from '@fermata/core/host';
import { describe, expect, test } from 'vitest';
import { onTurnEnd } from './conditions.ts';
import { act, give, heal, item, status } from './define.ts';
import { charges, type Duration, longer, permanent, turns, untilItemRemoved } from './durations.ts';
import { duelOf, ITEMS, itemDuel } from './index.ts';
import type { Event, State } from './state.ts';

type Table = Match<State, Event>;

/** A status of seat 0, what seat 0 and seat 1 hold besides a hand, what is chosen, and what ends it. */
type Row = [
  rule: string,
  given: { kind: string; lasts: unknown; by?: number },
  own: string[],
  others: string[],
  choices: (string | boolean)[],
  ends: { why: string; on: object } | undefined,
];

const TURNS = { turns: 2 };
const CHARGES = { charges: 2 };
const NO_STATUS = { kind: 'none', lasts: 'permanent' };

const ROWS: Row[] = [
  [
    'turns(2) ends with the second turn of its owner',
    { kind: 'soaking', lasts: TURNS },
    [],
    [],
    ['pass', 'pass', 'pass', 'pass', 'pass', 'pass'],
    { why: 'worn off', on: { type: 'turnEnded', turn: '0.2', seat: 0 } },
  ],
  [
    'turns(2) does not end with turns of others',
    { kind: 'soaking', lasts: TURNS },
    [],
    [],
    ['pass', 'pass'],
    undefined,
  ],
  [
    'turns(2) that are cured end then, and not again',
    { kind: 'gassed', lasts: TURNS, by: 1 },
    ['antidote'],
    [],
    ['antidote', 'pass', 'pass', 'pass', 'pass', 'pass'],
    { why: 'cured', on: { type: 'activated', name: 'antidote' } },
  ],
  [
    'charges(2) end with the second use before an event',
    { kind: 'soaking', lasts: CHARGES },
    [],
    ['punch', 'roundhouse', 'punch'],
    ['pass', 'punch', 'pass', 'roundhouse', 'pass', 'punch'],
    { why: 'used up', on: { type: 'damaged', source: 'roundhouse' } },
  ],
  [
    'charges(2) end with the second use after an event',
    { kind: 'countering', lasts: CHARGES },
    [],
    ['punch', 'roundhouse', 'punch'],
    ['pass', 'punch', 'pass', 'roundhouse', 'pass', 'punch'],
    { why: 'used up', on: { type: 'damaged', source: 'roundhouse' } },
  ],
  [
    'a charge that its owner does not want to spend is kept',
    { kind: 'parrying', lasts: CHARGES },
    [],
    ['punch', 'punch', 'roundhouse'],
    ['pass', 'punch', true, 'pass', 'punch', false, 'pass', 'roundhouse', true],
    { why: 'used up', on: { type: 'damaged', source: 'roundhouse' } },
  ],
  [
    'charges(2) do not end with turns',
    { kind: 'soaking', lasts: CHARGES },
    [],
    [],
    ['pass', 'pass', 'pass', 'pass', 'pass', 'pass'],
    undefined,
  ],
  [
    'a permanent one does not end with use',
    { kind: 'soaking', lasts: 'permanent' },
    [],
    ['punch', 'punch', 'punch'],
    ['pass', 'punch', 'pass', 'punch', 'pass', 'punch'],
    undefined,
  ],
  [
    'one of an item ends when the item is played',
    { kind: 'soaking', lasts: { item: 0 } },
    ['umbrella'],
    [],
    ['pass', 'pass', 'umbrella', 'pass', 'pass'],
    { why: 'item gone', on: { type: 'itemRemoved', name: 'umbrella', why: 'used' } },
  ],
  [
    'one of an item ends when the item is destroyed',
    { kind: 'soaking', lasts: { item: 0 } },
    ['umbrella'],
    ['crowbar'],
    ['pass', 'crowbar', 'umbrella', 'pass', 'pass'],
    { why: 'item gone', on: { type: 'itemRemoved', name: 'umbrella', why: 'destroyed' } },
  ],
  [
    'one of an item ends when the item breaks',
    { kind: 'focused', lasts: { item: 0 } },
    ['glass vase'],
    ['punch'],
    ['pass', 'punch', 'pass', 'pass'],
    { why: 'item gone', on: { type: 'itemRemoved', name: 'glass vase', why: 'broken' } },
  ],
  [
    'one of an item does not end with another item',
    { kind: 'soaking', lasts: { item: 0 } },
    ['punch', 'umbrella'],
    [],
    ['umbrella', 'pass', 'pass'],
    undefined,
  ],
];

describe('A status ends exactly once, on the event that ends it:', () => {
  test.each(ROWS)('%s', (...row) => {
    const [, , , , choices, ends] = row;
    const match = begin(row);
    for (const wanted of choices) take(match, wanted);
    expectEnd(match, ends);
  });

  test.each(ROWS)('also in a fork, and after a save: %s', (...row) => {
    const [, , , , choices, ends] = row;
    for (const copy of [(match: Table) => match.fork(), reloaded]) {
      let match = begin(row);
      for (const wanted of choices) {
        const twin = copy(match);
        expect(twin.state).toEqual(match.state);
        take(twin, wanted);
        take(match, wanted);
        expect(twin.events).toEqual(match.events);
        match = twin;
      }
      expectEnd(match, ends);
    }
  });

  test('where two counterstances meet, each ends once', () => {
    const players = [
      { items: ['punch', 'hand'], statuses: [{ kind: 'countering', lasts: { charges: 1 } }] },
      { items: ['punch', 'hand'], statuses: [{ kind: 'countering', lasts: { charges: 1 } }] },
    ];
    const match = start(itemDuel, { position: { players }, seed: 'ends' });
    for (const wanted of ['punch', 'punch']) take(match, wanted);
    const removed = match.events.filter((event) => event.type === 'statusRemoved');
    expect(removed.map(({ kind, seat }) => [kind, seat]).sort()).toEqual([
      ['countering', 0],
      ['countering', 1],
    ]);
  });

  test.each([2, 3, 4])('in matches of %d seats', (seats) => {
    for (let seed = 0; seed < 20; seed++) {
      const match = start(itemDuel, { seats, seed });
      for (let at = seed; match.outcome === undefined; at++) {
        const prompt = match.prompts()[0]!; // it is not over, so somebody is asked
        match.answer(prompt.id, at % prompt.options.length);
      }
      const inPlay = new Set<string>();
      for (const event of match.events) {
        if (event.type === 'statusAdded') inPlay.add(event.status.id); // perhaps once more, where it increases
        if (event.type === 'statusModified') expect(inPlay).toContain(event.id);
        if (event.type === 'statusRemoved') expect(inPlay.delete(event.id)).toBe(true);
      }
      expect([...inPlay].sort()).toEqual(match.state.statuses.map(({ id }) => id).sort());
    }
  });
});

describe('A second status of a kind', () => {
  const statuses = ({ state }: Table) => state.statuses;

  test('that stacks as new stands beside the first', () => {
    const match = begin(['', { kind: 'sheltered', lasts: { charges: 1 } }, ['umbrella'], [], [], undefined]);
    take(match, 'umbrella');
    expect(statuses(match).map(({ kind, duration }) => [kind, duration])).toEqual([
      ['sheltered', { type: 'charges', left: 1 }],
      ['sheltered', { type: 'charges', left: 1 }],
    ]);
  });

  test('that increases makes the first stronger and longer', () => {
    const match = begin(['', NO_STATUS, ['poison drink', 'poison darts'], [], [], undefined], []);
    for (const wanted of ['poison drink', 'pass', 'poison darts']) take(match, wanted);
    // 3 for 2 turns, one of which is over; and 1 for 3 turns: 4 for 4 turns.
    expect(statuses(match)).toMatchObject([
      { kind: 'poisoned', seat: 1, value: 4, duration: { type: 'turns', left: 4 } },
    ]);
  });

  test('that increases comes into play again, under the same id, with the sum of both', () => {
    const match = begin(['', NO_STATUS, ['poison drink', 'poison darts'], [], [], undefined], []);
    for (const wanted of ['poison drink', 'pass', 'poison darts']) take(match, wanted);
    const [first, again, ...more] = match.events.flatMap((it) => (it.type === 'statusAdded' ? [it.status] : []));
    expect(first).toMatchObject({ kind: 'poisoned', seat: 1, by: 0, value: 3, duration: { type: 'turns', left: 2 } });
    expect(again).toEqual({ ...first, value: 4, duration: { type: 'turns', left: 4 } });
    expect(more).toEqual([]);
    // In between, the turn of seat 1 has made it shorter.
    expect(match.events.filter(({ type }) => type === 'statusModified')).toMatchObject([
      { id: first?.id, value: 3, duration: { type: 'turns', left: 1 } },
    ]);
  });

  test.each<[rule: string, one: Duration, other: Duration, both: Duration]>([
    ['turns add up', turns(2), turns(3), turns(5)],
    ['charges add up', charges(1), charges(2), charges(3)],
    ['what is permanent stays so', permanent, turns(2), permanent],
    ['nothing outlasts what is permanent', turns(2), permanent, permanent],
    ['turns and charges are not counted together: the first goes on', turns(2), charges(3), turns(2)],
    ['nor charges and turns', charges(3), turns(2), charges(3)],
    ['nor turns and an item', turns(2), untilItemRemoved('i1'), turns(2)],
  ])('lasts longer: %s', (_rule, one, other, both) => {
    expect(longer(one, other)).toEqual(both);
  });

  test('that is permanent ends the counting of turns', () => {
    const humming = status('humming', onTurnEnd, act(heal(1)), { stacks: 'increase' });
    const harp = item('basic', 'harp', 'Hums, and does not stop.', {
      play: [give(humming, 'self', turns(1)), give(humming, 'self', permanent)],
    });
    const position = { players: [{ items: ['harp', 'hand'] }, { items: ['hand'] }] };
    const match = start(duelOf([...ITEMS, harp]), { position, seed: 'hum' });
    for (const wanted of ['harp', 'pass', 'pass', 'pass']) take(match, wanted);
    expect(statuses(match)).toMatchObject([{ kind: 'humming', duration: { type: 'permanent' } }]);
    expect(match.events.filter(({ type }) => type === 'statusModified' || type === 'statusRemoved')).toEqual([]);
  });

  test('cannot increase where an item holds it: that is refused when the item is defined, by name', () => {
    const humming = status('humming', onTurnEnd, act(heal(1)), { stacks: 'increase' });
    const define = () => item('basic', 'harp', 'Heals you by 1 at the end of your turns.', { held: [humming] });
    expect(define).toThrow(
      new TypeError('item "harp": status "humming" is held, so each item has its own; it cannot increase'),
    );
  });
});

/** Seat 0 is at turn 0.1, has the status, and the others follow in order. Both have 20 of 30 health. */
function begin([, given, own, others]: Row, statuses: object[] = [given]): Table {
  const players = [
    { health: 20, items: [...own, 'hand'], statuses },
    { health: 20, items: [...others, 'hand'] },
  ];
  return start(itemDuel, { position: { players }, seed: 'ends' });
}

/** Takes an item by its name, or another option. */
function take(match: Table, wanted: unknown): void {
  const prompt = match.prompts()[0]!; // somebody is asked
  const names = prompt.options.map((option) =>
    typeof option === 'object' ? (option as { readonly name: string }).name : option,
  );
  match.answer(prompt.id, names.indexOf(wanted as string));
}

/** The first status of seat 0 that is not an item's own is the one in question. */
function expectEnd(match: Table, ends: Row[5]): void {
  const { kind } = match.at(-1).statuses.find((it) => it.seat === 0 && isGiven(it))!; // it was there
  const isEnd = (event: Event) => event.type === 'statusRemoved' && event.kind === kind;
  expect(match.events.filter(isEnd)).toMatchObject(ends === undefined ? [] : [{ seat: 0, why: ends.why }]);
  if (ends === undefined) return;
  const { causes } = explain(
    match,
    match.log.findIndex(({ event }) => isEnd(event)),
  );
  expect(causes[0]?.event).toMatchObject(ends.on);
}

function isGiven({ kind }: { readonly kind: string }): boolean {
  return !['admired', 'fragile'].includes(kind);
}

function reloaded(match: Table): Table {
  return load(itemDuel, JSON.parse(JSON.stringify(match.record())));
}

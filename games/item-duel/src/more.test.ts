/** Items that come as data: by options, or in a position. */
import { emit, start } from '@fermata/core';
import { describeEvent, describeOption, describeThing, load } from '@fermata/core/host';
import { checkGame, scripted } from '@fermata/core/testing';
import {
  act,
  afterEffect,
  charges,
  damage,
  duelOf,
  flow,
  give,
  ITEMS,
  item,
  itemDuel,
  staging,
  status,
} from '@fermata/item-duel';
import { checkStaging } from '@fermata/scene/testing';
import { describe, expect, test } from 'vitest';

/** As somebody writes it by hand. */
const SPEAR = {
  name: 'spear',
  family: 'martial',
  text: '7 damage to an opponent.',
  play: [{ type: 'damaged', value: 7, to: 'target' }],
};
const GUARDED = {
  kind: 'guarded',
  text: 'the next damage is 2 less',
  when: { type: 'beforeEffect', effect: 'damaged', whose: 'own' },
  does: { type: 'adjust', by: -2 },
};
const SHIELD = {
  name: 'shield',
  family: 'basic',
  text: 'The next damage to you is 2 less.',
  play: [{ type: 'give', status: GUARDED, to: 'self', duration: { type: 'charges', left: 1 }, value: 0 }],
};
/** As somebody writes it with the words of the package, and puts it into a file. */
const spiteful = status('spiteful', afterEffect('damaged', 'suffered'), act(damage(4, 'culprit')));
const GRUDGE = JSON.parse(
  JSON.stringify(
    item('poison', 'grudge', 'Whoever damages you takes 4, once.', { play: [give(spiteful, 'self', charges(1))] }),
  ),
);
/** What no item of the duel listens to. */
const CANDLE = {
  name: 'candle',
  family: 'basic',
  text: 'When this turn ends, 3 damage to every opponent.',
  play: [
    {
      type: 'give',
      status: { kind: 'lit', when: { type: 'onEnd' }, does: { type: 'act', effects: [hurting(3, 'opponents')] } },
      to: 'self',
      duration: { type: 'turns', left: 1 },
      value: 0,
    },
  ],
};
const SALT = {
  name: 'salt',
  family: 'poison',
  text: 'While you hold it, whoever else is healed takes 5.',
  held: [
    {
      kind: 'salting',
      when: { type: 'afterEffect', effect: 'healed', whose: 'other' },
      does: { type: 'act', effects: [hurting(5, 'opponents')] },
    },
  ],
};
const MORE = [SPEAR, SHIELD, GRUDGE, CANDLE, SALT];

function hurting(value: number, to: string) {
  return { type: 'damaged', value, to };
}

function healths(more: readonly unknown[], mine: string[], theirs: string[], choices: unknown[]): number[] {
  const players = [mine, theirs].map((items) => ({ health: 20, items: [...items, 'hand'] }));
  const { state } = scripted(itemDuel, { position: { more, players }, choices });
  return state.players.map(({ health }) => health);
}

describe('An item that is data', () => {
  test.each<[rule: string, mine: string[], theirs: string[], choices: string[], after: number[]]>([
    ['does what it says', ['spear'], [], ['spear'], [20, 13]],
    ['leaves a status behind', ['shield'], ['spear', 'spear'], ['shield', 'spear', 'pass', 'spear'], [8, 20]],
    ['may have been written in words', ['grudge'], ['spear', 'spear'], ['grudge', 'spear', 'pass', 'spear'], [6, 16]],
    ['reacts to its own end', ['candle'], [], ['candle'], [20, 17]],
    ['reacts to what nothing else does', ['salt'], ['sticking plaster'], ['pass', 'sticking plaster'], [20, 21]],
    ['is played beside those of the duel', ['shield'], ['punch'], ['shield', 'punch'], [17, 20]],
  ])('%s', (_rule, mine, theirs, choices, after) => {
    expect(healths(MORE, mine, theirs, choices)).toEqual(after);
  });

  test('calls a status by its kind, of the duel or of another item', () => {
    const buckler = { ...SHIELD, name: 'buckler', play: [{ ...SHIELD.play[0], status: 'guarded' }] };
    expect(healths([...MORE, buckler], ['buckler'], ['spear'], ['buckler', 'spear'])).toEqual([15, 20]);
    const parasol = { ...SHIELD, name: 'parasol', play: [{ ...SHIELD.play[0], status: 'sheltered' }] };
    expect(healths([SPEAR, parasol], ['parasol'], ['spear'], ['parasol', 'spear'])).toEqual([20, 20]);
  });

  test('may give a status that another gives as well, or the duel', () => {
    const own = [SHIELD, { ...SHIELD, name: 'buckler' }, { ...JSON.parse(JSON.stringify(ITEMS[0])), name: 'again' }];
    expect(() => start(itemDuel, { options: { more: own } })).not.toThrow();
  });

  test('is dealt with the others', () => {
    const { state } = start(itemDuel, { options: { more: MORE, loadouts: ITEMS.length + MORE.length } });
    const names = state.players[0]!.items.map(({ name }) => name); // two play
    expect(new Set(names)).toEqual(new Set([...ITEMS, ...MORE].map(({ name }) => name)));
  });
});

describe('A match with items that are data', () => {
  const options = { more: MORE, loadouts: [['spear', 'shield'], ['grudge']] };

  test('has them in its record, and goes on from there', () => {
    const match = start(itemDuel, { options, seed: 'more' });
    match.answer(match.prompts()[0]!.id, 1); // the shield
    const record = JSON.parse(JSON.stringify(match.record()));
    expect(record.options.more.map(({ name }: { name: string }) => name)).toEqual(MORE.map(({ name }) => name));
    const again = load(itemDuel, record);
    expect(again.state).toEqual(match.state);
    expect(again.record()).toEqual(match.record());
    expect(again.state.statuses.map(({ kind }) => kind)).toEqual(['guarded']);
  });

  test('is not changed by whoever gave them', () => {
    const given = [{ ...SPEAR, play: [{ type: 'damaged', value: 7, to: 'target' }] }];
    const match = start(itemDuel, { options: { more: given, loadouts: [['spear'], ['hand']] } });
    given[0]!.play[0]!.value = 25;
    match.answer(match.prompts()[0]!.id, 0);
    expect(match.state.players[1]?.health).toBe(23);
  });

  test('keeps to its own while others have other items of that name, however many', () => {
    const spears = Array.from({ length: 120 }, (_, at) => {
      const more = [{ ...SPEAR, play: [{ type: 'damaged', value: at + 1, to: 'target' }] }];
      return start(itemDuel, { options: { more, health: 200, loadouts: [['spear'], ['hand']] } });
    });
    for (const match of spears) match.answer(match.prompts()[0]!.id, 0);
    expect(spears.map(({ state }) => 200 - state.players[1]!.health)).toEqual(spears.map((_, at) => at + 1));
  });

  test('says what they do', () => {
    const match = start(itemDuel, { options, seed: 'more' });
    const [prompt] = match.prompts();
    expect(describeOption(itemDuel, 'shield', prompt!)).toBe('shield: The next damage to you is 2 less.');
    match.answer(prompt!.id, 1);
    const added = match.events.find(({ type }) => type === 'statusAdded');
    expect(describeEvent(itemDuel, added!)).toBe('Seat 0 is guarded, 1 time: the next damage is 2 less.');
    expect(describeThing(itemDuel, 'guarded')).toBe('Guarded: the next damage is 2 less. From shield.');
    const pieces = staging.scene(match.view(1), 1).pieces.filter(({ name }) => name === 'grudge');
    expect(JSON.stringify(pieces)).toContain('Whoever damages you takes 4, once');
  });

  test('holds to the invariants, and its table to its rules', { timeout: 60_000 }, () => {
    checkGame(itemDuel, { seconds: 20, seats: 2, matches: 3, places: 1, options: { ...options, turns: 12 } });
    checkStaging(itemDuel, staging, { seats: 2, matches: 1, options: { ...options, turns: 12 } });
  });

  test('may be one of a duel with flows of its own', () => {
    const alone = item('basic', 'tea', 'Heals you by 3.', {
      play: [
        flow(function* ({ owner: seat, by, source }) {
          yield* emit({ type: 'healed', seat, value: 3, by, source });
        }),
      ],
    });
    const game = duelOf([...ITEMS, alone], 'tea-duel');
    const players = [
      { health: 10, items: ['tea', 'hand'] },
      { health: 10, items: ['spear', 'hand'] },
    ];
    const { state } = scripted(game, { position: { more: [SPEAR], players }, choices: ['tea', 'spear'] });
    expect(state.players.map(({ health }) => health)).toEqual([6, 10]);
  });
});

test('a duel without them is as it was: nothing of them is in its state or record', () => {
  for (const options of [{}, { more: [] }]) {
    const match = start(itemDuel, { options });
    expect(match.state).not.toHaveProperty('more');
    expect(match.record().options).not.toHaveProperty('more');
  }
});

describe('Items that are no data are refused, by where they are:', () => {
  test.each<[bad: string, more: unknown]>([
    ['more is a list', 5],
    ['more.0', [5]],
    ['more.0 has no "damage"', [{ ...SPEAR, damage: 5 }]],
    ['item "spear": play.0.value is a whole number from 1 to 1000000; got "7"', [spearOf({ value: '7' })]],
    ['item "spear": play.0.type is one of', [spearOf({ type: 'hurt' })]],
    ['two different things are called "punch"', [{ ...SPEAR, name: 'punch' }]],
    ['two different things are called "spear"', [SPEAR, { ...SPEAR, text: 'Another.' }]],
    ['more.0.play.0.status is one of', [{ ...SHIELD, play: [{ ...SHIELD.play[0], status: 'guarded' }] }]],
    [
      'there is no status "itching" in this duel',
      [{ ...SPEAR, play: [{ type: 'cure', kinds: ['itching'], to: 'self' }] }],
    ],
  ])('%s', (bad, more) => {
    expect(() => start(itemDuel, { options: { more } as never })).toThrow(bad);
    expect(() => start(itemDuel, { position: { more, players: [{ items: ['hand'] }, {}] } })).toThrow(bad);
  });

  function spearOf(part: object): object {
    return { ...SPEAR, play: [{ ...SPEAR.play[0], ...part }] };
  }
});

test('Flows, and what contains itself, are no data', () => {
  const tea = item('basic', 'tea', 'Tea.', { play: [flow(function* () {})] });
  expect(() => start(itemDuel, { options: { more: [tea] } })).toThrow(
    'more.0.play.0.run is a function, which is no data; make a game with that item by duelOf',
  );
  const circle: { name: string; self?: unknown } = { name: 'ring' };
  circle.self = circle;
  expect(() => start(itemDuel, { options: { more: [circle] } })).toThrow('lies too deep, or contains itself');
});

/** A question that prunes does not offer what leads only to dead ends: to an empty offer, whatever is chosen. */
import { describe, expect, test } from 'vitest';
import { oneTurn, playing, type Turn } from '../../test/games/one-turn.ts';
import { asked, choose as take } from '../../test/games/table.ts';
import { load, whyNot } from '../host.ts';
import { choose, confirm, type Flow } from '../index.ts';

const ROOMS: { readonly [door: string]: readonly string[] } = {
  left: ['vase', 'clock'],
  middle: [],
  right: ['mirror'],
};
const DOORS = ['left', 'middle', 'right'] as const;

interface How {
  readonly prune?: boolean;
  readonly otherwise?: (typeof DOORS)[number];
}

/** A thing must be taken from behind the door. */
const entering = (how: How): Turn =>
  function* () {
    const except = [{ option: 'cellar', why: 'the cellar is flooded' }];
    const door = yield* choose(0, 'Which door?', DOORS, { except, ...how });
    return yield* choose(0, 'Which thing?', ROOMS[door] ?? []);
  };

describe('A question that prunes', () => {
  const match = () => playing(entering({ prune: true }));

  test('offers what can be carried out, and says why it does not offer the rest', () => {
    const prompt = asked(match());
    expect(prompt.options).toEqual(['left', 'right']);
    expect(whyNot(prompt, 'middle')).toBe('it leads only to dead ends');
    expect(whyNot(prompt, 'cellar')).toBe('the cellar is flooded');
  });

  test('takes answers as offered, and records them as they would be unpruned', () => {
    const played = match();
    played.answer(asked(played).id, 1);
    expect(played.state.returned).toBe('mirror');
    expect(played.record().turns).toEqual([[2], []]);
    expect(load(oneTurn(entering({ prune: true })), played.record()).state).toEqual(played.state);
  });

  test('offers agents the same', () => {
    const played = match();
    played.run([({ options }) => options.length - 1, () => 0]);
    expect(played.state.returned).toBe('mirror');
  });

  test.each<[otherwise: (typeof DOORS)[number], place: number | undefined]>([
    ['left', 0],
    ['right', 1],
    ['middle', undefined],
  ])('keeps its default where that is offered: %s', (otherwise, place) => {
    expect(asked(playing(entering({ prune: true, otherwise }))).otherwise).toBe(place);
  });

  test('has no default where it had none', () => {
    expect(asked(match()).otherwise).toBeUndefined();
  });

  test('is an empty offer where everything leads to dead ends', () => {
    const turn: Turn = function* () {
      yield* choose(0, 'Which door?', ['one', 'two'], { prune: true });
      yield* choose(0, 'Which thing?', []);
    };
    expect(() => playing(turn)).toThrow('"Which door?" offers seat 0 nothing');
  });
});

test('A prompt is a thing of its own: options that are part of the state do not change with it', () => {
  const cards = [{ suit: 'red' }, { suit: 'blue' }];
  const except = [{ option: { suit: 'black' }, why: 'played' }];
  const match = playing(() => choose(0, 'Which card?', cards, { about: cards, except }));
  const { options, about, ...rest } = asked(match);
  for (const card of [...cards, except[0]!.option]) card.suit = 'green'; // there is one
  expect([options[0], about, rest.except]).toEqual([
    { suit: 'red' },
    [{ suit: 'red' }, { suit: 'blue' }],
    [{ option: { suit: 'black' }, why: 'played' }],
  ]);
});

describe('A question that does not prune', () => {
  test.each<[what: string, how: How]>([
    ['because it does not say so', {}],
    ['because it says so', { prune: false }],
  ])('offers everything, and a dead end is a fault of the rules: %s', (_, how) => {
    const match = playing(entering(how));
    expect(asked(match).options).toEqual(DOORS);
    expect(() => take(match, 'middle')).toThrow('"Which thing?" offers seat 0 nothing');
    take(match, 'left', 'clock');
    expect(match.state.returned).toBe('clock');
  });
});

test.each<[what: string, otherwise: unknown, place: number]>([
  ['a number', 1, 0],
  ['a text that reads like it', '1', 1],
  ['a list that holds it', [1], 2],
  ['an object, whatever the order of its keys', { coins: 1, of: 'gold' }, 3],
])('a default is found as what it is: %s', (_, otherwise, place) => {
  const offer: unknown[] = [1, '1', [1], { of: 'gold', coins: 1 }];
  expect(asked(playing(() => choose(0, 'Pay what?', offer, { otherwise }))).otherwise).toBe(place);
});

test.each<[what: string, fault: () => Flow<never, unknown>, message: string]>([
  ['a seat that does not exist', () => confirm(7, 'Sure?'), '"Sure?" asks seat 7, but there are 2 seats'],
  ['the same with a lone option', () => choose(7, 'Which?', [1]), '"Which?" asks seat 7, but there are 2 seats'],
  ['a default that is not offered', () => choose<unknown>(0, 'Which?', [1, 2], { otherwise: 3 }), 'has the default 3'],
  ['a word that is never run', () => never(), 'confirm "Sure?" was created and never run'],
])('other faults of the rules are no dead ends, and nothing is pruned because of them: %s', (_, fault, message) => {
  const turn: Turn = function* () {
    if ((yield* choose(0, 'Which door?', DOORS, { prune: true })) === 'middle') yield* fault();
  };
  expect(() => playing(turn)).toThrow(message);
});

function* never(): Flow {
  void confirm(0, 'Sure?'); // unrun: to see it complain
}

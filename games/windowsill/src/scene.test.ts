import { type Match, type Seat, SPECTATOR } from '@fermata/core';
import { asked, frames } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { type Motion, motions, pointsOf, sceneText } from '@fermata/scene';
import { checkStaging } from '@fermata/scene/testing';
import { describe, expect, test } from 'vitest';
import { staging, windowsill } from './index.ts';
import type { Event, State } from './state.ts';

describe('A position on the table', () => {
  const position = {
    hands: [
      ['20', 'cat-a'],
      ['5', '6'],
    ],
    nests: [['button', 'coin'], []],
    gone: ['24', 'cat-d', '3', '7'],
    box: ['bead', 'key', 'ring'],
  };
  const match = scripted(windowsill, { position, chance: { trinket: ['ring'] } });

  test('one’s own hand is seen, others have backs, and everything else lies open', () => {
    // 28 cards, of which 4 are in hands and 4 are gone.
    expect(sceneText(staging.scene(match.view(0), 0), 0)).toBe(
      [
        'You, seat 0 (points 4)',
        '  Your hand: flight 20, cat a (counts 0)',
        '  Your nest: button (worth 1), coin (worth 3)',
        'Sill (rounds left 2): ring (worth 9)',
        'Box: bead (worth 2), key (worth 5)',
        'Deck: 20 cards',
        'Cards that are gone: flight 24, cat d (counts 0), flight 3, flight 7',
        'Trinkets out of play: thimble (worth 4), spoon (worth 6), buckle (worth 7), brooch (worth 8), tiara (worth 10)',
        'Seat 1 (points 0)',
        '  Hand of seat 1: card, card',
        '  Nest of seat 1: nothing',
      ].join('\n'),
    );
  });

  test.each<[string, Seat, string[]]>([
    ['seat 0 sees its own', 0, ['20', 'cat-a', 'hand 1#0', 'hand 1#1']],
    ['seat 1 sees its own', 1, ['hand 0#0', 'hand 0#1', '5', '6']],
    ['a spectator sees none', SPECTATOR, ['hand 0#0', 'hand 0#1', 'hand 1#0', 'hand 1#1']],
  ])('of all hands %s', (_rule, seat, ids) => {
    const { pieces } = staging.scene(match.view(seat), seat);
    const inHands = pieces.filter(({ in: place }) => place.startsWith('hand'));
    expect(inHands.map(({ id }) => id)).toEqual(ids);
    for (const { id, name, hidden, face } of inHands.filter((piece) => piece.id.includes('#')))
      expect({ name, hidden, face }, id).toEqual({ name: 'card', hidden: true, face: undefined });
  });
});

describe('What an option means', () => {
  test('a card to fly is itself, each of two cats', () => {
    const position = {
      hands: [
        ['20', 'cat-a', 'cat-b'],
        ['5', '6', '7'],
      ],
    };
    const match = scripted(windowsill, { position, chance: { trinket: ['coin'] } });
    expect(meant(match)).toEqual([['20'], ['cat-a'], ['cat-b']]);
  });

  test('a trinket to steal is itself, and to steal nothing is a button', () => {
    const position = { hands: [['5'], ['20'], ['7']], nests: [['button'], ['ring', 'bead'], ['key', 'coin']] };
    const match = scripted(windowsill, { seats: 3, position, chance: { trinket: ['thimble'] } });
    expect(meant(match)).toEqual([['bead'], ['coin'], []]);
  });

  test.each([
    ['to let a cat out is the cat, and not to is the trinket that goes', ['20', 'cat-b'], [['cat-b'], ['button']]],
    ['and without a cat there is only the trinket', ['20', '21'], [['button']]],
  ])('%s', (_rule, hand, ids) => {
    const position = { hands: [hand, ['5', '6']], nests: [['button'], []] };
    const choices = ['20', '5', { victim: 0, trinket: 'button' }];
    expect(meant(scripted(windowsill, { position, chance: { trinket: ['coin'] }, choices }))).toEqual(ids);
  });

  function meant(match: Match<State, Event>): readonly (readonly string[])[] {
    const question = asked(windowsill, match.prompts()[0]!); // somebody is asked
    const view = match.view(question.seat);
    return pointsOf(question, staging.scene(view, question.seat), staging, view);
  }
});

describe('What moves', () => {
  const position = {
    hands: [
      ['20', 'cat-a'],
      ['5', '6'],
    ],
    nests: [['button'], []],
    box: ['coin', 'bead', 'key'],
  };
  const chance = { trinket: ['coin', 'bead'], card: ['9'] };
  const theft = ['20', '5', { victim: 0, trinket: 'button' }];
  const caught = scripted(windowsill, { position, chance, choices: [...theft, 'yes'] });
  const stolen = scripted(windowsill, { position, chance: { trinket: ['coin', 'bead'] }, choices: [...theft, 'no'] });

  test.each<[string, Match<State, Event>, Event['type'], Seat, Motion[]]>([
    [
      'a card of one’s own flies as it is, and another’s turns up',
      caught,
      'flew',
      0,
      [moved('20', 'hand 0', 'gone'), moved('5', 'hand 1', 'gone', true), { type: 'changed', id: 'sill' }],
    ],
    [
      'to a spectator all turn up, each from its hand',
      caught,
      'flew',
      SPECTATOR,
      [moved('20', 'hand 0', 'gone', true), moved('5', 'hand 1', 'gone', true), { type: 'changed', id: 'sill' }],
    ],
    ['a cat comes out of a hand', caught, 'scared', 1, [moved('cat-a', 'hand 0', 'gone', true)]],
    ['who draws sees the card turn up', caught, 'drew', 0, [moved('9', 'deck', 'hand 0', true)]],
    ['and the others its back', caught, 'drew', 1, [moved('hand 0#0', 'deck', 'hand 0')]],
    [
      'what is stolen goes from nest to nest',
      stolen,
      'stole',
      1,
      [moved('button', 'nest 0', 'nest 1'), { type: 'changed', id: 'seat 0' }, { type: 'changed', id: 'seat 1' }],
    ],
    [
      'what is taken goes from the sill to the nest',
      stolen,
      'took',
      1,
      [moved('coin', 'sill', 'nest 0'), { type: 'changed', id: 'seat 0' }],
    ],
  ])('%s', (_rule, match, type, seat, expected) => {
    const seen = frames(match, seat);
    const at = seen.findIndex(({ event }) => event?.type === type);
    const [before, after] = [seen[at - 1]!.view, seen[at]!.view]; // a trinket was laid before it
    expect(motions(staging.scene(before, seat), staging.scene(after, seat))).toEqual(expected);
  });

  test('a trinket is laid from the box, and what nobody flies for falls into the street; then everybody has a rank', () => {
    const cats = { hands: [['cat-a'], ['cat-b']], nests: [['bead'], []] };
    const match = scripted(windowsill, { position: cats, chance: { trinket: ['tiara'] } });
    const scenes = frames(match, 0).map(({ view }) => staging.scene(view, 0));
    const before = staging.scene(windowsill.position!(cats, 2), 0); // it has positions
    expect(motions(before, scenes[0]!).slice(0, 1)).toEqual([moved('tiara', 'box', 'sill')]); // laid, flown, fallen
    expect(motions(scenes[1]!, scenes[2]!)).toEqual([
      moved('tiara', 'sill', 'street'),
      { type: 'changed', id: 'seat 0' },
      { type: 'changed', id: 'seat 1' },
    ]);
    expect(scenes[1]!.places[0]?.facts).toEqual([['points', 2]]); // a bead
    expect(scenes[2]!.places.filter(({ id }) => id.startsWith('seat')).map(({ facts }) => facts)).toEqual([
      [
        ['points', 2],
        ['rank', 1],
      ],
      [
        ['points', 0],
        ['rank', 2],
      ],
    ]);
  });

  function moved(id: string, from: string, to: string, turned = false): Motion {
    return { type: 'moved', id, from, to, count: 1, turned };
  }
});

test.each([
  [2, 8],
  [3, 6],
  [4, 6],
])('S1 to S8 hold for %i seats, and every question is answered on the table', (seats, matches) => {
  const { questions, onBoard } = checkStaging(windowsill, staging, { seats, matches });
  expect(questions).toBeGreaterThan(0);
  expect(onBoard).toBe(questions);
});

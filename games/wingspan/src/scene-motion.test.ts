/** What moves on the table when something happens. */
import { type AnyMatch, type Prompt, SPECTATOR, seeded, start, type View } from '@fermata/core';
import { describeThing, frames } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { motions, type Piece, type Scene } from '@fermata/scene';
import { describe, expect, test } from 'vitest';
import { movedBy, type Situation } from '../test/staged.ts';
import { BIRDS, BONUS_CARDS, staging, wingspan } from './index.ts';
import type { State } from './state.ts';

describe('It is seen where things come from and go to', () => {
  test.each<[what: string, situation: Situation, event: string, seat: number, moved: string[]]>([
    [
      'a turn takes a cube',
      {
        players: [{}, {}],
        choices: ['gainFood', { die: 'fish', food: 'fish' }, 'gainFood'],
        feeder: ['fish', 'seed', 'seed'],
      },
      'turnBegan',
      0,
      ['cube 1 played: cubes 1 → played 1'],
    ],
    [
      'a die leaves the feeder, and food comes from the supply',
      { players: [{}, {}], feeder: ['fish', 'seed', 'seed'], choices: ['gainFood', { die: 'seed', food: 'seed' }] },
      'dieTaken',
      1,
      ['dice outside: feeder → outside', 'seed 0: supply → food 0'],
    ],
    [
      'a card that another seat draws comes from the deck, face down',
      { players: [{}, {}], chance: { card: ['osprey'] }, choices: ['drawCards', 'deck'] },
      'cardDrawn',
      1,
      ['hand 0#: deck → hand 0'],
    ],
    [
      'to whoever draws it, it is turned',
      { players: [{}, {}], chance: { card: ['osprey'] }, choices: ['drawCards', 'deck'] },
      'cardDrawn',
      0,
      ['osprey: deck → hand 0, turned'],
    ],
    [
      'the tray is filled from the deck',
      {
        players: [{}, {}],
        tray: ['brant', 'bobolink', 'killdeer'],
        chance: { card: ['osprey'] },
        choices: ['drawCards', 'brant'],
      },
      'trayFilled',
      1,
      ['osprey: deck → tray, turned'],
    ],
    [
      'a card of the tray goes into a hand',
      {
        players: [{}, {}],
        tray: ['brant', 'bobolink', 'killdeer'],
        chance: { card: ['osprey'] },
        choices: ['drawCards', 'brant'],
      },
      'cardTaken',
      1,
      ['hand 0#: tray → hand 0, turned'],
    ],
    [
      'a bird comes out of a hand, and its food goes back',
      {
        players: [{ hand: ['mallard', 'osprey'], food: { seed: 2 } }, {}],
        choices: ['playBird', { bird: 'mallard', habitat: 'wetland' }],
      },
      'birdPlayed',
      1,
      ['mallard: hand 0 → wetland 0, turned', 'seed 0: food 0 → supply'],
    ],
    [
      'a card is tucked under a bird',
      {
        players: [{ wetland: ['american_coot'], hand: ['osprey'] }, {}],
        chance: { card: ['brant', 'mallard'] },
        choices: ['drawCards', 'deck', 'american_coot', 'osprey', 'deck'],
      },
      'cardTucked',
      0,
      ['under american_coot#: hand 0 → under american_coot, turned'],
    ],
    [
      'a card that a hunter misses is discarded from the deck',
      {
        players: [{ forest: ['barred_owl'] }, {}],
        chance: { card: ['osprey'] },
        choices: ['gainFood', { die: 'fish', food: 'fish' }, 'barred_owl'],
      },
      'cardHunted',
      0,
      ['discard#: deck → discard'],
    ],
    [
      'a bird moves with all it has',
      {
        players: [{ forest: [{ bird: 'bewicks_wren', eggs: 1 }] }, {}],
        choices: ['gainFood', { die: 'fish', food: 'fish' }, 'bewicks_wren', 'wetland'],
      },
      'birdMoved',
      1,
      ['bewicks_wren: forest 0 → wetland 0'],
    ],
    [
      'a bonus card that is not kept is discarded',
      {
        players: [{ hand: ['atlantic_puffin'], food: { fish: 3 } }, {}],
        chance: { bonus: ['falconer', 'historian'] },
        choices: ['playBird', { bird: 'atlantic_puffin', habitat: 'wetland' }, 'atlantic_puffin', ['falconer']],
      },
      'bonusDiscarded',
      0,
      ['bonus discard#: bonus 0 → bonus discard, turned'],
    ],
    [
      'after a round a cube each goes onto the goal, and the others come back',
      {
        players: [{}, {}],
        seat: 1,
        first: 0,
        turnsLeft: 1,
        chance: { card: ['osprey', 'brant', 'mallard'] },
        choices: ['gainFood', { die: 'fish', food: 'fish' }],
      },
      'roundEnded',
      0,
      [
        'cube 0 on goal 1: played 0 → goal 1',
        'cube 1 on goal 1: played 1 → goal 1',
        '7 × cube 0 free: played 0 → cubes 0',
        '7 × cube 1 free: played 1 → cubes 1',
      ],
    ],
  ])('%s', (_, situation, event, seat, moved) => {
    expect(movedBy(situation, event, seat).sort()).toEqual([...moved].sort());
  });
});

describe('In random matches', () => {
  test.each([1, 2, 3, 5])('for %d seats nothing comes out of nowhere or is lost, whoever looks on', (seats) => {
    const match = randomMatch(`motion ${seats}`, seats);
    for (const seat of [SPECTATOR, 0, seats - 1]) {
      const scenes = frames(match, seat).map(({ view }) => sceneOf(view, seat));
      // Before the first of them the goals came out of the box.
      const moved = scenes.slice(1).flatMap((scene, at) => motions(scenes[at] as Scene, scene)); // the one before it
      expect(moved.filter((it) => it.type === 'moved' && (it.from === undefined || it.to === undefined))).toEqual([]);
      expect(new Set(scenes.map(({ pieces }) => amounts(pieces)))).toEqual(
        new Set([`${BIRDS.length} birds, ${BONUS_CARDS.length} bonus cards, 5 dice, 8 cubes`]),
      );
    }
  });

  test('there is a text for whatever lies open', () => {
    const open = frames(randomMatch('things', 2), 0).flatMap(({ view }) =>
      sceneOf(view, 0).pieces.flatMap(({ name, hidden }) => (hidden === true ? [] : [name])),
    );
    expect([...new Set(open)].filter((name) => describeThing(wingspan, name) === undefined)).toEqual([]);
  });
});

function amounts(pieces: readonly Piece[]): string {
  const count = (kind: string) =>
    pieces.reduce((sum, piece) => sum + (piece.kind === kind ? (piece.count ?? 1) : 0), 0);
  return `${count('bird')} birds, ${count('bonus')} bonus cards, ${count('die')} dice, ${count('cube of seat 0')} cubes`;
}

function sceneOf(view: View<object>, seat: number) {
  return staging.scene(view as View<State>, seat); // of a match of Wingspan
}

function randomMatch(seed: string, seats: number): AnyMatch {
  const match: AnyMatch = start(wingspan, { seed, seats });
  const chance = seeded(seed, 1);
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts())
    match.answer((prompt as Prompt).id, randomAnswer(prompt, chance));
  return match;
}

/** Questions and their options in words. */
import { type Prompt, start } from '@fermata/core';
import { describeOption, describePrompt } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { wingspan } from '../index.ts';

interface Asked {
  readonly rule: string;
  readonly player: object;
  readonly given?: object;
  readonly chance?: { readonly [label: string]: readonly string[] };
  readonly choices: readonly unknown[];
  readonly prompt: string;
  readonly options: readonly string[];
}

const SONG = 'When its row is used, if no bird is to the right of this one, move it to another habitat.';

describe('A question is asked with its options in words:', () => {
  test.each<Asked>([
    {
      rule: 'actions',
      player: { hand: ['turkey_vulture'] },
      choices: [],
      prompt: 'Which action?',
      options: [
        'Play a bird',
        'Gain food (forest: 1 die)',
        'Lay eggs (grassland: 2 eggs)',
        'Draw cards (wetland: 1 card)',
      ],
    },
    {
      rule: 'actions, with what their rows give and trade',
      player: {
        forest: ['wild_turkey'],
        grassland: ['bobolink', 'grasshopper_sparrow'],
        wetland: ['osprey', 'mallard', 'brant'],
      },
      choices: [],
      prompt: 'Which action?',
      options: [
        'Gain food (forest: 1 die, 1 more for a card)',
        'Lay eggs (grassland: 3 eggs)',
        'Draw cards (wetland: 2 cards, 1 more for an egg)',
      ],
    },
    {
      rule: 'birds to be played, with what they do',
      player: { hand: ['wild_turkey', 'mallard'], food: { seed: 4, fruit: 1, invertebrate: 1 } },
      choices: ['playBird'],
      prompt: 'Play which bird?',
      options: [
        'Into the forest: Wild Turkey (2 seeds and 1 fruit; forest or grassland; 8 points; ground nest for 5 eggs; 135 cm). No power.',
        'Into the grassland: Wild Turkey (2 seeds and 1 fruit; forest or grassland; 8 points; ground nest for 5 eggs; 135 cm). No power.',
        'Into the wetland: Mallard (1 invertebrate or seed; wetland; 0 points; ground nest for 4 eggs; 89 cm; brown power). When its row is used, draw 1 card.',
      ],
    },
    {
      rule: 'payments, with the bird that is paid for',
      player: { hand: ['wild_turkey'], grassland: ['bobolink'], food: { seed: 2, fruit: 1, invertebrate: 2 } },
      choices: ['playBird', { bird: 'wild_turkey', habitat: 'forest' }],
      prompt: 'Pay with which food? (Wild Turkey)',
      options: ['2 seeds and 1 fruit', '2 invertebrates and 2 seeds', '2 invertebrates, 1 seed and 1 fruit'],
    },
    {
      rule: 'eggs, with the bird that is paid for',
      player: {
        hand: ['mallard'],
        wetland: [{ bird: 'osprey', eggs: 1 }],
        grassland: [{ bird: 'bobolink', eggs: 1 }],
        food: { seed: 1, invertebrate: 1 },
      },
      choices: ['playBird', { bird: 'mallard', habitat: 'wetland' }, { seed: 1 }],
      prompt: 'Pay an egg of which bird? (Mallard)',
      options: ['Bobolink', 'Osprey'],
    },
    {
      rule: 'dice',
      player: {},
      given: { feeder: ['fish', 'either'] },
      choices: ['gainFood'],
      prompt: 'Which die?',
      options: ['Fish', 'Invertebrate, from the die with two foods', 'Seed, from the die with two foods'],
    },
    {
      rule: 'dice that may be thrown again',
      player: {},
      given: { feeder: ['rodent', 'rodent'] },
      choices: ['gainFood'],
      prompt: 'Which die?',
      options: ['Rodent', 'Throw all five dice again'],
    },
    {
      rule: 'a trade that may be declined',
      player: { forest: ['wild_turkey'], hand: ['brant'] },
      choices: ['gainFood', { die: 'fish', food: 'fish' }],
      prompt: 'Discard a card for one more die?',
      options: ['Brant', 'No, thanks'],
    },
    {
      rule: 'cards, of the tray and of the deck',
      player: {},
      given: { tray: ['brant', 'osprey'] },
      choices: ['drawCards'],
      prompt: 'Which card?',
      options: [
        'Brant (1 seed and 1 of any kind; wetland; 3 points; ground nest for 2 eggs; 114 cm; white power). When played, take all cards from the tray.',
        'Osprey (1 fish; wetland; 5 points; platform nest for 2 eggs; 160 cm; brown power). When its row is used, everybody gains 1 fish from the supply.',
        'The top card of the deck',
      ],
    },
    {
      rule: 'a power, with what it does',
      player: { wetland: ['song_sparrow'] },
      given: { tray: ['brant', 'osprey', 'willet'] },
      choices: ['drawCards', 'brant'],
      prompt: 'Use a power? (Song Sparrow)',
      options: [`Song Sparrow. ${SONG}`, 'No, thanks'],
    },
    {
      rule: 'cards, with the bird that draws them',
      player: { wetland: ['mallard'] },
      given: { tray: ['osprey', 'brant'] },
      choices: ['drawCards', 'osprey', 'mallard'],
      prompt: 'Which card? (Mallard)',
      options: [
        'Brant (1 seed and 1 of any kind; wetland; 3 points; ground nest for 2 eggs; 114 cm; white power). When played, take all cards from the tray.',
        'The top card of the deck',
      ],
    },
    {
      rule: 'eggs, with the bird that lays them',
      player: { grassland: ['chipping_sparrow', 'bobolink'] },
      choices: ['layEggs', 'bobolink', 'bobolink', 'chipping_sparrow', 'chipping_sparrow'],
      prompt: 'Lay an egg on which bird? (Chipping Sparrow)',
      options: ['Chipping Sparrow', 'Bobolink'],
    },
    {
      rule: 'discards that are owed, with how many',
      player: { wetland: ['black_tern'], hand: ['osprey'] },
      given: { tray: ['brant', 'willet'] },
      choices: ['drawCards', 'brant', 'black_tern', 'willet'],
      prompt: 'Discard which card? (1 owed)',
      options: [
        'Osprey (1 fish; wetland; 5 points; platform nest for 2 eggs; 160 cm; brown power). When its row is used, everybody gains 1 fish from the supply.',
        'Brant (1 seed and 1 of any kind; wetland; 3 points; ground nest for 2 eggs; 114 cm; white power). When played, take all cards from the tray.',
        'Willet (1 invertebrate or fish; wetland; 4 points; ground nest for 2 eggs; 66 cm; brown power). When its row is used, hunt: throw the dice outside the feeder; if one shows fish, cache 1 fish on this bird.',
      ],
    },
    {
      rule: 'habitats, with the bird that moves',
      player: { wetland: ['song_sparrow'] },
      given: { tray: ['brant', 'osprey', 'willet'] },
      choices: ['drawCards', 'brant', 'song_sparrow'],
      prompt: 'Move to which habitat? (Song Sparrow)',
      options: ['Forest', 'Grassland'],
    },
    {
      rule: 'where food goes, with the bird that may keep it',
      player: { forest: ['blue_jay'] },
      choices: ['gainFood', { die: 'fish', food: 'fish' }, 'blue_jay'],
      prompt: 'Where does the food go? (Blue Jay)',
      options: ['To your supply', 'Onto the bird'],
    },
    {
      rule: 'seats',
      player: { forest: ['annas_hummingbird'] },
      choices: ['gainFood', { die: 'fish', food: 'fish' }, 'annas_hummingbird'],
      prompt: "Who takes first? (Anna's Hummingbird)",
      options: ['Seat 0', 'Seat 1'],
    },
    {
      rule: 'food',
      player: { grassland: [{ bird: 'bobolink', eggs: 1 }], forest: ['american_crow'] },
      choices: ['gainFood', { die: 'fish', food: 'fish' }, 'american_crow'],
      prompt: 'Gain which food? (American Crow)',
      options: ['Invertebrate', 'Seed', 'Fish', 'Fruit', 'Rodent'],
    },
    {
      rule: 'all dice of a kind, or other dice',
      player: { hand: ['northern_flicker'], food: { seed: 1 } },
      given: { feeder: ['invertebrate', 'invertebrate'] },
      choices: ['playBird', { bird: 'northern_flicker', habitat: 'forest' }, 'northern_flicker'],
      prompt: 'Take all, or throw the dice again? (Northern Flicker)',
      options: ['Take them', 'Throw all five dice again'],
    },
    {
      rule: 'dice of which none fits',
      player: { forest: ['blue_jay'] },
      given: { feeder: ['fish', 'fish', 'fish'] },
      choices: ['gainFood', { die: 'fish', food: 'fish' }, 'blue_jay'],
      prompt: 'Throw the dice again? (Blue Jay)',
      options: ['Throw all five dice again', 'Leave them as they are'],
    },
    {
      rule: 'bonus cards, with what they pay for',
      player: { hand: ['california_condor'] },
      chance: { bonus: ['falconer', 'ecologist'] },
      choices: ['playBird', { bird: 'california_condor', habitat: 'forest' }, 'california_condor'],
      prompt: 'Keep which bonus card, 1 of 2? (California Condor)',
      options: [
        'Falconer: Birds that hunt: 2 points each.',
        'Ecologist: Birds in the habitat with the fewest: 2 points each.',
      ],
    },
    {
      rule: 'pink powers, with what they answer to',
      player: {},
      given: { players: [{}, { grassland: ['bronzed_cowbird', 'blue_winged_warbler'] }] },
      choices: ['layEggs'],
      prompt: 'Use a power? (Seat 0 has taken what the grassland itself gives)',
      options: [
        'Bronzed Cowbird. Once between your turns, when another player takes the action to lay eggs, lay 1 egg on a bird of yours with a bowl or star nest.',
        'No, thanks',
      ],
    },
  ])('$rule', ({ player, given = {}, chance = {}, choices, prompt, options }) => {
    const match = scripted(wingspan, { position: { players: [player, {}], ...given }, chance, choices });
    const asked = match.prompts()[0] as Prompt; // one is open
    expect(describePrompt(wingspan, asked)).toBe(prompt);
    expect(asked.options.map((option) => describeOption(wingspan, option, asked))).toEqual(options);
  });
});

test('which bonus card is kept is asked at the deal as a bird asks it', () => {
  const match = start(wingspan, { seats: 1, seed: 'deal' });
  match.answer(match.prompts()[0]!.id, []); // no birds, and so no food; it is open, as is the next one
  expect(describePrompt(wingspan, match.prompts()[0]!)).toBe('Keep which bonus card, 1 of 2?');
});

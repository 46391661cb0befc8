import { type Seat, seeded, start } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { wingspan } from './index.ts';
import type { Table } from './state.ts';

const WORLDS = 1_000;
/** Nobody knows which they are: a position says only how many there were. */
const DISCARDS = ['american_coot', 'american_crow', 'american_kestrel', 'american_robin', 'barn_swallow', 'bushtit'];

/** A match of three, at the second turn: seat 1 has taken a card from the tray, drawn one, and nobody has played a bird. */
function inTheMiddle() {
  const match = start(wingspan, {
    seats: 3,
    seed: 'redeal',
    position: {
      players: [
        { hand: ['mallard'] },
        { hand: ['osprey'], wetland: ['brant', 'killdeer'] },
        { hand: ['bobolink'], forest: [{ bird: 'blue_jay', tucked: 8 }] },
      ],
      seat: 1,
      tray: ['bald_eagle', 'barn_owl', 'anhinga'],
      discard: DISCARDS,
    },
  });
  const take = (option: string) => {
    const [prompt] = match.prompts();
    match.answer(prompt!.id, prompt!.options.indexOf(option)); // somebody is asked
  };
  take('drawCards');
  take('bald_eagle');
  take('deck');
  return match;
}

/** In how many of the worlds that a seat may believe in each hidden card lies in each place. */
function tally(seat: Seat): Map<string, Map<string, number>> {
  const match = inTheMiddle();
  const oracle = seeded('worlds', 1);
  const counts = new Map<string, Map<string, number>>();
  for (let world = 0; world < WORLDS; world++) {
    for (const [place, cards] of placesIn(match.redeal(seat, oracle).state)) {
      for (const card of cards) {
        const row = counts.get(card) ?? counts.set(card, new Map()).get(card)!; // just set
        row.set(place, (row.get(place) ?? 0) + 1);
      }
    }
  }
  return counts;
}

function placesIn({ players, deck, tray, discard }: Table): [string, readonly string[]][] {
  return [
    ['discard', discard],
    ['tucked', players[2]!.rows.forest[0]!.tucked],
    ['deck', deck],
    ['tray', tray],
    ...players.map(({ hand }, seat): [string, readonly string[]] => [`hand ${seat}`, hand]),
  ];
}

describe('A world that seat 0 may believe in', () => {
  const counts = tally(0);

  test('leaves everything where it lies that the seat has seen', () => {
    expect(counts.get('mallard')).toEqual(new Map([['hand 0', WORLDS]]));
    expect(counts.get('barn_owl')).toEqual(new Map([['tray', WORLDS]]));
  });

  test('leaves a card in the hand into which the seat saw it go', () => {
    expect(counts.get('bald_eagle')).toEqual(new Map([['hand 1', WORLDS]]));
  });

  test('has each unseen card in each hidden place in proportion to its size', () => {
    // Beside the eagle seat 1 holds two unseen cards and seat 2 one: the first osprey or bobolink may be any card.
    const { players, deck } = inTheMiddle().state;
    const unseen = deck.length + players[1]!.hand.length - 1 + players[2]!.hand.length + DISCARDS.length + 8;
    const expected = {
      deck: deck.length / unseen,
      discard: DISCARDS.length / unseen,
      tucked: 8 / unseen,
      'hand 1': 2 / unseen,
      'hand 2': 1 / unseen,
    };
    const hidden = [...counts].filter(([card]) => !['mallard', 'barn_owl', 'anhinga', 'bald_eagle'].includes(card));
    const isKnown = ([, row]: (typeof hidden)[number]) => row.has('tray');
    const free = hidden.filter((entry) => !isKnown(entry));
    expect(free).toHaveLength(unseen);
    for (const [place, share] of Object.entries(expected)) {
      const total = free.reduce((sum, [, row]) => sum + (row.get(place) ?? 0), 0);
      expect(total / WORLDS).toBeCloseTo(share * unseen, 6); // a place always holds as many cards
      const deviation = Math.sqrt(WORLDS * share * (1 - share));
      for (const [, row] of free) expect(Math.abs((row.get(place) ?? 0) - WORLDS * share)).toBeLessThan(6 * deviation);
    }
  });
});

test('a world that seat 1 may believe in leaves its own cards in its hand', () => {
  const { hand } = inTheMiddle().state.players[1]!;
  const counts = tally(1);
  for (const card of hand) expect(counts.get(card)).toEqual(new Map([['hand 1', WORLDS]]));
});

describe('Bonus cards', () => {
  test('of others may be any that the seat does not hold', () => {
    const match = start(wingspan, {
      seats: 2,
      seed: 'bonus',
      position: { players: [{ bonus: ['falconer'] }, { bonus: ['ecologist'] }] },
    });
    const oracle = seeded('bonus worlds', 1);
    const seen = new Map<string, number>();
    for (let world = 0; world < WORLDS; world++) {
      const [card] = match.redeal(0, oracle).state.players[1]!.bonus as [string];
      seen.set(card, (seen.get(card) ?? 0) + 1);
    }
    // 25 cards, each expected 40 times, with a deviation of 6.2.
    expect(seen.has('falconer')).toBe(false);
    expect(seen.size).toBe(25);
    for (const count of seen.values()) expect(Math.abs(count - WORLDS / 25)).toBeLessThan(37);
  });
});

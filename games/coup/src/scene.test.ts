import { type Prompt, SPECTATOR, start } from '@fermata/core';
import { asked, describeThing } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { pointsOf, sceneText } from '@fermata/scene';
import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { CARDS, coup, staging } from './index.ts';

const HANDS = [['duke-1', 'captain-1'], ['contessa-1']];
const position = { hands: HANDS, lost: [[], ['assassin-2']], coins: [7, 1] };

test.each([2, 3, 4, 5, 6])(
  'the staging holds for %i seats, every question is answered on the board, and what is a button comes up',
  (seats) => {
    const { questions, onBoard, unmet } = checkStaging(coup, staging, { seats, matches: 6 });
    expect(questions).toBeGreaterThan(0);
    expect(onBoard).toBe(questions);
    expect(unmet).toEqual([]);
  },
);

test('the table tells cards, coins, what is lost, and whose turn it is', () => {
  const match = start(coup, { seats: 2, position });
  expect(sceneText(staging.scene(match.view(0), 0), 0).split('\n')).toEqual([
    'Your side (coins 7)',
    '  Your hand: Duke (card 1 of 3), Captain (card 1 of 3)',
    '  Your lost cards: nothing',
    '  Your coins: 7 coins',
    'Table (turn yours)',
    '  Deck: 11 cards',
    '  Treasury: 42 coins',
    'Side of seat 1 (coins 1)',
    '  Hand of seat 1: Card',
    '  Lost cards of seat 1: Assassin (card 2 of 3)',
    '  Coins of seat 1: 1 coin',
  ]);
});

test('the treasury is touched for its coins, and whom a deed is aimed at', () => {
  expect(touched([])).toEqual([
    ['income (1 coin)', ['treasury']],
    ['foreign aid (2 coins)', ['treasury']],
    ['coup against seat 1 (costs 7 coins)', ['treasury', 'side 1']],
    ['tax (3 coins, as a duke)', ['treasury']],
    ['assassinate seat 1 (costs 3 coins, as an assassin)', ['side 1']],
    ['steal from seat 1 (2 coins, as a captain)', ['coins of seat 1']],
    ['exchange (cards, as an ambassador)', ['deck']],
  ]);
});

test('to challenge or to block whoever claims or acts is touched', () => {
  expect(touched([{ action: 'foreign aid' }])).toEqual([
    ['allow', []],
    ['block, as a duke', ['side 0']],
  ]);
  expect(touched([{ action: 'foreign aid' }, 'duke'])).toEqual([
    ['allow', []],
    ['challenge', ['side 1']],
  ]);
});

/** What is offered after these choices, and what is touched for it. */
function touched(choices: readonly unknown[]): (readonly [text: string, ids: readonly string[]])[] {
  const match = scripted(coup, { seats: 2, position, choices });
  const [prompt] = match.prompts() as [Prompt, ...Prompt[]]; // it is not over
  const view = match.view(prompt.seat);
  const question = asked(coup, prompt);
  const points = pointsOf(question, staging.scene(view, prompt.seat), staging, view);
  return question.texts.map((text, at) => [text, points[at] ?? []]);
}

test('every card and all that lies on the table has a text', () => {
  const { pieces } = staging.scene(start(coup, { seats: 2, position }).view(0), 0);
  for (const name of [...CARDS, ...pieces.map(({ name }) => name)])
    expect(describeThing(coup, name), name).toMatch(/^[A-Z].*[.]$/);
  expect(describeThing(coup, 'king')).toBeUndefined();
  expect(describeThing(coup, 'Tax')).toBe(
    'Tax: whoever does it raises a tax of three coins, as a duke. Others may doubt that you have a duke, and nothing blocks it.',
  );
  expect(describeThing(coup, 'assassinate')).toBe(
    'Assassinate: whoever does it sends an assassin. It costs 3 coins. Others may doubt that you have an assassin, and the victim may block it as a contessa.',
  );
});

test('the end says who is left', () => {
  const match = start(coup, { seats: 2, position });
  match.answer(match.prompts()[0]!.id, 2); // a coup against the last card
  expect(staging.verdict?.(match.view(SPECTATOR))).toBe('Seat 0 is the last to hold a card.');
});

test('whoever has no card in hand for a moment is not told to be out', () => {
  const seen = start(coup, { seats: 2, position }).view(0);
  const [side] = sceneText(staging.scene({ ...seen, hands: [[], ['contessa-1']] }, 0), 0).split('\n');
  expect(side).toBe('Your side (coins 7)');
});

test('whoever has lost all cards is told to be out', () => {
  const match = start(coup, { seats: 2, position });
  const attack = match.prompts()[0]!.options.findIndex((it) => (it as { action?: string }).action === 'coup');
  match.answer(match.prompts()[0]!.id, attack);
  expect(sceneText(staging.scene(match.view(0), 0), 0)).toContain('\nSide of seat 1 (out no card left)\n');
});

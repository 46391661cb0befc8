import { type AnyMatch, seeded, start } from '@fermata/core';
import { describeEvent, describeOption, describePrompt, describeThing } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { expect, test } from 'vitest';
import { board } from './board.ts';
import { fireInTheLake } from './game.ts';
import { control, count } from './named.ts';
import { position } from './position/index.ts';

test('the board shows both cards, tracks, who is eligible, and the map by regions', () => {
  const spaces = {
    hue: { pieces: { 'us-troops': 2, 'vc-guerrillas!active': 1 }, support: 'PASSIVE_SUPPORT', terror: 1 },
  };
  const lines = board(position({ map: 'empty', card: 1, next: 125, spaces, eligible: ['US', 'VC'] }, 4)).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Card 1 Gulf of Tonkin (US NVA ARVN VC)',
    'Next 125 Nguyen Khanh (coup)',
    'Eligible: US VC   Done: nothing',
  ]);
  expect(lines[3]).toBe('Seat 0 plays US, seat 1 plays ARVN, seat 2 plays NVA, seat 3 plays VC');
  expect(board(position({ map: 'empty', card: 1, next: 125 }, 2))).toMatch(
    /^Seat 0 plays US and ARVN, seat 1 plays NVA and VC$/m,
  );
  expect(lines[8]).toBe('Cities');
  expect(lines[9]?.split(/ {2,}/)).toEqual(['', 'Hue', '2+', 'COIN', '!', 'US 2T', 'VC 1G*']);
});

test('what is asked from outside is asked by name', () => {
  const state = position({ scenario: 'short' }, 4);
  expect(count(state, 'saigon', 'arvn-troops')).toBe(4);
  expect([control(state, 'saigon'), control(state, 'southern-laos'), control(state, 'kien-phong')]).toEqual([
    'COIN',
    'NVA',
    null,
  ]);
});

test('every event, question and option of a match has a text of its own', () => {
  const match: AnyMatch = start(fireInTheLake, { seed: 3, options: { scenario: 'full' } });
  const oracle = seeded('texts');
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
    expect(describePrompt(fireInTheLake, prompt)).toMatch(/^(?:US|ARVN|NVA|VC)[:,].*\?$/);
    for (const option of prompt.options)
      expect(describeOption(fireInTheLake, option, prompt)).not.toMatch(/undefined|[!]/);
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
  for (const event of match.events) expect(describeEvent(fireInTheLake, event)).toMatch(/^[^{}]*\.$/);
});

test('a card is explained by its title, and by its number', () => {
  expect(describeThing(fireInTheLake, 'card 55')).toMatch(/^Unshaded: .*\. Shaded: /);
  expect(describeThing(fireInTheLake, 'Economic Aid')).toContain(
    'Unshaded: either 2 ARVN bases from out of play to available',
  );
  expect(describeThing(fireInTheLake, 'Nguyen Cao Ky')).toBe('To pacify costs 4.');
});

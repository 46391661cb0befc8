/** What a position leaves out, and what it may not say. */
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { fireInTheLake } from '../game.ts';
import { position } from './index.ts';

test('coups that are in the box, on the table or in the deck do not come again, and there are as many piles as coups', () => {
  const { coups, pile } = position({ scenario: 'full', leaders: [125, 127], card: 1, next: 128 }, 4);
  expect(coups).toEqual([126, 129, 130]);
  expect(pile).toEqual({ left: 12, hasCoup: true, after: 2 });
  expect(position({ scenario: 'short' }, 4).pile).toEqual({ left: 8, hasCoup: true, after: 2 });
  const last = position({ scenario: 'short', card: 127, leaders: [125, 126, 128, 129], phase: 'resources' }, 4);
  expect([last.coups, last.pile]).toEqual([[], { left: 8, hasCoup: false, after: 0 }]);
});

test('cards whose rule is in force do not come again', () => {
  const { unseen } = position({ scenario: 'short', inForce: ['101:shaded', '10:shaded'] }, 4);
  expect([unseen.length, unseen.includes(101), unseen.includes(10)]).toEqual([118, false, false]);
});

test('in a coup round its card lies in the box already', () => {
  const ky = position({ scenario: 'full', card: 127, phase: 'pacify US' }, 4);
  expect([ky.leaders, ky.inForce]).toEqual([[127], ['leader:127']]);
  const failed = position({ scenario: 'short', card: 129, phase: 'resources' }, 4);
  expect([failed.leaders, failed.inForce]).toEqual([[129, 125, 126], ['leader:126']]);
  const first = position({ scenario: 'full', card: 129, phase: 'resources' }, 4);
  expect([first.leaders, first.inForce]).toEqual([[129], []]);
  expect(position({ scenario: 'full', card: 127 }, 4).leaders).toEqual([]);
});

test('failed attempts lie below all who lead, however they are listed', () => {
  const { leaders, inForce } = position({ scenario: 'full', leaders: [127, 129, 128, 130] }, 4);
  expect([leaders, inForce]).toEqual([[129, 130, 127, 128], ['leader:128']]);
});

test('pivotal cards are asked for in the order of the rules, however they are listed', () => {
  expect(position({ scenario: 'full', pivotal: [124, 121] }, 4).pivotal).toEqual([121, 124]);
  expect(position({ scenario: 'full', card: 123 }, 4).pivotal).toEqual([121, 122, 124]);
});

test.each([
  [{ eligible: ['US', 'US'] }, 'eligible names each faction once; got US twice'],
  [{ passed: ['VC', 'VC'] }, 'passed names each faction once; got VC twice'],
  [{ acted: [{ faction: 'US', deed: 'limited operation' }] }, 'acted.0.deed is what the first faction may do'],
  [
    {
      acted: [
        { faction: 'US', deed: 'operation' },
        { faction: 'US', deed: 'limited operation' },
      ],
    },
    'acted names each faction once; got US twice',
  ],
  [
    {
      acted: [
        { faction: 'US', deed: 'operation' },
        { faction: 'VC', deed: 'event' },
      ],
    },
    'acted.1.deed after operation is one of limited operation; got "event"',
  ],
  [{ acted: [{ faction: 'US', deed: 'event' }], passed: ['US'] }, 'passed names US, who has acted'],
  [{ inForce: ['101:shaded', '101:unshaded'] }, 'inForce holds one side of a card; got 101:unshaded beside 101:shaded'],
  [{ inForce: ['101:shaded', '101:shaded'] }, 'inForce holds each rule once; got 101:shaded twice'],
  [{ inForce: ['4:unshaded', '33:shaded'] }, 'inForce: 4:unshaded ends 33:shaded'],
  [{ leaders: [126], inForce: ['leader:127'] }, 'inForce names leader:127, but the leader is leader:126'],
  [{ leaders: [126], leaderIgnored: true, inForce: ['leader:126'] }, 'inForce names leader:126, but nobody leads'],
  [{ deck: [121] }, 'deck.0 is an event or a coup; pivotal cards are held by their owners; got 121'],
  [{ next: 124 }, 'next is an event or a coup; pivotal cards are held by their owners; got 124'],
  [{ card: 5, next: 5 }, 'next is another card than the one that is played; got 5'],
  [{ leaders: [127], deck: [127] }, 'deck holds cards that are still to come; got 127, which is in the box'],
  [{ coups: [127], pile: { left: 3, hasCoup: true, after: 2 } }, 'coups: 3 of them are in the piles; got 1'],
  [{ unseen: [1, 2], pile: { left: 3, hasCoup: true, after: 0 } }, 'unseen: 3 of them are in the piles; got 2'],
  [{ scenario: 'full', card: 5, unseen: [5, 6] }, 'unseen holds cards that are still to come; got 5, which is on the'],
  [
    { card: 5, next: 127, coups: [127, 128, 129] },
    'coups holds cards that are still to come; got 127, which is on the',
  ],
  [{ scenario: 'full', card: 121, pivotal: [121] }, 'pivotal holds cards that their owners hold; got 121, which is on'],
  [{ phase: 'over' }, 'phase over needs "over", which says by what margins'],
  [{ over: { margins: {}, isFinal: true } }, 'over is said where the phase is over; got phase card'],
  [{ pacified: { hue: 'NEUTRAL' } }, 'pacified is said in the Support phase; got phase card'],
  [{ CASUALTIES: { 'arvn-troops': 1 } }, 'CASUALTIES are of the US; got 1 arvn-troops'],
  [{ OUT_OF_PLAY: { 'vc-guerrillas': 1 } }, 'OUT_OF_PLAY takes no vc-guerrillas; got 1'],
  [{ spaces: { hue: { pieces: { 'us-troops': 41 } } } }, 'spaces.hue.pieces.us-troops is a whole number from 0 to 40'],
  [
    { map: 'empty', spaces: { hue: { terror: 15 }, saigon: { terror: 1 } } },
    'there are 15 terror and sabotage markers; got 16',
  ],
  [{ margins: { VC: 1 } }, 'margins.VC is -12; got 1'],
  [{ control: { saigon: null } }, 'control.saigon is COIN; got null'],
  [{ tracks: { TRAIL: 5 } }, 'tracks.TRAIL is a whole number from 0 to 4; got 5'],
  [{ scenario: 'long' }, 'scenario'],
  [{ edition: 3 }, 'edition'],
  [{ colour: 'red' }, 'colour'],
])('%j is refused', (json, why) => {
  expect(() => position(json, 4)).toThrow(why);
});

test('piles that run out of coups end by margins', () => {
  const match = scripted(fireInTheLake, {
    position: {
      scenario: 'short',
      map: 'empty',
      card: 1,
      unseen: [],
      coups: [],
      pile: { left: 0, hasCoup: false, after: 0 },
      eligible: [],
    },
  });
  expect(match.events.map(({ type }) => type)).toEqual(['cardEnded', 'ended']);
});

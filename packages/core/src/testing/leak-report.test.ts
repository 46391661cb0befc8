/** A leak is understood from its report: both worlds, what is hidden, and what to do, by the name of what can be declared. */
import { expect, test } from 'vitest';
import { derivedStateTells } from '../../test/broken/derived-state-tells.ts';
import { eventTells } from '../../test/broken/event-tells.ts';
import { keyOrderTells } from '../../test/broken/key-order-tells.ts';
import { outcomeTells } from '../../test/broken/outcome-tells.ts';
import { prunedOfferTells } from '../../test/broken/pruned-offer-tells.ts';
import { secondPickTells } from '../../test/broken/second-pick-tells.ts';
import { undoTells } from '../../test/broken/undo-tells.ts';
import { waitingTells } from '../../test/broken/waiting-tells.ts';
import type { AnyGame } from '../game/game.ts';
import { choose, defineGame, draw, emit, rank } from '../index.ts';
import { leaks } from './index.ts';

/** What is drawn lies hidden, and yet either of two events says which it was. */
const sighs = defineGame<
  { deck: string[]; hand: string[] },
  { type: 'drew'; card: string } | { type: 'smiled' | 'sighed' }
>({
  name: 'sighs',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['ace', 'two'], hand: [] }),
  *turn({ deck }) {
    yield* choose(0, 'Ready?', ['yes', 'indeed']);
    const card = yield* draw(deck, 'deck');
    yield* emit({ type: 'drew', card });
    yield* emit({ type: card === 'ace' ? 'smiled' : 'sighed' });
  },
  apply: {
    drew: ({ deck, hand }, { card }) => {
      hand.push(...deck.splice(deck.indexOf(card), 1));
    },
    smiled: 'informs',
    sighed: 'informs',
  },
  secrets: {
    zones: ({ deck, hand }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      { name: 'hand', tokens: hand, seenBy: [0] },
    ],
    events: { drew: (event, seat) => (seat === 0 ? event : { ...event, card: null }) },
  },
  outcome: ({ hand }) => (hand.length > 0 ? rank([0, 0]) : undefined),
});

function reportOf(game: AnyGame): string {
  try {
    leaks(game, { matches: 20, seconds: 30 });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('there is no leak');
}

test.each([
  [
    'an event',
    eventTells,
    /to mend it: list "\w+" in secrets\.tells, if all may know it; else let secrets\.events\.\w+ leave/,
  ],
  [
    'which of two events it is',
    sighs,
    /to mend it: emit the same in both worlds, or list "(smiled" and "sighed|sighed" and "smiled)" in secrets\.tells/,
  ],
  ['a question', secondPickTells, /to mend it: say shows: true, if .*; else offer the same in both worlds/],
  ['a view', derivedStateTells, /to mend it: declare where it lies, in secrets\.zones or secrets\.values, or keep/],
  ['the order of keys', keyOrderTells, /to mend it: give the object its keys in an order that does not hang on/],
  ['what undo answers', undoTells, /to mend it: show what came out by an event that is listed in secrets\.tells/],
  ['who is waited for', waitingTells, /to mend it: ask in both worlds: .* ask: 'always'/],
  ['who wins', outcomeTells, /to mend it: let an event that is listed in secrets\.tells/],
  ['what was pruned', prunedOfferTells, /to mend it: prune by what the seat may know/],
])('what to do about %s is said by name', (_what, game, remedy) => {
  expect(reportOf(game)).toMatch(remedy);
});

test('both worlds stand side by side, with what is hidden in them', () => {
  const lines = reportOf(eventTells).split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}in this world: {2}the event "\w+" \{/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}in another one: the event "\w+" \{/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}what is hidden: .+ is .+ or .+/));
});

/** Whoever has drawn is asked about its hand, and the hand says that nobody sees it. */
const unseen = defineGame<{ deck: string[]; hand: string[] }, { type: 'drew'; card: string }>({
  name: 'unseen',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['ace', 'two'], hand: [] }),
  *turn({ deck, hand }) {
    yield* emit({ type: 'drew', card: yield* draw(deck, 'deck') });
    yield* choose(0, 'Which one?', [...hand, 'none']);
  },
  apply: {
    drew: ({ deck, hand }, { card }) => {
      hand.push(...deck.splice(deck.indexOf(card), 1));
    },
  },
  secrets: {
    zones: ({ deck, hand }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      { name: 'hand', tokens: hand, seenBy: [] },
    ],
    events: { drew: (event) => ({ ...event, card: null }) },
  },
  outcome: ({ hand }) => (hand.length > 0 ? rank([0, 0]) : undefined),
});

test('where a seat is asked about what nobody is said to see, the zone is named', () => {
  expect(reportOf(unseen)).toMatch(
    /\n {2}to mend it: say shows: true, if .*; list seat 0 in seenBy of "hand", if it sees what lies there; else offer /,
  );
});

/** Cards that are put face down with a claim, or burnt: what is said of them, or that they are gone, tells nothing. */
import { describe, expect, test } from 'vitest';
import { type AnyEvent, choose, defineGame, draw, emit, type Match, rank, type Seat, seeded, start } from '../index.ts';
import { checkGame } from '../testing/index.ts';

const CARDS = [...'abcdef'];
const DEEDS = ['claim', 'claim apart', 'burn', 'burn openly', 'refill', 'wait'] as const;

interface State {
  pile: string[];
  hand: string[];
  down: string[];
  burnt: string[];
  turns: number;
}

type Event =
  | { type: 'drew' | 'burnt' | 'burntOpenly'; card: string }
  | { type: 'put'; card: string; says: string | null }
  | { type: 'said'; says: string }
  | { type: 'refilled' | 'ended' };

/** Seat 0 holds two of six cards, and seat 1 says what is done with one of them. What is burnt openly lies in no zone. */
const claims = defineGame<State, Event>({
  name: 'claims',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ pile: [...CARDS], hand: [], down: [], burnt: [], turns: 0 }),
  *opening(state) {
    for (const _ of [1, 2]) yield* emit({ type: 'drew', card: yield* draw(state.pile, 'card') });
  },
  *turn(state) {
    const deed = yield* choose(1, 'What now?', DEEDS);
    if (deed.startsWith('claim') && state.hand.length > 0) {
      const card = yield* choose(0, 'Which card?', state.hand, { ask: 'always' });
      const says = yield* choose(0, 'What is it?', CARDS);
      yield* emit({ type: 'put', card, says: deed === 'claim' ? says : null });
      if (deed !== 'claim') yield* emit({ type: 'said', says });
    }
    if (deed.startsWith('burn') && state.pile.length > 0)
      yield* emit({ type: deed === 'burn' ? 'burnt' : 'burntOpenly', card: yield* draw(state.pile, 'card') });
    if (deed === 'refill') yield* emit({ type: 'refilled' });
    yield* choose(1, 'Go on?', ['yes', 'of course']);
    yield* emit({ type: 'ended' });
  },
  apply: {
    drew: ({ pile, hand }, { card }) => move(card, pile, hand),
    put: ({ hand, down }, { card }) => move(card, hand, down),
    burnt: ({ pile }, { card }) => move(card, pile, []),
    burntOpenly: ({ pile, burnt }, { card }) => move(card, pile, burnt),
    said: 'informs',
    refilled: ({ pile, hand, down, burnt }) => {
      const left = [pile, hand, down, burnt].flat();
      pile.push(...CARDS.filter((card) => !left.includes(card)));
    },
    ended: (state) => {
      state.turns += 1;
    },
  },
  secrets: {
    zones: ({ pile, hand, down }) => [
      { name: 'pile', tokens: pile, seenBy: [] },
      { name: 'hand', tokens: hand, seenBy: [0] },
      { name: 'down', tokens: down, seenBy: [0] },
    ],
    events: {
      drew: hidden,
      put: hidden,
      burnt: () => ({ type: 'burnt' }),
    },
    tells: ['put', 'said', 'burntOpenly'],
  },
  outcome: ({ turns }) => (turns === 4 ? rank([0, 0]) : undefined),
});

function hidden(event: AnyEvent, seat: Seat): AnyEvent {
  return seat === 0 ? event : Object.assign({}, event, { card: null });
}

function move(card: string, from: string[], to: string[]): void {
  from.splice(from.indexOf(card), 1);
  to.push(card);
}

function answer(match: Match<State, Event>, ...options: unknown[]): void {
  for (const option of options) {
    const [prompt] = match.prompts();
    if (prompt === undefined) throw new Error('nobody is asked');
    match.answer(prompt.id, prompt.options.indexOf(option));
  }
}

/** How often each card is found in worlds of seat 1; within 3.5 deviations of one in six. */
function expectAny(
  match: Match<State, Event>,
  cardIn: (state: Match<State, Event>['state']) => string | undefined,
): string {
  const oracle = seeded('any');
  const found = Array.from({ length: 2_400 }, () => cardIn(match.redeal(1, oracle).state));
  for (const card of CARDS)
    expect(Math.abs(found.filter((one) => one === card).length - 400)).toBeLessThan(3.5 * Math.sqrt(400 * (5 / 6)));
  return found.join('');
}

describe.each(['claim', 'claim apart'])('a card that is put face down: %s', (deed) => {
  test.each(['in the turn', 'a turn later'])('is any of six, whether the claim is true or not, %s', (when) => {
    const worlds = [0, 1].map((at) => {
      const match = start(claims, { seed: 1 });
      const [says = ''] = match.state.hand;
      answer(match, deed, match.state.hand[at], says);
      expect(match.state.down).toEqual([at === 0 ? says : expect.not.stringMatching(says)]);
      if (when !== 'in the turn') answer(match, 'yes');
      return expectAny(match, ({ down }) => down[0]);
    });
    expect(worlds[0]).toBe(worlds[1]);
  });
});

test.each(['in the turn', 'a turn later'])('a card that is burnt unseen is any of six, %s', (when) => {
  for (const seed of [1, 2, 3]) {
    const match = start(claims, { seed });
    answer(match, 'burn');
    if (when !== 'in the turn') answer(match, 'yes');
    expectAny(match, ({ pile, hand }) => CARDS.find((card) => !pile.includes(card) && !hand.includes(card)));
  }
});

test('a card that lies in no zone, but is seen, is known', () => {
  const match = start(claims, { seed: 1 });
  answer(match, 'burn openly', 'yes');
  const oracle = seeded('open');
  for (let world = 0; world < 20; world++) {
    const { pile, hand, burnt } = match.redeal(1, oracle).state;
    expect(burnt).toEqual(match.state.burnt);
    expect([...pile, ...hand, ...burnt].sort()).toEqual(CARDS);
  }
});

test.each(['in the turn', 'a turn later'])('a card that was burnt unseen comes back as what it was, %s', (when) => {
  const match = start(claims, { seed: 1 });
  answer(match, 'burn', 'yes', 'refill');
  if (when !== 'in the turn') answer(match, 'yes');
  const oracle = seeded('back');
  const worlds = Array.from({ length: 2_000 }, () => match.redeal(1, oracle).state);
  for (const { pile, hand } of worlds) expect([...pile, ...hand].sort()).toEqual(CARDS);
  // Two of six.
  const held = worlds.filter(({ hand }) => hand.includes('a')).length;
  expect(Math.abs(held - 2_000 / 3)).toBeLessThan(3.5 * Math.sqrt(2_000 * (2 / 9)));
});

test('what is only said to lie somewhere is forgotten with the turn, be it true or not', () => {
  for (const at of [0, 1]) {
    const match = start(claims, { seed: 1 });
    const [says = ''] = match.state.hand;
    answer(match, 'claim apart', match.state.hand[at], says, 'yes');
    const oracle = seeded('said');
    const found = Array.from({ length: 2_000 }, () => match.redeal(1, oracle).state.hand.includes(says));
    // One of six is left in the hand.
    expect(Math.abs(found.filter(Boolean).length - 2_000 / 6)).toBeLessThan(3.5 * Math.sqrt(2_000 * (5 / 36)));
  }
});

test('the game of claims is sound', () => {
  expect(checkGame(claims, { matches: 5, seconds: 60 })).toEqual({ matches: 5, leftOut: [] });
});

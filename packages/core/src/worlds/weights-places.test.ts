/** Cards that are picked by their place, or by a die, are as likely to be any as those that are named or drawn. */
import { expect, test } from 'vitest';
import { countOf, waysOf } from '../../test/games/ways.ts';
import {
  choose,
  defineGame,
  draw,
  emit,
  type Flow,
  type Match,
  rank,
  roll,
  type Seat,
  seeded,
  start,
} from '../index.ts';

type Zones = { readonly [zone: string]: readonly string[] };
type Pick = (hand: readonly string[]) => Flow<never, string | undefined>;
type Event = { type: 'moved' | 'opened'; card: string; from: string; to: string } | { type: 'ended' };

/** Seat 0 shows a card, draws one, discards one unseen, draws another and shows one. */
const places = (pick: Pick) =>
  defineGame<{ zones: { [zone: string]: string[] }; turns: number }, Event>({
    name: 'places',
    version: 1,
    seats: { min: 2, max: 2 },
    setup: () => ({ zones: { hand: ['x', 'u'], pile: ['v', 'w', 'y'], discard: [], table: [] }, turns: 0 }),
    *turn({ zones }) {
      if (zones.discard?.length === 0) {
        yield* shown(zones, 'x');
        yield* moved('pile', 'hand', yield* draw(zones.pile ?? [], 'card'));
        yield* moved('hand', 'discard', yield* pick(zones.hand ?? []));
        yield* moved('pile', 'hand', yield* draw(zones.pile ?? [], 'card'));
        yield* shown(zones, yield* choose(0, 'Show which?', zones.hand ?? []));
      }
      yield* choose(1, 'Go on?', ['yes', 'of course']);
      yield* emit({ type: 'ended' });
    },
    apply: {
      moved: ({ zones }, event) => move(zones, event),
      opened: ({ zones }, event) => move(zones, event),
      ended: (state) => {
        state.turns += 1;
      },
    },
    secrets: {
      zones: ({ zones }) =>
        Object.entries(zones).map(([name, tokens]) => ({
          name,
          tokens,
          seenBy: name === 'table' ? 'all' : name === 'hand' ? [0] : [],
        })),
      events: { moved: (event, seat: Seat) => (seat === 0 ? event : Object.assign({}, event, { card: null })) },
      tells: ['opened'],
    },
    outcome: ({ turns }) => (turns === 3 ? rank([0, 0]) : undefined),
  });

function* moved(from: string, to: string, card = ''): Flow<Event> {
  yield* emit({ type: 'moved', card, from, to });
}

function* shown(zones: Zones, card: string): Flow<Event> {
  if (zones.hand?.includes(card)) yield* emit({ type: 'opened', card, from: 'hand', to: 'table' });
  yield* emit({ type: 'opened', card, from: 'table', to: 'hand' });
}

function move(
  zones: { [zone: string]: string[] },
  { card, from, to }: { card: string; from: string; to: string },
): void {
  zones[from]?.splice(zones[from].indexOf(card), 1);
  zones[to]?.push(card);
}

const byPlace: Pick = function* (hand) {
  return hand[yield* choose(0, 'Which place?', [...hand.keys()])];
};
const byDie: Pick = function* (hand) {
  return hand[(yield* roll(hand.length, 'die')) - 1];
};

// x is discarded in 1 of 3: then three of the four others are in the hand, and v with 3/4; else two, and v with 1/2. So 1/4 of
// 1/4 and 1/3, which is 3/7.
const ways = waysOf({ hand: 'x u', pile: 'v w y' }, () => false, [
  ['seen', 'x', 'hand'],
  ['untold', 'pile', 'hand'],
  ['untold', 'hand', 'discard'],
  ['untold', 'pile', 'hand'],
  ['seen', 'v', 'hand'],
]);

test.each<[how: string, pick: Pick, isLater: boolean]>([
  ['a place, in the turn', byPlace, false],
  ['a die, in the turn', byDie, false],
  ['a place, a turn later', byPlace, true],
  ['a die, a turn later', byDie, true],
])('a card that is discarded by %s', (_, pick, isLater) => {
  const { fit, all } = countOf(ways, 'x in discard');
  expect(fit / all).toBeCloseTo(3 / 7, 12);
  const truths = new Set<string>();
  const worlds = new Set<string>();
  for (let seed = 0; truths.size < 3; seed++) {
    const match: Match<{ zones: Zones; turns: number }, Event> = start(places(pick), { seed });
    for (let [prompt] = match.prompts(0); prompt !== undefined; [prompt] = match.prompts(0)) {
      const wanted = prompt.label === 'Show which?' ? prompt.options.indexOf('v') : seed % prompt.options.length;
      match.answer(prompt.id, Math.max(wanted, 0));
    }
    const truth = match.state.zones.discard?.join() ?? '';
    const isV = match.events.some((event) => event.type === 'opened' && event.card === 'v');
    if (!isV || truths.has(truth)) continue;
    truths.add(truth);
    const [prompt] = match.prompts(1);
    if (isLater && prompt !== undefined) match.answer(prompt.id, 0);
    const oracle = seeded('places');
    const found = Array.from({ length: 2_000 }, () => match.redeal(1, oracle).state.zones.discard?.join());
    const times = found.filter((card) => card === 'x').length;
    expect(Math.abs(times - (2_000 * 3) / 7)).toBeLessThan(3.5 * Math.sqrt(2_000 * (12 / 49)));
    worlds.add(found.join());
  }
  // What is imagined is the same, whatever was discarded.
  expect(worlds.size).toBe(1);
});

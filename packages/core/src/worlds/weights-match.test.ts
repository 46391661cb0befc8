/** A belief comes from what has happened: however a match came to stand where it stands, its worlds are the same. */
import { describe, expect, test } from 'vitest';
import { type Deed, expectWorlds, played } from '../../test/games/beliefs.ts';
import { anyone, choose } from '../../test/games/table.ts';
import { type Event, type State, wanderers } from '../../test/games/wanderers.ts';
import { load } from '../host.ts';
import { type Match, seeded, start } from '../index.ts';

const PILE = { pile: 'a b c d e f g h i j' };
const DRAWN: readonly Deed[] = [
  [0, 'draw', 'a'],
  [0, 'draw', 'b'],
];
const RETURNED: readonly Deed[] = [
  [0, 'returnOpenly', 'a'],
  [0, 'draw', 'c'],
];

type Wandering = Match<State, Event>;

describe('at every prompt of a match, for every seat', () => {
  test.each<[how: string, same: (match: Wandering, taken: () => Wandering) => Wandering]>([
    ['a fork', (match) => match.fork()],
    ['a match loaded from the record', (match) => load(wanderers, JSON.parse(JSON.stringify(match.record())))],
    ['a match in which the last choice was taken back and made again', (_, taken) => taken()],
  ])('%s has the same worlds', (_, same) => {
    for (const seed of [1, 2]) {
      const match = start(wanderers, { seed, seats: 3 });
      const agent = anyone(seed);
      for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
        const { id, seat } = prompt;
        const choice = agent(prompt);
        match.answer(id, choice);
        const again = same(match, () => {
          const fork = match.fork();
          fork.undo(seat, { force: true });
          expect(fork.prompts().map((open) => open.id)).toEqual([id]);
          fork.redeal(1 - Math.min(seat, 1), seeded('between'));
          fork.answer(id, choice);
          return fork;
        });
        for (const asks of [0, 1, 2]) expectSameWorlds(again, match, asks);
      }
    }
  });
});

test('what was shown and taken back was not shown', () => {
  const [never, undone] = [DRAWN, DRAWN].map((deeds) => played({ given: PILE, deeds }, 'in one turn'));
  if (never === undefined || undone === undefined) throw new Error('two were played');
  choose(undone, 'show');
  choose(undone, 'a');
  undone.redeal(1, seeded('between'));
  for (const _ of [1, 2]) undone.undo(0, { force: true });
  expectSameWorlds(undone, never, 1);
  // Two of ten were drawn.
  expectWorlds({ 'a in hand 0': '2/10' }, (oracle) => undone.redeal(1, oracle));
});

test('what was shown in an earlier turn and taken back was not shown', () => {
  const undone = played({ given: PILE, deeds: [...DRAWN, [0, 'show', 'a']] }, 'over several turns');
  undone.redeal(1, seeded('between'));
  // The last rest, the card and the deed.
  for (const _ of [1, 2, 3]) undone.undo(0, { force: true });
  expectSameWorlds(undone, played({ given: PILE, deeds: DRAWN }, 'over several turns'), 1);
  // Two of ten were drawn.
  expectWorlds({ 'a in hand 0': '2/10' }, (oracle) => undone.redeal(1, oracle));
});

test('what is shown in a fork is not shown in the match, nor the other way round', () => {
  const match = played({ given: PILE, deeds: DRAWN }, 'over several turns');
  match.redeal(1, seeded('before'));
  const fork = match.fork();
  choose(fork, 'show', 'a', 'rest');
  choose(match, 'show', 'b', 'rest');
  // One card is known, and the other is any of nine.
  expectWorlds({ 'a in hand 0': '1/1', 'b in hand 0': '1/9' }, (oracle) => fork.redeal(1, oracle));
  expectWorlds({ 'b in hand 0': '1/1', 'a in hand 0': '1/9' }, (oracle) => match.redeal(1, oracle));
});

describe('a match that starts from a position', () => {
  test('knows nothing of how it came about', () => {
    const match = played({ given: PILE, deeds: [...DRAWN, [0, 'show', 'a'], ...RETURNED] }, 'over several turns');
    const again = start(wanderers, { seed: 1, position: positionOf(match) });
    // Two of ten are in that hand.
    expectWorlds({ 'a in hand 0': '2/10', 'c in hand 0': '2/10' }, (oracle) => again.redeal(1, oracle));
  });

  test('believes as one that was dealt so: its own cards are known, the others in proportion', () => {
    const dealt = start(wanderers, { seed: 1 });
    const placed = start(wanderers, { seed: 1, position: positionOf(dealt) });
    const unseen = [...'abcdefghij'].find((card) => !dealt.state.zones['hand 0']?.includes(card));
    for (const match of [dealt, placed]) {
      // Two of the eight that seat 0 does not see.
      expectWorlds({ [`${unseen} in hand 1`]: '2/8' }, (oracle) => match.redeal(0, oracle));
    }
  });

  test('has the same worlds as its rematch, whatever was shown in the first', () => {
    const first = start(wanderers, { seed: 1, position: { ...PILE, 'hand 0': 'k l' } });
    const fresh = start(wanderers, { seed: 1, position: { ...PILE, 'hand 0': 'k l' } });
    choose(first, 'show', 'k', 'rest');
    first.redeal(1, seeded('before'));
    expectSameWorlds(first.rematch({ seed: 1 }), fresh, 1);
  });
});

/** The same down to the order of cards, from the same oracle, of which they take as much. */
function expectSameWorlds(one: Wandering, other: Wandering, seat: number): void {
  const [ours, theirs] = [seeded('worlds'), seeded('worlds')];
  for (const _ of [1, 2, 3]) expect(one.redeal(seat, ours).state).toEqual(other.redeal(seat, theirs).state);
  expect(ours.position).toBe(theirs.position);
}

/** What lies where, as a position says it. */
function positionOf({ state: { zones } }: Wandering): { [zone: string]: string } {
  return Object.fromEntries(
    Object.entries(zones).flatMap(([name, cards]) => (cards.length > 0 ? [[name, cards.join(' ')]] : [])),
  );
}

/** What was shown long ago is remembered rightly, and neither slower nor at all less surely for how long ago it was. */
import { expect, test } from 'vitest';
import { type Deed, expectWorlds, played } from '../../test/games/beliefs.ts';

/** x is shown in a hand of three; then, again and again, one is put back unseen, two are drawn, and one is played. */
function handled(rounds: number): Deed[] {
  const deeds: Deed[] = [[0, 'show', 'x']];
  const held = ['y', 'z'];
  for (let card = 0; card < 2 * rounds; card += 2) {
    held.push(`p${card}`, `p${card + 1}`);
    const [returned = '', played = ''] = held.splice(0, 2);
    deeds.push([0, 'return', returned], [0, 'draw', `p${card}`], [0, 'draw', `p${card + 1}`], [0, 'play', played]);
  }
  return deeds;
}

/** A chain of two states: x is in the hand, or in the pile. */
function chanceOf(rounds: number, size: number): number {
  let held = 1;
  for (let pile = size; pile > size - rounds; pile--) {
    const drawn = 2 / (pile + 1);
    const now = held * (2 / 3 + (1 / 3) * drawn) + (1 - held) * drawn;
    // The hand of four has three others with x, and four without it: any of them was played.
    held = (3 * now) / (3 * now + 4 * (1 - now));
  }
  return held;
}

const PILE = Array.from({ length: 40 }, (_, at) => `p${at}`);

test('the chain comes to what a count of all the ways does', () => {
  // Kept 2 of 3; put back and drawn 1 of 6, or not drawn 1 of 6. What was played is one of three of five others, or of four.
  expect(chanceOf(1, 3)).toBeCloseTo(((2 / 3 + 1 / 6) * 3) / ((2 / 3 + 1 / 6) * 3 + (1 / 6) * 4), 12);
});

test.each([2, 14])('a card that was shown before %d rounds of unseen returns and open plays', (rounds) => {
  const given = { 'hand 0': 'x y z', pile: PILE.join(' ') };
  const match = played({ given, deeds: handled(rounds) }, 'over several turns');
  expectWorlds({ 'x in hand 0': `${chanceOf(rounds, 40)}/1` }, (oracle) => match.redeal(1, oracle));
});

/** Where something comes from. */
import { type Agent, seeded, start } from '@fermata/core';
import { frames } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { motions } from '@fermata/scene';
import { describe, expect, test } from 'vitest';
import { fight, type Given } from '../../test/arena.ts';
import { arena } from '../arena/game.ts';
import { staging } from './staging.ts';

describe('Something comes from somewhere:', () => {
  /** What moved in the frames of some events, as a seat sees it. */
  function moved(given: readonly Given[], choices: readonly string[], type: string, seat = 0) {
    const match = fight(given, choices);
    let before = staging.scene(fight(given, []).view(seat), seat);
    for (const { event, view } of frames(match, seat)) {
      const after = staging.scene(view as never, seat); // a view of this game
      if (event?.type === type) return motions(before, after).filter((motion) => motion.type === 'moved');
      before = after;
    }
    return [];
  }

  test("a foe's Pokémon from behind its back, and another one goes to the bench", () => {
    const given = [{}, { behind: [{ species: 'mew' }] }];
    expect(moved(given, ['splash', 'switch 2 mew'], 'switched')).toEqual([
      { type: 'moved', id: 'pokemon 1.1', from: 'bench 1', to: 'field 1', count: 1, turned: true },
      { type: 'moved', id: 'pokemon 1.0', from: 'field 1', to: 'bench 1', count: 1, turned: false },
    ]);
  });

  test("a foe's move from those that were not seen", () => {
    expect(moved([{}, {}], ['splash', 'teleport'], 'used', 0).length).toBe(0); // one's own move lies where it did
    const given = [{}, { stats: [100, 100, 200, 100] as const }];
    expect(moved(given, ['splash', 'teleport'], 'used', 0)).toEqual([
      { type: 'moved', id: 'move 1.0.2', from: 'moves 1.0', to: 'moves 1.0', count: 1, turned: true },
    ]);
  });

  test('an item out of the bag, and back into the box', () => {
    const given = [{ bag: { potion: 2 }, health: 100 }, {}];
    expect(moved(given, ['item potion', 'splash'], 'itemUsed')).toEqual([
      { type: 'moved', id: 'item 0.potion', from: 'bag 0', to: 'box', count: 1, turned: true },
    ]);
  });

  test('every item of a random battle out of the box, or back into it', () => {
    const match = start(arena, { seed: 'motion' });
    const oracle = seeded('motion', 1);
    const agent: Agent = (prompt) => randomAnswer(prompt, oracle);
    match.run([agent, agent]);
    const scenes = frames(match, 0).map(({ view }) => staging.scene(view as never, 0)); // a view of this game
    const used = scenes.slice(1).flatMap((scene, at) => {
      return motions(scenes[at]!, scene).filter(({ type, id }) => type === 'moved' && id.startsWith('item')); // the one before
    });
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((motion) => motion.type !== 'moved' || ![motion.from, motion.to].includes('box'))).toEqual([]);
  });
});

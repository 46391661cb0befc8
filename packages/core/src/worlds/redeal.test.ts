/** A redealt world is one that the seat cannot tell from the truth, and in which what it does not know is open. */
import { describe, expect, test } from 'vitest';
import { fitsTells } from '../../test/broken/fits-tells.ts';
import { type State as Dice, dice, type Event as Roll } from '../../test/games/dice.ts';
import { type Event, GOODS, MAPS, type Position, type State, smugglers } from '../../test/games/smugglers.ts';
import { anyone, asked, choose, seenIn, shown } from '../../test/games/table.ts';
import { type AnyMatch, type DeepReadonly, type Match, Misuse, type Prompt, seeded, start } from '../index.ts';
import { picks } from '../moves.ts';

const TOWN: Position = {
  hands: [['amber'], ['brandy', 'coffee']],
  charts: [[], []],
  patrons: ['duke', 'crown'],
  market: ['dates'],
  hold: ['ebony', 'figs', 'ginger', 'hemp'],
  maps: ['north', 'east', 'south', 'west'],
};

const town = (...deeds: readonly unknown[]) => {
  const match = start(smugglers, { seed: 1, position: TOWN });
  choose(match, ...deeds);
  return match;
};

describe('at every prompt of a match, for every seat', () => {
  test.each([1, 2, 3])('worlds are consistent with all that the seat sees: match %d', (seed) => {
    const match = start(smugglers, { seed, seats: 3 });
    const agent = anyone(seed);
    const oracle = seeded(seed, 1);
    for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
      for (const seat of [0, 1, 2]) {
        const world = match.redeal(seat, oracle);
        expect(world.view(seat)).toEqual(match.view(seat));
        expect(world.prompts(seat)).toEqual(match.prompts(seat));
        const [all, now] = [match.eventsFor(seat), world.eventsFor(seat)];
        expect(all.slice(all.length - now.length)).toEqual(now);
        expect(tokensOf(world.state)).toEqual(tokensOf(match.state));
        world.run([anyone(1), anyone(2), anyone(3)]);
      }
      match.answer(prompt.id, agent(prompt));
    }
    for (const seat of [0, 1, 2]) expect(match.redeal(seat, oracle).outcome).toEqual(match.outcome);
  });
});

describe('over a thousand redeals', () => {
  const match = town();
  const oracle = seeded('thousand');
  const worlds = Array.from({ length: 1000 }, () => match.redeal(0, oracle).state);

  test.each(['brandy', 'coffee', 'ebony', 'figs', 'ginger', 'hemp'])(
    '%s is in each hidden place in proportion',
    (good) => {
      const places = worlds.flatMap(({ hands, hold }) => [...(hands[1] ?? []), ...hold].indexOf(good));
      expect(chiSquare(places, 6)).toBeLessThan(20.5); // five degrees of freedom, one in a thousand
    },
  );

  test('each pair of goods in the other hand is as likely as the others', () => {
    const unseen = ['brandy', 'coffee', 'ebony', 'figs', 'ginger', 'hemp'];
    const pairs = worlds.map(({ hands }) => unseen.map((good) => Number(hands[1]?.includes(good))).join(''));
    const kinds = [...new Set(pairs)].sort();
    expect(kinds).toHaveLength(15);
    expect(
      chiSquare(
        pairs.map((pair) => kinds.indexOf(pair)),
        15,
      ),
    ).toBeLessThan(36.1); // fourteen, one in a thousand
  });

  test('own and seen cards never move', () => {
    for (const { hands, market } of worlds)
      expect({ hand: hands[0], market }).toEqual({ hand: ['amber'], market: ['dates'] });
  });

  test('kinds do not mix', () => {
    for (const { hands, hold, market, maps } of worlds) {
      expect([...hands.flat(), ...hold, ...market].sort()).toEqual([...GOODS]);
      expect([...maps].sort()).toEqual([...MAPS].sort());
    }
  });

  test('the order of a pile is unknown', () => {
    expect(
      chiSquare(
        worlds.map(({ maps }) => maps.indexOf('north')),
        4,
      ),
    ).toBeLessThan(16.3); // three, one in a thousand
  });

  test('secret values are guessed, one’s own is known', () => {
    const guesses = worlds.map(({ patrons }) => ['duke', 'guild', 'crown'].indexOf(patrons[1] ?? ''));
    expect(chiSquare(guesses, 3)).toBeLessThan(13.8); // two, one in a thousand
    for (const { patrons } of worlds) expect(patrons[0]).toBe('duke');
  });
});

describe('what is to come', () => {
  test('is not shown: dice fall anew in every world', () => {
    const match = town();
    const wages = (world: Match<State, Event>) => {
      choose(world, 'work');
      return world.state.coins[0] ?? 0;
    };
    const oracle = seeded('dice');
    const fallen = Array.from({ length: 600 }, () => wages(match.redeal(0, oracle)) - 3);
    expect(chiSquare(fallen, 6)).toBeLessThan(20.5); // five, one in a thousand
    expect(new Set([1, 2, 3].map(() => wages(match.fork()))).size).toBe(1);
    expect(match.redeal(0, oracle).seed).not.toBe(match.seed);
  });

  test('comes from the oracle that is given: the same oracle, the same world', () => {
    const match = town();
    const [one, other] = [match.redeal(0, seeded('same')), match.redeal(0, seeded('same'))];
    for (const world of [one, other]) world.run([anyone(1), anyone(2)]);
    expect(shown(one)).toBe(shown(other));
  });

  test('leaves the match as it is', () => {
    const match = town('chart');
    const before = shown(match);
    match.redeal(0, seeded(1)).run([anyone(1), anyone(2)]);
    match.redeal(1, seeded(1)).run([anyone(1), anyone(2)]);
    expect(shown(match)).toBe(before);
  });
});

describe('in the middle of a turn', () => {
  test('what the seat drew stays drawn; to others it could be anything', () => {
    const match = town('draw');
    const [, drawn = ''] = match.state.hands[0] ?? [];
    expect(asked(match)).toMatchObject({ seat: 0, label: 'Another one?' });
    expect(seenIn(match, 0, ({ hands }) => hands[0]?.[1])).toEqual([drawn]);
    expect(seenIn(match, 1, ({ hands }) => hands[0]?.[1])).toEqual(['amber', 'ebony', 'figs', 'ginger', 'hemp']);
    expect(seenIn(match, 0, ({ hands }) => hands[1]?.[0])).toEqual(
      GOODS.filter((good) => ![drawn, 'amber', 'dates'].includes(good)),
    );
  });

  test('the top three maps that it looks at stay where they are, the fourth as well', () => {
    const match = town('chart');
    expect(asked(match)).toMatchObject({ seat: 0, options: ['north', 'east', 'south'] });
    expect(seenIn(match, 0, ({ maps }) => maps.join())).toEqual(['north,east,south,west']);
    expect(seenIn(match, 1, ({ maps }) => maps.join())).toHaveLength(24);
  });

  test('what it spied stays where it was; the rest of that hand is open', () => {
    const match = town('spy');
    expect(seenIn(match, 0, ({ hands }) => hands[1]?.[0])).toEqual(['brandy']);
    expect(seenIn(match, 0, ({ hands }) => hands[1]?.[1])).toEqual(['coffee', 'ebony', 'figs', 'ginger', 'hemp']);
  });

  test('inside a listener the turn is played again up to the same question', () => {
    const match = start(smugglers, {
      seed: 1,
      seats: 3,
      position: {
        ...TOWN,
        hands: [['amber'], ['brandy'], ['coffee']],
        charts: [[], [], []],
        patrons: ['duke', 'crown', 'guild'],
        guards: [1, 2],
      },
    });
    choose(match, 'buy', false);
    expect(asked(match)).toMatchObject({ seat: 2, label: 'Stop the sale?' });
    for (const seat of [0, 1, 2]) {
      const world = match.redeal(seat, seeded(seat));
      expect(world.prompts(seat)).toEqual(match.prompts(seat));
      expect(world.waiting()).toEqual([2]);
      choose(world, true);
      expect(world.events).toEqual([{ type: 'stopped', seat: 0, by: 2 }, { type: 'ended' }]);
    }
  });

  test('a world can be taken back within it, whatever the match has done since', () => {
    const match = town('rest', 'draw');
    const world = match.redeal(1, seeded(1));
    const ids = world.prompts().map(({ id }) => id);
    match.run([anyone(1), anyone(2)]);
    choose(world, false);
    world.undo(1);
    expect(world.prompts().map(({ id }) => id)).toEqual(ids);
    expect(() => world.undo(1)).toThrow('chance was drawn for "good" since');
  });
});

describe('a redealt world of a redealt world', () => {
  test('is one that the seat cannot tell apart, either', () => {
    const match = town('rest', 'rest', 'spy', true, 'rest');
    const oracle = seeded('again');
    const hands = new Set<string>();
    for (let worlds = 0; worlds < 60; worlds++) {
      const world = match.redeal(0, oracle).redeal(0, oracle);
      expect(world.view(0)).toEqual(match.view(0));
      expect(world.state.hands[1]?.includes('brandy')).toBe(true);
      hands.add(world.state.hands[1]?.find((good) => good !== 'brandy') ?? '');
    }
    expect([...hands].sort()).toEqual(['coffee', 'ebony', 'figs', 'ginger', 'hemp']);
  });

  test('may be for another seat: what one would think the other thinks', () => {
    const match = town();
    const world = match.redeal(0, seeded(1));
    const deeper = world.redeal(1, seeded(2));
    expect(deeper.view(1)).toEqual(world.view(1));
    expect(() => deeper.record()).toThrow(Misuse);
  });

  test('goes on to later turns', () => {
    const world = town('spy').redeal(0, seeded(1));
    choose(world, true, 'rest');
    expect(seenIn(world, 0, ({ hands }) => hands[1]?.includes('brandy'))).toEqual([true]);
  });
});

describe('nobody reads tomorrow’s dice from a world in which nothing is hidden', () => {
  type Peek = (world: Match<Dice, Roll>) => Match<Dice, Roll>;
  test.each<[how: string, peek: Peek]>([
    ['by playing on', (world) => world],
    ['by a fork', (world) => world.fork()],
    ['by another world', (world) => world.redeal(0, seeded('again'))],
    [
      'by taking back what was rolled',
      (world) => {
        world.undo(world.prompts()[0]?.seat ?? 0, { force: true });
        choose(world, 'roll');
        return world;
      },
    ],
  ])('%s', (_, peek) => {
    const matches = Array.from({ length: 200 }, (_, seed) => start(dice, { seed })).filter((match) => {
      choose(match, 'roll');
      return match.state.pot > 6; // two rolls in one turn, so that one can be taken back
    });
    const guessed = matches.filter((match, number) => {
      const world = peek(match.redeal(match.state.seat, seeded(number)));
      expect(world.state).toEqual(match.state);
      for (const it of [world, match]) choose(it, 'roll');
      return nextDie(world) === nextDie(match);
    });
    // A guess is right once in six times. Five times the deviation of such a count is no accident.
    const [mean, deviation] = [matches.length / 6, Math.sqrt((matches.length * 5) / 36)];
    expect(matches.length).toBeGreaterThan(80);
    expect(Math.abs(guessed.length - mean)).toBeLessThan(5 * deviation);
  });

  /** What came first after the two rolls. */
  function nextDie({ events }: Match<Dice, Roll>): number {
    const rolls = events.flatMap((event) =>
      event.type === 'rolled' ? [event.die] : event.type === 'busted' ? [1] : [],
    );
    return rolls[2] as number;
  }
});

test('there is no world for a seat that does not exist', () => {
  expect(() => town().redeal(2, seeded(1))).toThrow(new Misuse('seat', 'there is no seat 2; seats are 0 to 1'));
});

function tokensOf({ hands, charts, market, hold, maps, cellar }: DeepReadonly<State>): string[] {
  return [...hands.flat(), ...charts.flat(), ...market, ...hold, ...maps, ...cellar].sort();
}

/** How far the places are from being equally likely. */
function chiSquare(places: readonly number[], kinds: number): number {
  const expected = places.length / kinds;
  const counts = Array.from({ length: kinds }, (_, kind) => places.filter((place) => place === kind).length);
  expect(counts.reduce((sum, count) => sum + count)).toBe(places.length);
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('what fits into a set is the same in every world: here that tells a hidden card, and it stays where it is', () => {
  const match = start(fitsTells, { seed: 1 });
  const offered = (world: AnyMatch) => picks(world.prompts(0)[0] as Prompt, []); // one is open
  const oracle = seeded('wishes');
  const worlds = Array.from({ length: 20 }, () => offered(match.redeal(0, oracle)));
  expect(worlds).toEqual(worlds.map(() => offered(match)));
});

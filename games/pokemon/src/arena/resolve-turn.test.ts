/** A turn as a pure step: it is what a match does, whatever chance comes from, and what is wrong is refused by name. */
import { type DeepReadonly, Misuse, type Oracle, seeded, start } from '@fermata/core';
import { copyJson } from '@fermata/core/host';
import { enumerate, fraction, plus } from '@fermata/core/odds';
import { ScriptedOracle } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { fight, type Given } from '../../test/arena.ts';
import { answerTo } from '../../test/random-match.ts';
import { teamOf } from '../../test/teams.ts';
import { moveById } from '../data/index.ts';
import type { Event } from '../events.ts';
import { arena, offersOf, resolveTurn, type State } from '../index.ts';

/** The state of a position, which nobody can change. */
const stateOf = (...given: Given[]): DeepReadonly<State> => frozen(copyJson(fight(given, []).state));

function frozen<T>(value: T): T {
  for (const part of Object.values(value as object)) if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
}

describe('Turn after turn it is what a match does', () => {
  test.each(['random', 'awkward', 'random items'])('%s', (kind) => {
    for (let seed = 0; seed < 8; seed++) {
      const oracle = seeded(`${kind} ${seed}`, 1);
      const [team, foes] = [0, 1].map(() => teamOf(kind === 'awkward' ? 'awkward' : 'random', oracle));
      const match = start(arena, { seed: `${kind} ${seed}`, options: { teams: [team, foes] } });
      const chance = seeded(`${kind} ${seed}`);
      let [state, told] = [frozen(copyJson(match.at(-1))), 0];
      while (match.outcome === undefined) {
        const actions: (string | null)[] = [null, null];
        for (const prompt of match.prompts()) {
          const at = answerTo(prompt, oracle, kind.endsWith('items') ? 'item' : 'move');
          actions[prompt.seat] = prompt.options[at] as string; // they are texts
          match.answer(prompt.id, at);
        }
        const events: Event[] = [];
        for (let next: readonly (string | null)[] = actions; ; next = [null, null]) {
          const resolved = resolveTurn(state, next, chance);
          events.push(...resolved.events);
          state = frozen(resolved.state);
          // Where nobody has anything to choose, a match goes on by itself.
          if (state.winner !== null || offersOf(state).some((offer) => offer.length > 1)) break;
        }
        expect(state).toEqual(match.state);
        expect(events).toEqual(match.events.slice(told));
        told = match.events.length;
      }
    }
  });
});

describe('Chance comes from any oracle:', () => {
  const paralysed = stateOf({ status: 'paralysis' }, {});
  const acts = ['move 1 splash', 'move 1 splash'];
  const isStopped = ({ events }: { events: readonly Event[] }) =>
    events.some((event) => event.type === 'failed' && event.why === 'paralysed');

  test('a script, of which nothing is left over', () => {
    const script = new ScriptedOracle({ paralysis: [true, false] });
    const first = resolveTurn(paralysed, acts, script);
    expect(isStopped(first)).toBe(true);
    expect(isStopped(resolveTurn(first.state, acts, script))).toBe(false); // it goes on where it stood
    expect(script.leftOver()).toEqual([]);
  });

  test('a seed: the same one gives the same turn', () => {
    const once = () => resolveTurn(paralysed, acts, seeded('any'));
    expect(once()).toEqual(once());
  });

  test('every way it can fall, for exact odds: a quarter of all turns is lost to paralysis', () => {
    const ways = [...enumerate((oracle) => isStopped(resolveTurn(paralysed, acts, oracle)), 10)];
    const odds = ways
      .filter(({ value }) => value)
      .reduce((sum, { probability }) => plus(sum, probability), fraction(0));
    expect(odds).toEqual(fraction(1, 4));
  });
});

describe('One turn is resolved, and no more:', () => {
  const thrash = moveById('thrash')!.number; // it is there
  const locked: Given = { moves: ['thrash'], selected: thrash, active: { thrash, thrashTurns: 3 } };

  test.each([[[null, null]], [['fight', null]], [['fight', 'fight']]])(
    'whoever has nothing to choose need not say so: %j',
    (actions) => {
      const { sides, ...rest } = stateOf({ ...locked, species: 'gastly' }, {});
      const state = frozen<DeepReadonly<State>>({ ...rest, sides: [sides[0], sides[0]] }); // two of a kind: a match would play on by itself
      expect(offersOf(state)).toEqual([['fight'], ['fight']]);
      const { state: after, events } = resolveTurn(state, actions, seeded('locked'));
      expect(after.turn).toBe(2);
      expect(events.filter(({ type }) => type === 'turnStarted')).toHaveLength(1);
    },
  );

  test('whoever has fainted is replaced in a step of its own, in which only its seat acts', () => {
    const toss = stateOf({ moves: ['seismictoss'] }, { health: 100, behind: [{ species: 'ekans' }, {}] });
    const fallen = resolveTurn(toss, ['move 1 seismictoss', 'move 1 splash'], seeded('toss')).state;
    expect(fallen.turn).toBe(1);
    expect(offersOf(fallen)).toEqual([[], ['switch 2 ekans', 'switch 3 machop']]);
    const { state, events } = resolveTurn(fallen, [null, 'switch 2 ekans'], seeded('toss'));
    expect(events.map(({ type }) => type)).toEqual(['switched', 'turnEnded']);
    expect(state.turn).toBe(2);
    expect(offersOf(state).map((offer) => offer.length)).toEqual([3, 3]);
  });

  test('the last one of a team ends the battle', () => {
    const toss = stateOf({ moves: ['seismictoss'] }, { health: 100 });
    const { state, events } = resolveTurn(toss, ['move 1 seismictoss', 'move 1 splash'], seeded('toss'));
    expect(state.winner).toBe(0);
    expect(events.at(-1)).toEqual({ type: 'finished', winner: 0, why: 'fainted' });
  });
});

describe('What is wrong is refused by name, and nothing happens:', () => {
  const well = stateOf({}, { behind: [{}] });
  const fallen = stateOf({}, { health: 0, behind: [{}, {}] });
  const both = ['move 1 splash', 'move 2 teleport'];
  const OFFER = 'it may do move 1 splash, move 2 teleport';

  test.each<[wrong: string, state: unknown, actions: unknown, chance: unknown, error: Misuse]>([
    ['no list', well, 'splash', seeded(1), new Misuse('choice', 'actions are two, one for each seat; got "splash"')],
    ['nothing', well, undefined, seeded(1), new Misuse('choice', 'actions are two, one for each seat; got nothing')],
    ['one action', well, both.slice(1), seeded(1), new Misuse('choice', 'actions are two, one for each seat; got 1')],
    ['three', well, [...both, null], seeded(1), new Misuse('choice', 'actions are two, one for each seat; got 3')],
    ['a missing one', well, [null, both[1]], seeded(1), new Misuse('choice', `seat 0 has to act; ${OFFER}`)],
    [
      'one that is not offered',
      well,
      [both[0], 'item potion 1 machop'],
      seeded(1),
      new Misuse('choice', `seat 1 cannot do "item potion 1 machop"; ${OFFER}, switch 2 machop`),
    ],
    ['a number', well, [0, both[1]], seeded(1), new Misuse('choice', `seat 0 cannot do 0; ${OFFER}`)],
    [
      'a move while the other one is replaced',
      fallen,
      [both[0], 'switch 2 machop'],
      seeded(1),
      new Misuse('choice', 'seat 0 cannot do "move 1 splash"; it waits for the other one: give null'),
    ],
    [
      'a move of whoever has fainted',
      fallen,
      [null, both[0]],
      seeded(1),
      new Misuse('choice', 'seat 1 cannot do "move 1 splash"; it may do switch 2 machop, switch 3 machop'),
    ],
    [
      'a battle that is over',
      { ...well, winner: 1 },
      both,
      seeded(1),
      new Misuse('nothing', 'the battle is over, seat 1 has won'),
    ],
    [
      'a battle that has ended in a tie',
      { ...well, winner: 'tie' },
      both,
      seeded(1),
      new Misuse('nothing', 'the battle is over, in a tie'),
    ],
    [
      'no state',
      null,
      both,
      seeded(1),
      new Misuse('options', 'bad state of pokemon-arena: position is an object; got null'),
    ],
    [
      'a damaged state',
      { ...well, turn: 'one' },
      both,
      seeded(1),
      new Misuse('options', 'bad state of pokemon-arena: position.turn is a whole number from 1 to 1001; got "one"'),
    ],
    [
      'a seed instead of chance',
      well,
      both,
      7,
      new Misuse('start', "chance is an oracle, such as seeded('any text'); got 7"),
    ],
    [
      'no chance',
      well,
      both,
      undefined,
      new Misuse('start', "chance is an oracle, such as seeded('any text'); got nothing"),
    ],
  ])('%s', (_wrong, state, actions, chance, error) => {
    const resolve = () => resolveTurn(state as State, actions as string[], chance as Oracle); // as others might call it
    expect(resolve).toThrow(error);
    expect(resolve).toThrow(expect.objectContaining({ code: error.code }));
    if (chance instanceof Object) expect((chance as Oracle).position).toBe(0);
  });

  test('what a seat is shown of a state is none', () => {
    const view = fight([{}, {}], []).view(0) as unknown as State; // that is the mistake
    expect(() => resolveTurn(view, both, seeded(1))).toThrow('bad state of pokemon-arena: position.sides.1');
  });
});

/** What lies where. */
import { SPECTATOR, start } from '@fermata/core';
import { frames } from '@fermata/core/host';
import { type Scene, sceneText } from '@fermata/scene';
import { describe, expect, test } from 'vitest';
import { fight, type Given } from '../../test/arena.ts';
import { arena } from '../arena/game.ts';
import { gen1 } from '../gen1/game.ts';
import { staging } from './staging.ts';

describe('A scene', () => {
  const position = {
    turn: 7,
    sides: [
      {
        team: [
          {
            species: 'tauros',
            level: 68,
            moves: ['bodyslam', 'surf'],
            health: 100,
            maxHealth: 250,
            status: 'paralysis',
          },
          { species: 'snorlax', moves: ['rest'], health: 0 },
        ],
        bag: { potion: 2, revive: 1, ether: 0 },
      },
      {
        team: [
          { species: 'chansey', moves: ['softboiled', 'surf'], health: 100, maxHealth: 701, seen: 16 + 1 },
          { species: 'gengar', level: 74, moves: ['hypnosis'] },
        ],
        active: { stages: [-1, 0, 0, 0, 0, 2], substitute: 9, confusion: 2, hasReflect: true, lastMove: 135 },
      },
    ],
  };
  const match = start(arena, { position });
  const text = (seat: number) => sceneText(staging.scene(match.view(seat), seat), seat).split('\n');

  test('shows a seat all that is its own, with numbers', () => {
    const own = text(0).slice(0, 6);
    expect(own).toEqual([
      'Your side (can fight 1 of 2)',
      // paralysis leaves a quarter of the speed: 2 × (110 + 15) + 63 = 313, of which 68 % and 5 are 217
      expect.stringMatching(
        /^ {2}Your fighter: Tauros \(health 100 of 250, is paralysed, level 68, types Normal, .*speed 54, /,
      ),
      // Evasion halves what hits, 127 in 256. Body Slam: 29 · 85 · 204 / 216 behind the screen is 2328, 46 and 2 are 48, 72 of
      // its own type, 61 at least; a critical one takes all that is left, 106 of 703. Surf: 30, 25 at least, 57 at most.
      '    Moves of your Tauros: Body Slam (PP 24 of 24, hits 50 %, takes 9 to 16 %, chance to faint it none), Surf (PP 24 of 24, hits 50 %, takes 4 to 9 %, chance to faint it none)',
      '  Your bench: Snorlax (is fainted)',
      '    Moves of your Snorlax: Rest (PP 16 of 16)',
      '  Your bag: 2 Potion, 1 Revive',
    ]);
  });

  test('gives faces the number of a species, and none of somebody unseen', () => {
    const { pieces } = staging.scene(match.view(0), 0);
    const numbers = pieces.flatMap(({ kind, name, face }) =>
      kind === 'pokemon' ? [[name, (face as { number: number }).number]] : [],
    );
    expect(numbers).toEqual([
      ['Tauros', 128],
      ['Snorlax', 143],
      ['Chansey', 113],
      ['unseen Pokémon', 0],
    ]);
  });

  test('keeps what is printed, and what those are like who do not fight, for whoever opens them', () => {
    const { pieces } = staging.scene(match.view(0), 0);
    const printed = (id: string) => pieces.find((piece) => piece.id === id)?.printed;
    expect(printed('move 0.0.1')).toEqual([
      ['type', 'Normal'],
      ['category', 'physical'],
      ['power', 85],
      ['accuracy', '100 %'],
    ]);
    expect(printed('pokemon 0.1')?.slice(0, 2)).toEqual([
      ['level', 100],
      ['types', 'Normal'],
    ]);
    expect(printed('pokemon 0.0')).toBeUndefined();
  });

  test('says what Counter would do only where it would do something', () => {
    const hit = start(gen1, { position: { ...position, lastDamage: 40 } });
    expect(factOf(staging.scene(hit.view(0), 0), 'Counter')).toBe('would return the last damage');
    expect(factOf(staging.scene(match.view(0), 0), 'Counter')).toBeUndefined();
  });

  test('has room for Struggle beside the moves that are used up', () => {
    const { places, pieces } = sceneOf([{ pp: [0, 0] }, {}], 0);
    const lying = pieces.filter((piece) => piece.in === 'moves 0.0');
    expect(lying.map(({ id }) => id)).toEqual(['move 0.0.1', 'move 0.0.2', 'struggle 0.0']);
    expect(places.find(({ id }) => id === 'moves 0.0')?.room).toBe(3);
  });

  test('shows of a foe what has been seen, and backs of the rest', () => {
    expect(text(0).slice(6)).toEqual([
      'Battle (turn 7, now both choose)',
      'Box: items',
      'Side of seat 1 (can fight 2 of 2)',
      '  Fighter of seat 1: Chansey (health 15 %, now behind a substitute and confused and reflect for 5 turns, level 100, ' +
        'types Normal, attack -1, evasion +2, last move Soft-Boiled)',
      "    Moves of seat 1's Chansey: Soft-Boiled, 1 unseen move",
      '  Bench of seat 1: unseen Pokémon (health 100 %)',
      "    Moves of seat 1's unseen Pokémon: 1 unseen move",
    ]);
  });

  test('of a foe is the other way round, and a spectator sees of both what has been seen', () => {
    expect(text(1)[1]).toContain('health of the substitute 9');
    const watched = text(SPECTATOR);
    expect(watched).toContain('  Fighter of seat 0: Tauros (health 40 %, is paralysed, level 68, types Normal)');
    expect(watched.join()).not.toMatch(/Your|Gengar|Surf|Hypnosis|Rest\b/);
  });

  test('is there before anybody has joined', () => {
    const view = { sides: [], turn: 1, lastDamage: 0, winner: null } as never; // a view of two teams that are to come
    expect(sceneText(staging.scene(view, SPECTATOR)).split('\n')).toEqual([
      'Battle (turn 1, now teams join)',
      'Side of seat 0: nothing',
      'Side of seat 1: nothing',
    ]);
  });

  test('is there while the second team has not joined', () => {
    const [one] = frames(start(gen1, { seed: 'rain' }), 1);
    const { places, pieces } = staging.scene(one?.view as never, 1); // after the first event
    expect(places.map(({ id }) => id)).toContain('bench 0');
    expect(places.find(({ id }) => id === 'side 1')).toEqual({
      id: 'side 1',
      name: 'Your side',
      lay: 'column',
      owner: 1,
    });
    expect(pieces.filter(({ kind, hidden }) => kind === 'pokemon' && hidden)).toHaveLength(5);
  });

  test.each<[when: string, given: readonly Given[], texts: readonly string[]]>([
    ['both stand', [{}, {}], ['both choose', 'both choose']],
    ['one has fallen', [{ health: 0, behind: [{}, {}] }, {}], ['you send in another', 'seat 0 sends in another']],
    [
      'both have',
      [
        { health: 0, behind: [{}, {}] },
        { health: 0, behind: [{}, {}] },
      ],
      ['both send in another', 'both send in another'],
    ],
  ])('says who is to choose: %s', (_when, given, texts) => {
    for (const [seat, text] of texts.entries()) expect(factOf(sceneOf(given, seat), 'now')).toBe(text);
  });

  test.each([
    [0, ['you', 'seat 0'], 'Seat 1 has nobody left who can fight.'],
    [1, ['seat 1', 'you'], 'Seat 0 has nobody left who can fight.'],
    ['tie' as const, ['nobody: a tie', 'nobody: a tie'], 'Neither side can win any more.'],
  ])('says who has won, and by what: %s', (winner, texts, verdict) => {
    const over = start(gen1, { position: { ...position, winner } });
    for (const [seat, text] of texts.entries())
      expect(factOf(staging.scene(over.view(seat), seat), 'won by')).toBe(text);
    expect(staging.verdict?.(over.view(0))).toBe(verdict);
  });
});

function matchOf(given: readonly Given[]) {
  return fight(given, []);
}

function sceneOf(given: readonly Given[], seat = 0): Scene {
  return staging.scene(matchOf(given).view(seat), seat);
}

function factOf({ places }: Scene, name: string): string | number | undefined {
  return places.find(({ id }) => id === 'battle')?.facts?.find(([fact]) => fact === name)?.[1];
}

import { defineGame, emit, type Face, type Oracle, seeded, start } from '@fermata/core';
import { copyJson } from '@fermata/core/host';
import { scripted } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import { moveById, SPECIES, speciesById } from '../data/index.ts';
import { checkTeam, randomTeam, type TeamSet } from './index.ts';

interface Brought {
  readonly type: 'brought';
  readonly team: TeamSet[];
}

/** A match that is over as soon as a team is there. */
const bringing = defineGame<{ team: TeamSet[] }, Brought>({
  name: 'bringing',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ team: [] }),
  *opening() {
    yield* emit({ type: 'brought', team: yield* randomTeam() });
  },
  *turn() {},
  apply: {
    brought(state, { team }) {
      state.team = copyJson(team);
    },
  },
  outcome: ({ team }) => (team.length > 0 ? [{ rank: 1, score: 0 }] : undefined),
});

const manyTeams = Array.from({ length: 300 }, (_, seed) => start(bringing, { seed }).state.team as TeamSet[]);
const manySets = manyTeams.flat();

describe('A random team', () => {
  test('is what is drawn, each move after its species', () => {
    const species = ['mewtwo', 'tauros', 'jolteon', 'pikachu', 'magikarp', 'gengar'];
    const moves = [
      ['psychic', 'icebeam', 'recover', 'amnesia'],
      ['bodyslam', 'earthquake', 'substitute', 'hyperbeam'],
      ['thunderbolt', 'swift', 'thunderwave', 'agility'],
      ['thunder', 'surf', 'metronome', 'fly'],
      ['hydropump', 'flamethrower', 'toxic', 'explosion'],
      ['nightshade', 'megadrain', 'hypnosis', 'counter'],
    ];
    const { state } = scripted(bringing, { seats: 1, chance: { species, move: moves.flat() } });
    // Base stats sum up to 590, 450, 430, 260, 185 and 425: 100 × (2 × 300 + 5 × 93) ÷ (2 × sum + 5 × 93), at most 100.
    const levels = [64, 78, 80, 100, 100, 80];
    const full = (value: number) => ({ health: value, attack: value, defence: value, speed: value, special: value });
    expect(state.team).toEqual(
      species.map((id, at) => ({ species: id, level: levels[at], moves: moves[at], dvs: full(15), effort: full(255) })),
    );
  });

  test('is a good team as it stands', () => {
    for (const team of manyTeams) expect(checkTeam(team, 'team')).toEqual(team);
  });

  test('has six different species', () => {
    for (const team of manyTeams) expect(new Set(team.map(({ species }) => species)).size).toBe(6);
  });

  test('may have any species', () => {
    expect(new Set(manySets.map(({ species }) => species)).size).toBe(SPECIES.length);
  });

  test('asks chance thirty times at most', () => {
    const labels: string[] = [];
    const inner = seeded('few');
    const oracle: Oracle = {
      int(n: number, label: string, face?: Face) {
        labels.push(label);
        return inner.int(n, label, face);
      },
      position: 0,
      at: () => oracle,
    };
    start(bringing, { oracle });
    expect(labels.length).toBeLessThanOrEqual(30);
    expect(labels.filter((label) => label === 'species')).toHaveLength(6);
    expect(new Set(labels)).toEqual(new Set(['species', 'move']));
  });
});

describe('A random set', () => {
  test('has four different moves', () => {
    for (const { moves } of manySets) expect(new Set(moves).size).toBe(4);
  });

  test('has two attacks of different types, one of them of its own', () => {
    for (const { species, moves } of manySets) {
      const [first, second] = moves.map(moveById);
      expect([first?.category, second?.category]).not.toContain('status');
      expect(speciesById(species)?.types).toContain(first?.type);
      expect(second?.type).not.toBe(first?.type);
    }
  });

  test('has no move that is of no use', () => {
    const useless = ['splash', 'teleport', 'roar', 'whirlwind', 'focusenergy', 'growl', 'struggle'];
    expect(manySets.flatMap(({ moves }) => moves).filter((move) => useless.includes(move))).toEqual([]);
  });
});

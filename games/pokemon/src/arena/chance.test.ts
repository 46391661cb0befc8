/**
 * Every chance that the arena takes: exactly, over all the ways in which it can fall; and counted in turns with seeded
 * chance, where no outcome may be further from its odds than five standard deviations. The seeds are fixed, so a row that
 * passes does so for ever; for any other seed it would fail once in some ten thousand times.
 */
import { type Oracle, seeded, start } from '@fermata/core';
import { enumerate, fraction, plus } from '@fermata/core/odds';
import { describe, expect, test } from 'vitest';
import { fight, type Given } from '../../test/arena.ts';
import { promptIn } from '../../test/prompt.ts';
import { answerTo } from '../../test/random-match.ts';
import { expectOdds, type Odds } from '../../test/rates.ts';
import { teamOf } from '../../test/teams.ts';
import { MOVES, moveById } from '../data/index.ts';
import type { Event } from '../events.ts';
import { arena, type Resolved, resolveTurn } from '../index.ts';

/** How many turns of a row are played with seeded chance; fewer where another row has the same odds. */
const TURNS = 1000;
const TURNS_AGAIN = 100;

interface Row {
  readonly rule: string;
  /** What is drawn. */
  readonly label: string;
  readonly of0?: Given;
  readonly of1?: Given;
  /** What came of it; undefined if it was not drawn in this turn. */
  outcome(events: readonly Event[]): unknown;
  readonly odds: Odds;
  readonly turns?: number;
}

const of = (inAll: number, times: Readonly<Record<string, number>>): Odds => ({
  inAll,
  of: new Map(Object.entries(times)),
});
/** So many times it does, in 256. */
const yes = (times: number): Odds => of(256, { true: times, false: 256 - times });
const evenly = (...outcomes: readonly number[]): Odds =>
  of(outcomes.length, Object.fromEntries(outcomes.map((outcome) => [outcome, 1])));
const upTo = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, at) => least + at);
const TWO_TO_FIVE = of(8, { 2: 3, 3: 3, 4: 1, 5: 1 });

type ArenaEventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
const all = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is ArenaEventOf<T> => event.type === type);
const started = (what: ArenaEventOf<'started'>['what']) => (events: readonly Event[]) =>
  all(events, 'started').find((event) => event.what === what)?.turns;

const isStopped = (events: readonly Event[]) => all(events, 'failed').some(({ seat }) => seat === 0);
const isHit = (events: readonly Event[]) => !all(events, 'missed').some(({ seat }) => seat === 0);
const blow = (events: readonly Event[]) => all(events, 'damaged').find(({ seat, by }) => seat === 1 && by === 'move');
const isCritical = (events: readonly Event[]) => blow(events)?.isCritical;
const isApplied = (events: readonly Event[]) => {
  if (all(events, 'effectApplied').length > 0) return true;
  return all(events, 'effectFailed').some(({ why }) => why === 'chance') ? false : undefined;
};
const called = (events: readonly Event[]) =>
  [...all(events, 'used'), ...all(events, 'charged')].find(({ by }) => by === 'metronome')?.move;

/** Seat 0 uses this, against somebody who can take it; what seat 1 does is not left to chance. */
const uses = (move: string) => ({ of0: { moves: [move] }, of1: { maxHealth: 900, health: 900 } });
const numberOf = (id: string) => moveById(id)!.number; // all are there

/** 42 · 40 / 50 + 2 is 35: what is left of it by each of the 39 rolls. */
const lost = upTo(217, 255).map((roll) => Math.floor((35 * roll) / 255));
const LOST = of(39, Object.fromEntries(lost.map((one) => [one, lost.filter((other) => other === one).length])));
/** Metronome calls everything but itself and Struggle. */
const CALLED = MOVES.filter(({ id }) => id !== 'metronome' && id !== 'struggle').map(({ number }) => number);

/** A Machop has a base speed of 35: half of it is 17. */
const ROWS: readonly Row[] = [
  {
    ...{ rule: 'paralysis keeps somebody from acting in 25 %', label: 'paralysis', of0: { status: 'paralysis' } },
    ...{ outcome: isStopped, odds: yes(64) },
  },
  {
    ...{ rule: 'confusion keeps somebody from acting in 50 %', label: 'confusion', of0: { active: { confusion: 3 } } },
    ...{ outcome: isStopped, odds: yes(128) },
  },
  {
    ...{ rule: 'ice does not melt by itself', label: 'nothing', of0: { status: 'freeze' } },
    ...{ outcome: isStopped, odds: yes(256) },
  },
  {
    ...{ rule: 'confusion lasts for two to five turns', label: 'confusionTurns', ...uses('confuseray') },
    ...{ outcome: started('confusion'), odds: evenly(2, 3, 4, 5) },
  },
  {
    ...{ rule: 'sleep lasts for one to seven turns', label: 'sleepTurns', ...uses('spore') },
    ...{ outcome: (events) => all(events, 'afflicted')[0]?.turns, odds: evenly(...upTo(1, 7)) },
  },
  {
    ...{ rule: 'whoever rests sleeps for two turns', label: 'sleepTurns', of0: { moves: ['rest'], health: 9 } },
    ...{ outcome: (events) => all(events, 'afflicted')[0]?.turns, odds: evenly(2) },
  },
  {
    rule: 'who of two that are as fast acts first is a coin',
    label: 'tie',
    of1: { stats: [100, 100, 101, 100] }, // seat 0 has as much
    outcome: (events) => all(events, 'used')[0]?.seat,
    odds: evenly(0, 1),
  },
  { rule: '100 % always hit', label: 'hit', ...uses('pound'), outcome: isHit, odds: yes(256) },
  { rule: '75 % are 192', label: 'hit', ...uses('slam'), outcome: isHit, odds: yes(192) },
  { rule: '55 % are 140, rounded down', label: 'hit', ...uses('supersonic'), outcome: isHit, odds: yes(140) },
  { rule: '30 % are 76, rounded down', label: 'hit', ...uses('fissure'), outcome: isHit, odds: yes(76) },
  {
    rule: 'a stage less of accuracy leaves 66 in 100',
    label: 'hit',
    of0: { moves: ['pound'], active: { stages: [0, 0, 0, 0, -1, 0] } },
    outcome: isHit,
    odds: yes(168),
  },
  {
    rule: 'two stages more of evasion leave half',
    label: 'hit',
    of0: { moves: ['pound'] },
    of1: { active: { stages: [0, 0, 0, 0, 0, 2] } },
    outcome: isHit,
    odds: yes(128),
  },
  {
    ...{ rule: 'half the base speed is critical', label: 'crit', ...uses('pound') },
    ...{ outcome: isCritical, odds: yes(17) },
  },
  {
    ...{ rule: 'eight times as often for some moves', label: 'crit', ...uses('karatechop') },
    ...{ outcome: isCritical, odds: yes(8 * 17) },
  },
  {
    ...{ rule: 'a quarter as often for those who focus', label: 'crit', ...uses('pound') },
    ...{ of0: { moves: ['pound'], active: { isFocused: true } }, outcome: isCritical, odds: yes(4) },
  },
  {
    ...{ rule: 'damage is 217 to 255 parts of 255', label: 'damage', ...uses('pound') },
    ...{ outcome: (events) => (isCritical(events) === false ? blow(events)?.amount : undefined), odds: LOST },
  },
  {
    ...{ rule: 'two to five hits, mostly two or three', label: 'hits', ...uses('doubleslap') },
    ...{ outcome: (events) => all(events, 'hits')[0]?.count, odds: TWO_TO_FIVE },
  },
  {
    ...{ rule: 'a hold of two to five turns, mostly two or three', label: 'trapTurns', ...uses('wrap') },
    ...{ outcome: started('trap'), odds: TWO_TO_FIVE },
  },
  {
    rule: 'any move that has points is disabled',
    label: 'disable',
    of0: { moves: ['disable'] },
    of1: { moves: ['pound', 'scratch'], pp: [0, 9, 9, 9] },
    outcome: (events) => all(events, 'started')[0]?.slot,
    odds: evenly(1, 2, 3),
  },
  {
    ...{ rule: 'for one to eight turns', label: 'disableTurns', ...uses('disable') },
    ...{ outcome: started('disable'), odds: evenly(...upTo(1, 8)) },
  },
  {
    ...{ rule: 'Bide takes two or three turns', label: 'bideTurns', ...uses('bide') },
    ...{ outcome: started('bide'), odds: evenly(2, 3) },
  },
  {
    ...{ rule: 'Thrash takes three or four turns', label: 'thrashTurns', ...uses('thrash') },
    ...{ outcome: started('thrash'), odds: evenly(3, 4) },
  },
  {
    rule: 'any move of the foe is mimicked',
    label: 'mimic',
    ...uses('mimic'),
    outcome: (events) => all(events, 'mimicked')[0]?.move,
    odds: evenly(numberOf('splash'), numberOf('teleport')),
  },
  {
    ...{ rule: 'Metronome calls any other move', label: 'metronome', ...uses('metronome') },
    ...{ outcome: called, odds: evenly(...CALLED) },
  },
  {
    rule: 'Psywave does less than one and a half times the level, and fails if that is nothing',
    label: 'psywave',
    ...uses('psywave'),
    outcome: (events) => (isHit(events) ? (blow(events)?.amount ?? 0) : undefined),
    odds: evenly(...upTo(0, 149)),
  },
  ...(
    [
      ['10 % are 26', 26, ['firepunch', 'ember', 'flamethrower', 'icepunch', 'icebeam', 'blizzard']],
      ['10 % are 26', 26, ['thunderpunch', 'thundershock', 'thunderbolt', 'thunder', 'bite', 'boneclub', 'hyperfang']],
      ['10 % of confusion are 25', 25, ['psybeam', 'confusion']],
      ['20 % are 52', 52, ['poisonsting', 'twineedle']],
      ['30 % are 77', 77, ['fireblast', 'bodyslam', 'lick', 'stomp', 'rollingkick', 'headbutt', 'lowkick']],
      ['33 % are 85', 85, ['acid', 'aurorabeam', 'bubble', 'bubblebeam', 'constrict', 'psychic']],
      ['40 % are 103', 103, ['smog', 'sludge']],
    ] as const
  ).flatMap(([rule, in256, moves]) =>
    moves.map((move, at): Row => {
      const [label, turns] = ['secondary', at === 0 ? TURNS : TURNS_AGAIN];
      return { rule: `${rule}: ${move}`, label, ...uses(move), outcome: isApplied, odds: yes(in256), turns };
    }),
  ),
];

describe('By the rules,', () => {
  test.each(ROWS.map((row) => [row.rule, row] as const))(
    '%s',
    (_rule, { label, outcome, odds, turns = TURNS, ...given }) => {
      const turn = turnOf(given);
      const exact = new Map<string, ReturnType<typeof fraction>>();
      for (const { value, probability } of enumerate((oracle) => outcome(turn(new Only(label, oracle)).events), 200))
        exact.set(String(value), plus(exact.get(String(value)) ?? fraction(0), probability));
      const rules = [...odds.of].filter(([, times]) => times > 0);
      expect(exact).toEqual(new Map(rules.map(([value, times]) => [value, fraction(times, odds.inAll)])));

      const counts = new Map<string, number>();
      const oracle = seeded(`${label} ${given.of0?.moves}`);
      for (let played = 0; played < turns; played++) {
        const value = outcome(turn(oracle).events);
        if (value !== undefined) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
      }
      expectOdds(counts, odds);
    },
  );

  test('nothing else is drawn in a battle', () => {
    const labels = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const oracle = seeded(seed);
      const teams = [teamOf('awkward', oracle), teamOf('random', oracle)];
      const match = start(arena, { oracle: new Noting(seeded(seed), labels), options: { teams } });
      for (let prompt = match.prompts()[0]; prompt !== undefined; prompt = match.prompts()[0])
        match.answer(prompt.id, answerTo(prompt, oracle));
    }
    expect(labels.size).toBeGreaterThan(10);
    expect([...labels].filter((label) => !ROWS.some((row) => row.label === label))).toEqual([]);
  });

  test('every move that brings something about by chance has a row', () => {
    const secondary = MOVES.filter(({ secondary }) => secondary !== undefined).map(({ id }) => id);
    const rows = ROWS.filter(({ label }) => label === 'secondary').map(({ of0 }) => of0?.moves?.[0]);
    expect(rows.sort()).toEqual(secondary.sort());
  });
});

/** The same turn, time and again: both do the first thing they can. */
function turnOf({ of0 = {}, of1 = {} }: Pick<Row, 'of0' | 'of1'>): (oracle: Oracle) => Resolved {
  const match = fight([of0, of1], []);
  const actions = [0, 1].map((seat) => promptIn(match, seat).options.at(seat === 0 ? 0 : -1) as string); // texts
  return (oracle) => resolveTurn(match.state, actions, oracle);
}

/** Chance of one kind falls in every way there is; for the rest, moves hit and nothing else comes true. */
class Only implements Oracle {
  readonly #label: string;
  readonly #oracle: Oracle;
  constructor(label: string, oracle: Oracle) {
    this.#label = label;
    this.#oracle = oracle;
  }
  get position(): number {
    return 0;
  }
  int(...[n, label, face]: Parameters<Oracle['int']>): number {
    if (label === this.#label) return this.#oracle.int(n, label, face);
    return label === 'hit' ? 0 : n - 1;
  }
  at(): Oracle {
    return this;
  }
}

/** Takes down what is drawn. */
class Noting implements Oracle {
  readonly #oracle: Oracle;
  readonly #labels: Set<string>;
  constructor(oracle: Oracle, labels: Set<string>) {
    this.#oracle = oracle;
    this.#labels = labels;
  }
  get position(): number {
    return this.#oracle.position;
  }
  int(...[n, label, face]: Parameters<Oracle['int']>): number {
    this.#labels.add(label);
    return this.#oracle.int(n, label, face);
  }
  at(position: number): Oracle {
    return new Noting(this.#oracle.at(position), this.#labels);
  }
}

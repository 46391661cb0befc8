/**
 * The public simulator, made comparable: draws that have no meaning in the game are left out.
 *
 * 1. Where handlers of one event are equally fast, it shuffles them. Whichever comes first, the same comes of it,
 *    or what is as likely: they keep the order of the list. Only the queue of a turn is shuffled.
 * 2. Where two come in at once who are equally fast, it draws who is put first into the queue. Both are let in by one step:
 *    the second one goes last.
 */
import { Battle, PRNG } from '@pkmn/sim';
import { type Team, toTheirs } from './sets.ts';

/** Where their chance comes from: whole numbers of 32 bits. */
export type Generator = PRNG['rng'];

/** Their players, by seat. */
export const NAMES = ['one', 'two'] as const;

export const FORMAT = 'gen1customgame@@@Endless Battle Clause,Sleep Clause Mod,Freeze Clause Mod';

/** A battle of the simulator, standing at its first decision. */
export function showdownBattle(teams: readonly Team[], generator: Generator): Battle {
  const prng = new LockstepPRNG(generator);
  const battle = new Battle({ formatid: FORMAT as never, prng }); // their ids are branded texts
  const { queue } = battle;
  const [sort, insert] = [queue.sort, queue.insertChoice];
  queue.sort = function () {
    return prng.while('sorting', () => sort.call(this));
  };
  queue.insertChoice = function (choice, midTurn) {
    const isEntry = !Array.isArray(choice) && choice.choice === 'runSwitch';
    if (isEntry) prng.while('entering', () => insert.call(this, choice, midTurn));
    else insert.call(this, choice, midTurn);
  };
  const [one, two] = teams.map((team) => team.map(toTheirs));
  battle.setPlayer('p1', { name: NAMES[0], team: one! }); // there are two teams
  battle.setPlayer('p2', { name: NAMES[1], team: two! });
  return battle;
}

class LockstepPRNG extends PRNG {
  #doing: 'sorting' | 'entering' | undefined;

  constructor(generator: Generator) {
    super('0,0,0,0');
    this.rng = generator;
  }

  override shuffle<T>(items: T[], start = 0, end = items.length): void {
    if (this.#doing === 'sorting') super.shuffle(items, start, end);
  }

  override random(from?: number, to?: number): number {
    return this.#doing === 'entering' ? (to as number) - 1 : super.random(from, to); // a place has two bounds
  }

  while<T>(doing: 'sorting' | 'entering', body: () => T): T {
    this.#doing = doing;
    try {
      return body();
    } finally {
      this.#doing = undefined;
    }
  }
}

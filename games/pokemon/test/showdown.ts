/** The public simulator, made comparable: draws that have no meaning in the game are left out. */
import { Battle, type PokemonSet, PRNG } from '@pkmn/sim';

/** Ties among handlers keep the order of the list, and what is put among equals goes last: neither draws. */
class LockstepPRNG extends PRNG {
  sorting = false;
  inserting = false;

  override shuffle<T>(items: T[], start = 0, end = items.length): void {
    if (this.sorting) super.shuffle(items, start, end);
  }

  override random(from?: number, to?: number): number {
    return this.inserting ? (to as number) - 1 : super.random(from, to);
  }
}

const FORMAT = 'gen1customgame@@@Endless Battle Clause,Sleep Clause Mod,Freeze Clause Mod';

export function showdownBattle(seed: readonly number[], teams: readonly PokemonSet[][]): Battle {
  const prng = new LockstepPRNG(seed.join(',') as never);
  const battle = new Battle({ formatid: FORMAT as never, prng });
  if (process.env.TRACE) {
    const nx = (prng as any).rng.next.bind((prng as any).rng);
    (prng as any).rng.next = () => {
      console.log(
        'DRAW',
        new Error()
          .stack!.split('\n')
          .slice(2, 6)
          .map((l) => l.trim().split(' ')[1])
          .join(' < '),
      );
      return nx();
    };
  }
  const { queue } = battle;
  const [sort, insert] = [queue.sort, queue.insertChoice];
  queue.sort = function () {
    prng.sorting = true;
    try {
      return sort.call(this);
    } finally {
      prng.sorting = false;
    }
  };
  queue.insertChoice = function (choice, midTurn) {
    prng.inserting = true;
    try {
      insert.call(this, choice, midTurn);
    } finally {
      prng.inserting = false;
    }
  };
  battle.setPlayer('p1', { name: 'one', team: structuredClone(teams[0]) as PokemonSet[] });
  battle.setPlayer('p2', { name: 'two', team: structuredClone(teams[1]) as PokemonSet[] });
  return battle;
}

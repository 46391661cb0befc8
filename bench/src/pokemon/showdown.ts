/** The peer: the public simulator, used directly and as it comes. */
import { Battle, type PokemonSet, type Side } from '@pkmn/sim';

export function showdownBattle(teams: readonly PokemonSet[][], seed: number): Battle {
  return new Battle({
    formatid: 'gen1customgame@@@Endless Battle Clause,Sleep Clause Mod,Freeze Clause Mod' as never,
    seed: [seed, 2, 3, 4].join() as never,
    p1: { name: 'one', team: structuredClone(teams[0]) as PokemonSet[] },
    p2: { name: 'two', team: structuredClone(teams[1]) as PokemonSet[] },
  });
}

/** What the side may choose, moves first. */
export function choicesOf(side: Side): readonly string[] {
  // biome-ignore lint/suspicious/noExplicitAny: requests are a union without a tag
  const request = side.activeRequest as any;
  if (!request || request.wait) return [];
  const choices: string[] = [];
  const active = request.active?.[0];
  for (const [at, move] of (active?.moves ?? []).entries()) if (!move.disabled) choices.push(`move ${at + 1}`);
  if (!active?.trapped)
    for (const [at, { hp }] of side.pokemon.entries()) if (at > 0 && hp > 0) choices.push(`switch ${at + 1}`);
  return choices;
}

/** A battle to the end; the number of its turns. */
export function playShowdown(teams: readonly PokemonSet[][], seed: number, choose: Chooser): number {
  const battle = showdownBattle(teams, seed);
  while (!battle.ended) battle.makeChoices(...battle.sides.map((side) => choose(choicesOf(side))));
  return battle.turn;
}

export type Chooser = (choices: readonly string[]) => string;

/** Switches alone have this for their second letter: to ask for one letter is cheaper than for a word. */
const W = 'switch'.charCodeAt(1);

/** Somebody who chooses at random, as cheaply as that can be: choosing is not what is measured. */
export class Player {
  #word: number;

  constructor(seed: number) {
    this.#word = seed;
  }

  /** Moves twice as often as switches: else battles go on for long. Both sides of the comparison choose like that. */
  choose(choices: readonly string[]): number {
    let moves = choices.length;
    while (moves > 0 && choices[moves - 1]!.charCodeAt(1) === W) moves--; // within the list
    if (moves === 0 || moves === choices.length) return this.#below(choices.length);
    return this.#below(3) < 2 ? this.#below(moves) : moves + this.#below(choices.length - moves);
  }

  #below(count: number): number {
    this.#word = (Math.imul(this.#word, 1_103_515_245) + 12_345) | 0;
    return ((this.#word >>> 8) & 0xffff) % count;
  }
}

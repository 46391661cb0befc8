/**
 * The peer: the public simulator, used directly. Draws that mean nothing in the game are left out, which costs it no time
 * and gives both sides the same battles. What is chosen in them is found beforehand: to ask it for all that is legal takes
 * it time that is not its own.
 */
import type { TeamSet } from '@fermata/pokemon';
import { Battle, PRNG } from '@pkmn/sim';
import { toTheirs } from '../../../games/pokemon/test/sets.ts';
import { FORMAT, showdownBattle } from '../../../games/pokemon/test/showdown.ts';
import { theirOffer } from '../../../games/pokemon/test/theirs.ts';

export type Teams = readonly (readonly TeamSet[])[];

/** Where both sides begin with their chance. */
export const seedOf = (battle: number) => [battle, 2, 3, 4] as const;

export function beginShowdown(teams: Teams, battle: number): Battle {
  return showdownBattle(teams, new PRNG(seedOf(battle).join() as `${number},${string}`).rng); // four numbers
}

/** A battle with all its draws: only such can be saved. */
export function publishedBattle(teams: Teams, battle: number): Battle {
  const [one, two] = teams.map((team) => team.map(toTheirs));
  return new Battle({
    formatid: FORMAT as never, // their ids are branded texts, here and below
    seed: seedOf(battle).join() as never,
    p1: { name: 'one', team: one! }, // there are two
    p2: { name: 'two', team: two! },
  });
}

/** Both sides choose; what they chose, in its words. */
export function stepShowdown(battle: Battle, player: Player): readonly string[] {
  const choices = battle.sides.map((side) => {
    const offer = theirOffer(battle, side);
    return inTheirWords(offer[player.choose(offer)] ?? ''); // whoever waits says nothing
  });
  battle.makeChoices(...choices);
  return choices;
}

/** Whoever fights on or struggles presses the first button. */
function inTheirWords(option: string): string {
  return option === 'fight' || option === 'struggle' ? 'move 1' : option.split(' ', 2).join(' ');
}

/** All that is chosen in a battle, decision by decision. */
export function choicesIn(teams: Teams, number: number): readonly (readonly string[])[] {
  const battle = beginShowdown(teams, number);
  const player = new Player(number);
  const choices: (readonly string[])[] = [];
  while (!battle.ended) choices.push(stepShowdown(battle, player));
  return choices;
}

/** A battle to the end, by what is chosen in it. */
export function playShowdown(teams: Teams, number: number, choices: readonly (readonly string[])[]): Battle {
  const battle = beginShowdown(teams, number);
  for (const both of choices) battle.makeChoices(...both);
  return battle;
}

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
    if (choices.length < 2) return 0; // of which our match does not even ask
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

/** The peer: the public simulator, used directly and as it comes. */
import type { Oracle } from '@fermata/core';
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

/** Moves twice as often as switches: else battles go on for long. Both sides of the comparison choose like that. */
export function choiceAmong(choices: readonly string[], oracle: Oracle): number {
  let moves = 0;
  while (moves < choices.length && !choices[moves]!.startsWith('switch')) moves++; // within the list
  if (moves === 0 || moves === choices.length) return oracle.int(choices.length, 'choice');
  if (oracle.int(3, 'kind') < 2) return oracle.int(moves, 'move');
  return moves + oracle.int(choices.length - moves, 'switch');
}

import { type Match, start } from '@fermata/core';
import { gen1 } from '@fermata/pokemon';
import { Battle } from '@pkmn/sim';
import type { Bench } from '../bench.ts';
import { inTurn } from '../sides.ts';
import { Player, publishedBattle, stepShowdown, type Teams } from './showdown.ts';
import { pairs } from './teams.ts';

export const bench: Bench = {
  name: 'pokemon_fork_vs_showdown',
  about: "pokémon in mid-battle: fork, read the offer and answer once, over fromJSON(toJSON()) of @pkmn/sim's Battle",
  bar: { atMost: 0.004 },
  measure: {
    ours: () =>
      inTurn(pairs(BATTLES).map(midBattle), (match) => {
        const fork = match.fork();
        const [prompt] = fork.prompts();
        if (prompt !== undefined) fork.answer(prompt.id, 0);
        return 1;
      }),
    peer: () =>
      inTurn(pairs(BATTLES).map(theirMidBattle), (battle) => {
        Battle.fromJSON(battle.toJSON());
        return 1;
      }),
    unit: 'fork',
    ratio: 'cost',
    apart: true,
  },
};

const BATTLES = 10;
const DECISIONS = 20;

function midBattle(teams: Teams, seed: number): Match<object, { type: string }> {
  const match = start(gen1, { seed, options: { teams } });
  const player = new Player(seed);
  for (let left = DECISIONS; left > 0; left--) {
    const [prompt] = match.prompts();
    if (prompt === undefined) break;
    match.answer(prompt.id, player.choose(prompt.options as readonly string[]));
  }
  return match as unknown as Match<object, { type: string }>; // what is forked does not matter
}

function theirMidBattle(teams: Teams, seed: number): Battle {
  const battle = publishedBattle(teams, seed);
  const player = new Player(seed);
  for (let left = DECISIONS / 2; left > 0 && !battle.ended; left--) stepShowdown(battle, player);
  return battle;
}

/** The game, watched: after every event all cards, cubes and dice are where they may be, and none is lost or doubled. */
import { defineGame } from '@fermata/core';
import { BIRDS, BONUS_CARDS, wingspan } from '../src/index.ts';
import { birdsOn, type State } from '../src/state.ts';

const CORE_BIRDS = 170;
const CUBES = 8;
const DICE = 5;

export const conserving: typeof wingspan = defineGame({
  ...wingspan,
  apply: Object.fromEntries(
    Object.entries(wingspan.apply).map(([type, fold]) => [
      type,
      (state: State, event: never) => {
        if (fold !== 'informs') (fold as (state: State, event: never) => void)(state, event);
        checkConserved(state);
      },
    ]),
  ) as typeof wingspan.apply,
});

/** Throws unless everything is there exactly once. */
export function checkConserved({ players, ...table }: State): void {
  const birds = [
    ...[table.deck, table.discard, table.tray, table.revealed].flat(),
    ...players.flatMap((player) => [
      ...player.hand,
      ...birdsOn(player).flatMap(({ bird, tucked }) => [bird, ...tucked]),
    ]),
  ];
  const bonus = [...table.bonusDeck, ...table.bonusDiscard, ...players.flatMap((player) => player.bonus)];
  if (birds.length !== BIRDS.length && birds.length !== CORE_BIRDS) throw new Error(`there are ${birds.length} birds`);
  if (new Set(birds).size < birds.length) throw new Error('a bird is in two places');
  if (bonus.length !== BONUS_CARDS.length || new Set(bonus).size < bonus.length)
    throw new Error(`there are ${bonus.length} bonus cards`);
  if (table.feeder.length > DICE) throw new Error(`there are ${table.feeder.length} dice`);
  for (const { cubes, food } of players) {
    if (cubes.free + cubes.played + cubes.onGoals !== CUBES)
      throw new Error(`cubes are lost: ${JSON.stringify(cubes)}`);
    if (Math.min(cubes.free, ...Object.values(food)) < 0) throw new Error('somebody has less than nothing');
  }
}

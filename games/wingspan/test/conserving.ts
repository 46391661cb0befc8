/** The game, watched: after every event all cards, cubes and dice are where they may be, and none is lost or doubled. */
import { defineGame } from '@fermata/core';
import { birdAt } from '../src/data/birds.ts';
import { BIRDS, BONUS_CARDS, wingspan } from '../src/index.ts';
import type { State } from '../src/state.ts';

const CORE_BIRDS = BIRDS.filter(({ isSwiftStart }) => !isSwiftStart).length;
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

/** Throws unless everything is there exactly once. Events are many: it allocates nothing. */
function checkConserved({ players, deck, discard, tray, revealed, bonusDeck, bonusDiscard, feeder }: State): void {
  counting++;
  let birds = counted(deck) + counted(discard) + counted(tray) + counted(revealed);
  let bonus = counted(bonusDeck) + counted(bonusDiscard);
  for (const { hand, bonus: own, rows, cubes, food } of players) {
    birds += counted(hand);
    bonus += counted(own);
    for (const row of [rows.forest, rows.grassland, rows.wetland])
      for (const { bird, eggs, tucked } of row) {
        birds += counted(tucked) + countedOne(bird);
        if (eggs < 0 || eggs > birdAt(bird).eggLimit) throw new Error(`${bird} has ${eggs} eggs`);
      }
    if (cubes.free + cubes.played + cubes.onGoals !== CUBES)
      throw new Error(`cubes are lost: ${JSON.stringify(cubes)}`);
    const least = Math.min(cubes.free, food.invertebrate, food.seed, food.fish, food.fruit, food.rodent);
    if (least < 0) throw new Error('somebody has less than nothing');
  }
  if (birds !== BIRDS.length && birds !== CORE_BIRDS) throw new Error(`there are ${birds} birds`);
  if (bonus !== BONUS_CARDS.length) throw new Error(`there are ${bonus} bonus cards`);
  if (feeder.length > DICE) throw new Error(`there are ${feeder.length} dice`);
}

/** In which count each card was met last. */
const met = new Map<string, number>([...BIRDS, ...BONUS_CARDS].map(({ id }) => [id, 0]));
let counting = 0;

function counted(cards: readonly string[]): number {
  for (let at = 0; at < cards.length; at++) countedOne(cards[at]!); // within the list
  return cards.length;
}

function countedOne(card: string): number {
  if (met.get(card) === counting) throw new Error(`${card} is in two places`);
  met.set(card, counting);
  return 1;
}

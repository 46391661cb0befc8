/**
 * The game, watched: after every event there are as many cards, cubes and dice as there should be, and after every turn
 * each card is in one place. If one is lost while another is doubled it stays lost, so the end of the turn finds that; to
 * look at two hundred cards after every event took a quarter of all checks.
 */
import { defineGame } from '@fermata/core';
import { birdAt } from '../src/data/birds.ts';
import type { Event } from '../src/events.ts';
import { BIRDS, BONUS_CARDS, wingspan } from '../src/index.ts';
import type { State } from '../src/state.ts';

const CORE_BIRDS = BIRDS.filter(({ isSwiftStart }) => !isSwiftStart).length;
const CUBES = 8;
const DICE = 5;
const ENDS: ReadonlySet<string> = new Set<Event['type']>(['kept', 'turnEnded', 'roundEnded', 'gameScored']);

export const conserving = watched(wingspan);

export function watched(game: typeof wingspan): typeof wingspan {
  return defineGame({
    ...game,
    apply: Object.fromEntries(
      Object.entries(game.apply).map(([type, fold]) => [
        type,
        (state: State, event: never) => {
          if (fold !== 'informs') (fold as (state: State, event: never) => void)(state, event);
          checkAmounts(state);
          if (ENDS.has(type)) checkPlaces(state);
        },
      ]),
    ) as typeof game.apply,
  });
}

/** Throws unless there is as much of everything as there should be. Events are many: it allocates nothing. */
function checkAmounts({ players, deck, discard, tray, revealed, bonusDeck, bonusDiscard, feeder }: State): void {
  let birds = deck.length + discard.length + tray.length + revealed.length;
  let bonus = bonusDeck.length + bonusDiscard.length;
  for (const { hand, bonus: own, rows, cubes, food } of players) {
    birds += hand.length;
    bonus += own.length;
    for (const row of [rows.forest, rows.grassland, rows.wetland])
      for (const { bird, eggs, tucked } of row) {
        birds += tucked.length + 1;
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

/** Throws if a card is in two places. */
function checkPlaces({ players, deck, discard, tray, revealed, bonusDeck, bonusDiscard }: State): void {
  look++;
  for (const cards of [deck, discard, tray, revealed, bonusDeck, bonusDiscard]) meet(cards);
  for (const { hand, bonus, rows } of players) {
    meet(hand);
    meet(bonus);
    for (const row of [rows.forest, rows.grassland, rows.wetland])
      for (const { bird, tucked } of row) {
        meetOne(bird);
        meet(tucked);
      }
  }
}

/** In which look each card was met last. */
const met = new Map<string, number>([...BIRDS, ...BONUS_CARDS].map(({ id }) => [id, 0]));
let look = 0;

function meet(cards: readonly string[]): void {
  for (let at = 0; at < cards.length; at++) meetOne(cards[at]!); // within the list
}

function meetOne(card: string): void {
  if (met.get(card) === look) throw new Error(`${card} is in two places`);
  met.set(card, look);
}

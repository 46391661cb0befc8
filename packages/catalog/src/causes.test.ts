/** Why something happened is told of whatever happens, in every game: see `because` of the core. */
import { type AnyGame, type Seat, seeded, start } from '@fermata/core';
import { timeline } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { expect, test } from 'vitest';
import { CATALOG } from './index.ts';

const SEEDS = ['one', 'two', 'three'];
const ROWS = CATALOG.flatMap(({ game }) => seatsOf(game).map((seats) => [game.name, seats, game] as const));

test.each(ROWS)('%s for %i: every event of random matches has a cause, in words', (_, seats, game) => {
  for (const seed of SEEDS) {
    const events = timeline(randomMatch(game, seats, seed)).flatMap((it) => (it.type === 'event' ? [it] : []));
    expect(events.length).toBeGreaterThan(0);
    const without = events.filter(({ causes }) => causes.length === 0).map(({ event }) => event.type);
    expect([...new Set(without)]).toEqual([]);
    const odd = events.flatMap(({ causes }) => causes).filter(({ by, owner }) => !isSaid(by) || !isSeat(owner, seats));
    expect(odd).toEqual([]);
  }
});

function seatsOf({ seats: { min, max } }: AnyGame): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

function randomMatch(game: AnyGame, seats: number, seed: string) {
  const match = start(game, { seats, seed });
  const chance = seeded(seed, 1);
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts())
    match.answer(prompt.id, randomAnswer(prompt, chance));
  return match;
}

/** Neither a name of the code's own nor its punctuation. */
function isSaid(by: string): boolean {
  return /\p{L}/u.test(by) && !/[_{}]|undefined|null|[a-z][A-Z]/.test(by);
}

function isSeat(owner: Seat | undefined, seats: number): boolean {
  return owner === undefined || (Number.isInteger(owner) && owner >= 0 && owner < seats);
}

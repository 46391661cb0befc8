/** A leak is understood from its report: both worlds, what is hidden, and what to do, by the name of what can be declared. */
import { expect, test } from 'vitest';
import { eventTells } from '../../test/broken/event-tells.ts';
import { outcomeTells } from '../../test/broken/outcome-tells.ts';
import { prunedOfferTells } from '../../test/broken/pruned-offer-tells.ts';
import { waitingTells } from '../../test/broken/waiting-tells.ts';
import type { AnyGame } from '../game/game.ts';
import { leaks } from './index.ts';

function reportOf(game: AnyGame): string {
  try {
    leaks(game, { matches: 20, seconds: 30 });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('there is no leak');
}

test.each([
  [
    'an event',
    eventTells,
    /to mend it: list "\w+" in secrets\.tells, if all may know it; else let secrets\.events\.\w+ leave/,
  ],
  ['who is waited for', waitingTells, /to mend it: ask in both worlds: .* ask: 'always'/],
  ['who wins', outcomeTells, /to mend it: let an event that is listed in secrets\.tells/],
  ['what was pruned', prunedOfferTells, /to mend it: prune by what the seat may know/],
])('what to do about %s is said by name', (_what, game, remedy) => {
  expect(reportOf(game)).toMatch(remedy);
});

test('both worlds stand side by side, with what is hidden in them', () => {
  const lines = reportOf(eventTells).split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}in this world: {2}the event "\w+" \{/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}in another one: the event "\w+" \{/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}what is hidden: .+ is .+ or .+/));
});

import type { Execution } from '../execution/execution.ts';
import { created } from '../execution/word.ts';
import { whole } from '../fields/checks.ts';
import type { Flow } from '../game/flow.ts';
import { OUTCOMES_MAX, type Seen } from '../oracle/oracle.ts';
import { broken } from '../values/errors.ts';
import { Done } from './done.ts';

/**
 * A die with faces 1 to `sides`.
 *
 * @example
 * ```ts
 * import { emit, roll } from '@fermata/core';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const lucky: typeof pig = {
 *   ...pig,
 *   *opening() {
 *     yield* emit({ type: 'rolled', seat: 0, die: yield* roll(20, 'gift') });
 *   },
 * };
 * scripted(lucky, { chance: { gift: [17], die: [4] } }).state.pot; // → 21
 * ```
 */
export function roll(sides: number, label: string): Flow<never, number> {
  return created(new Done('roll', label, (run) => 1 + outcome(run, sides, label, DIE, sides)));
}

/**
 * True `n` times in `d`. What is certain is not left to chance.
 *
 * @example
 * ```ts
 * import { chance, emit } from '@fermata/core';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const lucky: typeof pig = {
 *   ...pig,
 *   *opening() {
 *     if (yield* chance(1, 8, 'gift')) yield* emit({ type: 'rolled', seat: 0, die: 10 });
 *   },
 * };
 * scripted(lucky, { chance: { gift: [true], die: [4] } }).state.pot; // → 14
 * ```
 */
export function chance(n: number, d: number, label: string): Flow<never, boolean> {
  return created(new Done('chance', label, (run) => happens(run, n, d, label)));
}

/**
 * One token of an unordered pile. The state does not change: emit an event that says what was drawn.
 *
 * @example
 * ```ts
 * import { draw, emit } from '@fermata/core';
 * import { scripted } from '@fermata/core/testing';
 * import { kuhnPoker } from '@fermata/kuhn-poker';
 *
 * const dealt: typeof kuhnPoker = {
 *   ...kuhnPoker,
 *   *opening({ deck }) {
 *     for (const seat of [0, 1]) yield* emit({ type: 'dealt', seat, card: yield* draw(deck, 'deal') });
 *   },
 * };
 * scripted(dealt, { chance: { deal: ['K', 'J'] } }).state.hands; // → [['K'], ['J']]
 * ```
 */
export function draw<T>(pile: readonly T[], label: string): Flow<never, T> {
  return created(new Done('draw', label, (run) => drawn(run, pile, label)));
}

/**
 * The pile in a random order. The state does not change: emit an event that says the order. Where order does not
 * matter, draw instead: then odds are exact.
 *
 * @example
 * ```ts
 * import { emit, shuffle } from '@fermata/core';
 * import { scripted } from '@fermata/core/testing';
 * import { kuhnPoker } from '@fermata/kuhn-poker';
 *
 * const dealt: typeof kuhnPoker = {
 *   ...kuhnPoker,
 *   *opening({ deck }) {
 *     const cards = yield* shuffle(deck, 'deck');
 *     for (const seat of [0, 1]) yield* emit({ type: 'dealt', seat, card: cards[seat]! });
 *   },
 * };
 * scripted(dealt, { chance: { deck: ['K', 'J'] } }).state.hands; // → [['K'], ['J']]
 * ```
 */
export function shuffle<T>(pile: readonly T[], label: string): Flow<never, T[]> {
  return created(new Done('shuffle', label, (run) => some(run, pile, pile?.length, label)));
}

/**
 * So many tokens of an unordered pile, one after the other and none twice; all of them where it has fewer. The state does not
 * change: emit an event that says what was drawn.
 *
 * @example
 * ```ts
 * import { emit } from '@fermata/core';
 * import { drawSome } from '@fermata/core/table';
 * import { scripted } from '@fermata/core/testing';
 * import { kuhnPoker } from '@fermata/kuhn-poker';
 *
 * const dealt: typeof kuhnPoker = {
 *   ...kuhnPoker,
 *   *opening({ deck }) {
 *     const cards = yield* drawSome(deck, 2, 'deal');
 *     for (const [seat, card] of cards.entries()) yield* emit({ type: 'dealt', seat, card });
 *   },
 * };
 * scripted(dealt, { chance: { deal: ['K', 'J'] } }).state.hands; // → [['K'], ['J']]
 * ```
 */
export function drawSome<T>(pile: readonly T[], count: number, label: string): Flow<never, T[]> {
  return created(new Done('drawSome', label, (run) => some(run, pile, count, label)));
}

function some<T>(run: Execution, pile: readonly T[], count: number, label: string): T[] {
  whole(count, `${label}: how many`, 0);
  const rest = pile.slice();
  return pile.slice(0, count).map(() => rest.splice(outcome(run, rest.length, label, IN_PILE, rest), 1)[0] as T); // one is left for each
}

export function happens(run: Execution, n: number, d: number, label: string): boolean {
  return outcome(run, n <= 0 || n >= d ? 1 : d, label, UNDER, n) < n;
}

export function drawn<T>(run: Execution, pile: readonly T[], label: string): T {
  return pile[outcome(run, pile?.length, label, IN_PILE, pile)] as T; // within the pile
}

const DIE: Seen<number> = (_, index) => index + 1;
const UNDER: Seen<number> = (n, index) => index < n;
const IN_PILE: Seen<readonly unknown[]> = (pile, index) => pile[index];

/** What comes up, from 0 to n-1; `seen(of, i)` is what players see of i. */
function outcome<X>(run: Execution, n: number, label: string, seen: Seen<X>, of: X): number {
  run.lanes.checkMain('chance', label);
  if (!Number.isInteger(n) || n < 1 || n > OUTCOMES_MAX)
    throw broken('chance', `chance "${label}" has ${n} outcomes, not 1 to ${OUTCOMES_MAX}; look before you draw`);
  return n === 1 ? 0 : run.chance(n, label, seen, of);
}

/**
 * Words that are run at once, without `yield*`. Where a stretch of the rules only follows from what was chosen before it, its
 * functions need not be flows then, and nothing is made that only a flow needs.
 */

import { lifeOf } from '../execution/life.ts';
import { ready } from '../execution/word.ts';
import type { AnyEvent } from '../game/flow.ts';
import { broken } from '../values/errors.ts';
import { drawn, happens } from './chance.ts';

/**
 * `emit`, at once: nobody who listens may ask. For stretches of rules that are plain functions. It must be told the type of
 * the game's events, `emitNow<Event>(…)`: `emit` takes it from the flow around it, and here is none. Without it a payload
 * does not compile, so that no slip in one passes.
 *
 * @example
 * ```ts
 * import { connectFour } from '@fermata/connect-four';
 * import { emitNow, start } from '@fermata/core';
 *
 * type Event = { type: 'dropped'; seat: number; column: number };
 * const gift: typeof connectFour = {
 *   ...connectFour,
 *   *opening() {
 *     emitNow<Event>({ type: 'dropped', seat: 0, column: 3 });
 *   },
 * };
 * start(gift).waiting(); // → [1]
 * ```
 */
export function emitNow<E extends AnyEvent = AnyEvent>(event: NoInfer<E>): void {
  const { type } = event;
  const life = lifeOf(ready('emit', type), event, type);
  if (!life || life.next().done === true) return;
  throw broken('word', `"${type}" was emitted now, but somebody asks; emit it with yield*`);
}

/**
 * `chance`, at once. For functions that are no flows.
 *
 * @example
 * ```ts
 * import { chanceNow, emit } from '@fermata/core';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const gift = () => (chanceNow(1, 8, 'gift') ? 10 : 2);
 * const lucky: typeof pig = {
 *   ...pig,
 *   *opening() {
 *     yield* emit({ type: 'rolled', seat: 0, die: gift() });
 *   },
 * };
 * scripted(lucky, { chance: { gift: [true], die: [4] } }).state.pot; // → 14
 * ```
 */
export function chanceNow(n: number, d: number, label: string): boolean {
  return happens(ready('chance', label), n, d, label);
}

/**
 * `draw`, at once. For functions that are no flows.
 *
 * @example
 * ```ts
 * import { drawNow, emit } from '@fermata/core';
 * import { scripted } from '@fermata/core/testing';
 * import { kuhnPoker } from '@fermata/kuhn-poker';
 *
 * const top = <T>(deck: readonly T[]) => drawNow(deck, 'deal');
 * const dealt: typeof kuhnPoker = {
 *   ...kuhnPoker,
 *   *opening({ deck }) {
 *     for (const seat of [0, 1]) yield* emit({ type: 'dealt', seat, card: top(deck) });
 *   },
 * };
 * scripted(dealt, { chance: { deal: ['K', 'J'] } }).state.hands; // → [['K'], ['J']]
 * ```
 */
export function drawNow<T>(pile: readonly T[], label: string): T {
  return drawn(ready('draw', label), pile, label);
}

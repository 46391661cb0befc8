/**
 * The turn of arena, step by step, as the specification has it. Data, damage and effects are those of `battle/`, which
 * gen1 uses as well. All that differs from gen1, besides the numbers of `constants.ts`, follows from these steps:
 *
 * - 1. The last damage is forgotten when a turn begins. Bide's timer is one of step 4, so damage counts once, in its turn.
 * - 2. Items come between switches and moves, and everybody who is not in the middle of a move may choose one: for the
 *   Pokémon that fights, or for another one of the team.
 * - 3. Everybody acts, even after somebody has fainted; a foe that is gone is asked for in 3c, and replaced after step 5.
 * - 3a, 3b. Paralysis is asked before holds, flinches and confusion. Whoever is kept from acting has failed, and is not
 *   in the middle of anything any more. Gen1 lets some go on later, and gets others stuck for good.
 * - 3d. The accuracy check comes before types, which belong to the damage. Every use has the accuracy of its move: gen1
 *   lets what is left of it shrink from turn to turn while somebody rages or thrashes about.
 * - 3d vi. Whether an effect can apply is asked before chance is: nothing is drawn for what cannot be.
 * - 4. Poison, burns and seeds hurt at the end of the turn, whoever has come in or knocked somebody out. Timers count
 *   there, too: of Disable, confusion, Bide, of Thrash, which thus confuses after its last blow and not before, and of
 *   screens and mist, which last for some turns only. They stand around one Pokémon, and go when it goes.
 */
import { becauseNow, choose, type DeepReadonly, type Flow, type Listener, together } from '@fermata/core';
import { aboutComingIn, ENDLESS, NO_HEALTH, NOBODY_LEFT, TURN_END } from '../battle/about.ts';
import { placeChosen, reservesOf } from '../battle/choices.ts';
import { emitNow } from '../battle/emit-now.ts';
import { isEndless } from '../battle/ending.ts';
import { endHolds } from '../battle/holds.ts';
import type { Event } from '../events.ts';
import { type BattleSeat, battleSeat, foeOf, type Pair, SEATS } from '../seats.ts';
import { fighterOf, memberAt, type Side, type State, TIE, whoAt } from '../state.ts';
import { act } from './act.ts';
import { exceptIn, offerOf } from './choices.ts';
import { TURNS_MAX } from './constants.ts';
import { endOfTurn } from './end-of-turn.ts';
import { inOrder } from './order.ts';
import { aboutAction, type Plans, plansOf } from './plan.ts';
import { useItem } from './use-item.ts';

/** Both choose in secret; then all of this happens. Replacing the fainted is a step of its own, as in gen1. */
export function* turn(state: DeepReadonly<State>): Flow<Event> {
  if (SEATS.some((seat) => hasFallen(state, seat))) {
    yield* replace(state);
    next(state);
    return;
  }
  const chosen = yield* together(SEATS, (seat) => ask(state, battleSeat(seat)));
  // 1. Initialisation
  becauseNow(TURN_START, emitNow, { type: 'turnStarted', turn: state.turn });
  // 2. Action prioritisation
  const plans = plansOf(state, chosen as Pair<string>); // one for each seat
  const order = becauseNow(ORDER, inOrder, state, plans);
  // 3. Main action loop
  for (const seat of order)
    becauseNow(aboutAction(state, seat, plans), () => withFaintCheck(state, seat, () => carryOut(state, seat, plans)));
  // 4. End-of-turn phase
  becauseNow(TURN_END, () => {
    for (const seat of order) withFaintCheck(state, seat, () => endOfTurn(state, seat));
  });
  // 5. Cleanup and finalisation
  finish(state);
}

function ask(state: DeepReadonly<State>, seat: BattleSeat): Flow<never, string> {
  return choose(seat, 'What now?', offerOf(state, seat), { except: () => exceptIn(state, seat) });
}

const TURN_START: Listener = { id: 'the start of the turn' };
const ORDER: Listener = { id: 'the order of the turn' };

/** 3. A switch, an item, or a move. */
function carryOut(state: DeepReadonly<State>, seat: BattleSeat, plans: Plans): void {
  const { to, use } = plans[seat];
  if (to > 0) comeIn(state, seat, to, false);
  else if (use !== undefined) useItem(state, seat, use);
  else act(state, seat, plans);
}

/** The post-action check: whoever stood before something happened, and does not any more, faints. The foe comes first. */
function withFaintCheck(state: DeepReadonly<State>, seat: BattleSeat, something: () => void): void {
  const standing = [foeOf(seat), seat].filter((one) => !hasFallen(state, one));
  something();
  for (const one of standing)
    if (hasFallen(state, one))
      becauseNow(NO_HEALTH[one], emitNow, { type: 'fainted', seat: one, who: whoAt(state, one) });
}

/** 5. Whoever has nobody left has lost. If nobody has fainted the next turn comes; else others come in before that. */
function finish(state: DeepReadonly<State>): void {
  const [isFirstOut, isSecondOut] = state.sides.map(isOut);
  if (isFirstOut || isSecondOut) {
    const winner = isFirstOut && isSecondOut ? TIE : isFirstOut ? 1 : 0;
    becauseNow(NOBODY_LEFT, emitNow, { type: 'finished', winner, why: 'fainted' });
  } else if (!SEATS.some((seat) => hasFallen(state, seat))) next(state);
}

/** Just those seats are asked whose Pokémon has fainted. */
function* replace(state: DeepReadonly<State>): Flow<Event> {
  const { sides } = state;
  const seats = SEATS.filter((seat) => hasFallen(state, seat));
  const chosen = yield* together(seats, (seat) => choose(seat, 'Send in whom?', reservesOf(sides[battleSeat(seat)])));
  for (const seat of seats) {
    const to = placeChosen(seat, seats, chosen);
    becauseNow(aboutComingIn, comeIn, state, seat, to, true);
  }
}

function comeIn({ sides }: DeepReadonly<State>, seat: BattleSeat, to: number, isReplacement: boolean): void {
  const { species: who, level } = memberAt(sides[seat], to);
  emitNow({ type: 'switched', seat, who, level, to, isReplacement });
}

/** The next turn; or a tie, if nothing can happen any more or it has taken too long. */
function next(state: DeepReadonly<State>): void {
  becauseNow(TURN_END, goOn, state);
}

function goOn(state: DeepReadonly<State>): void {
  endHolds(state, true);
  emitNow({ type: 'turnEnded', isWhole: true });
  if (isEndless(state) && state.sides.every(hasEmptyBag))
    becauseNow(ENDLESS, emitNow, { type: 'finished', winner: TIE, why: 'endless' });
  else if (state.turn > TURNS_MAX) emitNow({ type: 'finished', winner: TIE, why: 'turns' });
}

function hasFallen(state: DeepReadonly<State>, seat: BattleSeat): boolean {
  return fighterOf(state, seat).health === 0;
}

function isOut({ team }: DeepReadonly<Side>): boolean {
  return team.every(({ health }) => health === 0);
}

function hasEmptyBag({ bag }: DeepReadonly<Side>): boolean {
  return Object.values(bag).every((left) => left === 0);
}

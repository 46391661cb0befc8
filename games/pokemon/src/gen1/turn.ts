import { becauseNow, chanceNow, choose, type DeepReadonly, type Flow, together } from '@fermata/core';
import { aboutComingIn, aboutPlan, CHOICES, ENDLESS, NO_HEALTH, NOBODY_LEFT, TURN_END } from '../battle/about.ts';
import { parseOption, placeChosen, reservesOf } from '../battle/choices.ts';
import { emitNow } from '../battle/emit-now.ts';
import { isEndless } from '../battle/ending.ts';
import { endHolds, goOnOrLetGo } from '../battle/holds.ts';
import type { Plan, Plans } from '../battle/plan.ts';
import { findMove, NO_MOVE, SPEED } from '../data/index.ts';
import type { Event } from '../events.ts';
import { type BattleSeat, battleSeat, foeOf, type Pair, SEATS } from '../seats.ts';
import { fighterOf, type Side, type State, TIE, whoAt } from '../state.ts';
import { act } from './act.ts';
import { offerOf, selectionOf } from './choices.ts';
import { comeIn } from './switching.ts';

/** After so many turns it is a tie. */
const TURNS_MAX = 1000;

/**
 * Both choose in secret; then they act, one after the other. Whoever faints ends the turn at once; then others come in.
 * That is a step of its own, so that every question comes before whatever follows from its answer.
 */
export function* turn(state: DeepReadonly<State>): Flow<Event> {
  if (hasFainted(state)) yield* replace(state);
  else if (state.turn === 1 && isEndless(state)) tieForGood();
  else {
    const chosen = yield* together(SEATS, (seat) => choose(seat, 'What now?', offerOf(state, battleSeat(seat))));
    carryOut(state, chosen as Pair<string>); // one for each seat
  }
}

/** What both have chosen happens. */
function carryOut(state: DeepReadonly<State>, chosen: Readonly<Pair<string>>): void {
  goOnOrLetGo(state);
  const plans: Plans = becauseNow(CHOICES, plansOf, state, chosen);
  const ahead = lead(state, plans, 0);
  const order = inOrder(state, plans, ahead === 0 ? chanceNow(1, 2, 'tie') : ahead > 0);
  for (const seat of order) {
    becauseNow(aboutPlan, carryOutOne, state, seat, plans);
    if (hasFainted(state)) return;
  }
  becauseNow(TURN_END, endTurn, state, true);
}

/** What one of them has chosen, and what comes of it for those who have no health left. */
function carryOutOne(state: DeepReadonly<State>, seat: BattleSeat, plans: Plans): void {
  const { to } = plans[seat];
  if (to > 0) comeIn(state, seat, to, plans);
  else act(state, seat, plans);
  if (hasFainted(state)) faint(state, foeOf(seat));
}

function plansOf(state: DeepReadonly<State>, chosen: Readonly<Pair<string>>): Plans {
  return [planOf(state, 0, chosen[0]), planOf(state, 1, chosen[1])];
}

/** What a seat is about to do, now that it has chosen. */
function planOf(state: DeepReadonly<State>, seat: BattleSeat, choice: string): Plan {
  const parsed = parseOption(choice);
  if (parsed.do === 'switch') return { move: NO_MOVE, to: parsed.at };
  const move = selectionOf(state, seat, parsed);
  if (move !== undefined)
    emitNow({ type: 'selected', seat, move, slot: move > 0 && parsed.do === 'move' ? parsed.at : -1 });
  return { move: state.sides[seat].selected, to: 0 };
}

/** Whole turns wear things off; those that somebody's fainting has cut short do not. */
function endTurn(state: DeepReadonly<State>, isWhole: boolean): void {
  endHolds(state, isWhole);
  emitNow({ type: 'turnEnded', isWhole });
  if (isEndless(state)) tieForGood();
  else if (state.turn > TURNS_MAX) emitNow({ type: 'finished', winner: TIE, why: 'turns' });
}

/** Nothing can happen any more. */
function tieForGood(): void {
  becauseNow(ENDLESS, emitNow, { type: 'finished', winner: TIE, why: 'endless' });
}

/** How far a seat is ahead: switches come first, then moves by priority; then the faster one. */
function lead({ sides }: DeepReadonly<State>, plans: Plans, seat: BattleSeat): number {
  const foe = foeOf(seat);
  return rankOf(plans[seat]) - rankOf(plans[foe]) || speedOf(sides[seat]) - speedOf(sides[foe]);
}

function rankOf({ move, to }: Plan): number {
  return to > 0 ? SWITCH_FIRST : (findMove(move)?.priority ?? 0);
}

/** The order of the seats. Whoever thrashes about lines up anew, and where both are as fast a coin is tossed once more. */
function inOrder(state: DeepReadonly<State>, plans: Plans, isFirst: boolean): readonly BattleSeat[] {
  let goesFirst = isFirst;
  for (const seat of SEATS) {
    const { thrash } = state.sides[seat].active;
    const plan = plans[seat];
    if (thrash === NO_MOVE || plan.to > 0) continue;
    plan.move = thrash;
    const ahead = lead(state, plans, seat);
    goesFirst = (ahead === 0 ? chanceNow(1, 2, 'tie') : ahead > 0) === (seat === 0);
  }
  return goesFirst ? SEATS : SECOND_FIRST;
}

const SWITCH_FIRST = 100;
const SECOND_FIRST: readonly BattleSeat[] = [1, 0];
const ONLY_FIRST: readonly BattleSeat[] = [0];
const ONLY_SECOND: readonly BattleSeat[] = [1];

function speedOf({ active }: DeepReadonly<Side>): number {
  return active.stats[SPEED];
}

function hasFainted(state: DeepReadonly<State>): boolean {
  return fighterOf(state, 0).health === 0 || fighterOf(state, 1).health === 0;
}

/** Those without health leave, first whoever was attacked; whoever has nobody left has lost. */
function faint(state: DeepReadonly<State>, attacked: BattleSeat): void {
  for (const seat of attacked === 0 ? SEATS : SECOND_FIRST)
    if (fighterOf(state, seat).health === 0)
      becauseNow(NO_HEALTH[seat], emitNow, { type: 'fainted', seat, who: whoAt(state, seat) });
  becauseNow(NOBODY_LEFT, finish, state);
}

/** If nobody is left. */
function finish(state: DeepReadonly<State>): void {
  const [first, second] = [isOut(state.sides[0]), isOut(state.sides[1])];
  if (first && second) emitNow({ type: 'finished', winner: TIE, why: 'fainted' });
  else if (first || second) emitNow({ type: 'finished', winner: first ? 1 : 0, why: 'fainted' });
}

function isOut({ team }: DeepReadonly<Side>): boolean {
  for (const { health } of team) if (health > 0) return false;
  return true;
}

/** Whoever has nobody fighting sends in another. */
function* replace(state: DeepReadonly<State>): Flow<Event> {
  const { sides } = state;
  const seats = fallen(state);
  const chosen = yield* together(seats, (seat) => choose(seat, 'Send in whom?', reservesOf(sides[battleSeat(seat)])));
  sendIn(state, seats, chosen);
}

/** Two choose in secret, and the faster of those who fell comes first. */
function sendIn(state: DeepReadonly<State>, seats: readonly BattleSeat[], chosen: readonly string[]): void {
  const { sides } = state;
  let order = seats;
  if (seats.length > 1) {
    const lead = speedOf(sides[0]) - speedOf(sides[1]);
    const isFirst = lead === 0 ? chanceNow(1, 2, 'tie') : lead > 0;
    if (!isFirst) order = SECOND_FIRST;
  }
  for (const seat of order) {
    const to = placeChosen(seat, seats, chosen);
    becauseNow(aboutComingIn, comeIn, state, seat, to, undefined);
  }
  becauseNow(TURN_END, endTurn, state, false);
}

/** The seats of those who have no health left: one, or both. */
function fallen(state: DeepReadonly<State>): readonly BattleSeat[] {
  if (fighterOf(state, 0).health > 0) return ONLY_SECOND;
  return fighterOf(state, 1).health > 0 ? ONLY_FIRST : SEATS;
}

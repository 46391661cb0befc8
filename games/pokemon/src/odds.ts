import { type DeepReadonly, defineGame, type Face, type Oracle, type Seat, start } from '@fermata/core';
import { enumerate, type Fraction, fraction, plus, times } from '@fermata/core/odds';
import { end } from './apply/start-and-end.ts';
import { apply } from './apply.ts';
import { act as actInArena } from './arena/act.ts';
import { emitNow } from './battle/emit-now.ts';
import { isLetGo } from './battle/holds.ts';
import { copyBattle } from './copy.ts';
import { findMove } from './data/index.ts';
import type { Event } from './events.ts';
import { act as actInGen1 } from './gen1/act.ts';
import { type BattleSeat, battleSeat, foeOf, SEATS } from './seats.ts';
import { changed, fighterOf, type Side, type State, TIE } from './state.ts';

/** What a move does to a foe: how likely each loss of health is, and how likely it is that nothing is left. */
export interface DamageOdds {
  readonly damage: ReadonlyMap<number, Fraction>;
  readonly knockOut: Fraction;
}

/** Ways that chance may fall: Metronome alone can call every other move. */
const WAYS_MAX = 200_000;

/**
 * The exact odds of what a seat does to its foe if it acts with this move now. Whatever may keep it from acting counts,
 * and so does what it is in the middle of; what the foe does in the same turn does not.
 */
export function damageOdds(
  state: DeepReadonly<State>,
  seat: Seat,
  move: number,
  { rules = 'gen1' }: { readonly rules?: Rules } = {},
): DamageOdds {
  check(state, seat, move, rules);
  const action = { state, seat: battleSeat(seat), move, rules };
  const { health } = fighterOf(state, foeOf(action.seat));
  const plain = new Map<number, Fraction>();
  const called = new Map<number, Fraction>();
  let [calls, ends] = [fraction(0), fraction(0)];
  for (const { value, probability } of enumerate((oracle) => fallOf(action, oracle), WAYS_MAX)) {
    if (value.isCalled) calls = plus(calls, probability);
    if (value.loss === undefined) continue;
    if (value.isCalled) ends = plus(ends, probability);
    const losses = value.isCalled ? called : plain;
    losses.set(value.loss, plus(losses.get(value.loss) ?? fraction(0), probability));
  }
  // Where Metronome comes back to itself, the same odds come again: what else it calls is so much likelier.
  const damage = new Map(plain);
  for (const [loss, probability] of called) {
    const likelier = times(probability, times(calls, fraction(ends.under, ends.over)));
    damage.set(loss, plus(damage.get(loss) ?? fraction(0), likelier));
  }
  return { damage, knockOut: damage.get(health) ?? fraction(0) };
}

function check(state: DeepReadonly<State>, seat: Seat, move: number, rules: Rules): void {
  if (!RULES.includes(rules)) throw new TypeError(`there are no rules "${rules}"; they are ${RULES.join(' and ')}`);
  if (seat !== 0 && seat !== 1) throw new TypeError(`there is no seat ${seat}; seats are 0 and 1`);
  if (findMove(move) === undefined) throw new TypeError(`there is no move ${move}; they are numbered from 1 to 165`);
  if (state.sides.some(({ active }) => active.stats === null))
    throw new TypeError('a view hides what odds depend on; give the state of a match, or of a redealt world');
  if (state.winner !== null) throw new TypeError('the battle is over; give a state in which it goes on');
  for (const [whose, { team }] of state.sides.entries())
    if (team[0].health === 0) throw new TypeError(`seat ${whose} has nobody who stands; wait for whom it sends in`);
}

/** One way for chance to fall: what the foe loses, unless Metronome comes back to itself; and whether it called anything. */
interface Fall {
  readonly loss: number | undefined;
  readonly isCalled: boolean;
}

function fallOf(action: Single, oracle: Oracle): Fall {
  const unlooped = new Unlooped(oracle);
  try {
    const { events } = start(single, { oracle: unlooped, options: action });
    const loss = events.reduce((lost, event) => lost + lossIn(event, foeOf(action.seat)), 0);
    return { loss, isCalled: unlooped.metronomes > 0 };
  } catch (error) {
    if (error !== AGAIN) throw error;
    return { loss: undefined, isCalled: true };
  }
}

/** Mirror Move may call the Metronome that has called it: that is the same question again, and there is no end to it. */
class Unlooped implements Oracle {
  readonly #oracle: Oracle;
  metronomes = 0;

  constructor(oracle: Oracle) {
    this.#oracle = oracle;
  }

  get position(): number {
    return this.#oracle.position;
  }

  int(n: number, label: string, face?: Face): number {
    if (label === 'metronome' && this.metronomes++ > 0) throw AGAIN;
    return this.#oracle.int(n, label, face);
  }

  at(position: number): Oracle {
    return new Unlooped(this.#oracle.at(position));
  }
}

const AGAIN = Symbol('the same question again');
const RULES = ['gen1', 'arena'] as const;
type Rules = (typeof RULES)[number];

/** What the move has done to the seat. */
function lossIn(event: Event, seat: BattleSeat): number {
  const isBlow = event.type === 'damaged' && event.seat === seat && (event.by === 'move' || event.by === 'bide');
  return isBlow ? event.amount : 0;
}

interface Single {
  readonly state: DeepReadonly<State>;
  readonly seat: BattleSeat;
  readonly move: number;
  readonly rules: Rules;
}

/** Who acts, beside the battle itself. */
interface Probe extends State {
  probe: Omit<Single, 'state'>;
}

/** A battle of one action. */
const single = defineGame<Probe, Event, Single>({
  name: 'pokemon-action',
  version: 1,
  seats: { min: 2, max: 2 },
  options: (given) => given as Single, // it comes from here alone
  setup: ({ options: { state, ...probe } }) => {
    const battle = copyBattle(state as State); // it is only read
    letGo(battle);
    select(battle, probe.seat, probe.move);
    return { ...battle, probe };
  },
  *turn(state) {
    const { seat, rules } = state.probe;
    const [first, second] = state.sides;
    const plans = [planOf(first), planOf(second)] as const;
    if (rules === 'gen1') actInGen1(state, seat, plans);
    else actInArena(state, seat, plans);
    emitNow({ type: 'finished', winner: TIE, why: 'turns' });
  },
  apply,
  outcome: ({ winner }) => (winner === null ? undefined : [PLACE, PLACE]),
});

/** It goes on with what it has selected. */
function planOf({ selected, active }: DeepReadonly<Side>) {
  return { move: active.thrash || selected, to: 0, use: undefined };
}

const PLACE = { rank: 1, score: 0 };

/** A hold that is over keeps nobody from acting, though nobody knows it yet. */
function letGo({ sides }: State): void {
  for (const seat of SEATS) {
    const { active } = sides[seat];
    if (!isLetGo(active)) continue;
    end(active, 'trap');
    end(sides[foeOf(seat)].active, 'trapped');
  }
}

/** The move is in a slot of its user, and has been selected; whoever is in the middle of something goes on with that. */
function select({ sides }: State, seat: BattleSeat, move: number): void {
  const side = sides[seat];
  const { active } = side;
  if (active.bide > 0 || active.rage > 0 || active.charging > 0 || active.trapping > 0) return;
  const slot = active.moves.indexOf(move);
  side.selected = move;
  side.slot = Math.max(slot, 0);
  if (slot < 0) active.moves = changed(active.moves, 0, move);
}

import { type Deep, defineGame, enumerate, type Fraction, fraction, plus, type Seat, start } from '@fermata/core';
import { apply } from './apply.ts';
import { act as actInArena } from './arena/act.ts';
import { tell } from './battle/words.ts';
import { copyBattle } from './copy.ts';
import { findMove } from './data/index.ts';
import type { Event } from './events.ts';
import { act as actInGen1 } from './gen1/act.ts';
import { changed, type State, TIE } from './state.ts';

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
  state: Deep<State>,
  seat: Seat,
  move: number,
  { rules = 'gen1' }: { readonly rules?: Rules } = {},
): DamageOdds {
  if (findMove(move) === undefined) throw new TypeError(`there is no move ${move}; they are numbered from 1 to 165`);
  const { health } = state.sides[1 - seat]!.team[0]!; // somebody fights on each side
  if (health === 0) throw new TypeError(`seat ${1 - seat} has nobody who stands; wait for whom it sends in`);
  const damage = new Map<number, Fraction>();
  let knockOut = fraction(0);
  const falls = enumerate((oracle) => {
    const { events } = start(single, { oracle, options: { state, seat, move, rules } });
    return events.reduce((lost, event) => lost + lossIn(event, 1 - seat), 0);
  }, WAYS_MAX);
  for (const { value, probability } of falls) {
    damage.set(value, plus(damage.get(value) ?? fraction(0), probability));
    if (value === health) knockOut = plus(knockOut, probability);
  }
  return { damage, knockOut };
}

type Rules = 'gen1' | 'arena';

/** What the move has done to the seat. */
function lossIn(event: Event, seat: Seat): number {
  const isBlow = event.type === 'damaged' && event.seat === seat && (event.by === 'move' || event.by === 'bide');
  return isBlow ? event.amount : 0;
}

interface Single {
  readonly state: State;
  readonly seat: Seat;
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
    const battle = copyBattle(state);
    select(battle, probe.seat, probe.move);
    return { ...battle, probe };
  },
  *turn(state) {
    const { seat, rules } = state.probe;
    const plans = state.sides.map(({ selected, active }) => ({ move: active.thrash || selected, to: 0 }));
    if (rules === 'gen1') actInGen1(state, seat, plans);
    else
      actInArena(
        state,
        seat,
        plans.map((plan) => ({ ...plan, item: undefined })),
      );
    tell({ type: 'finished', winner: TIE, why: 'turns' });
  },
  apply,
  outcome: ({ winner }) => (winner === null ? undefined : [PLACE, PLACE]),
});

const PLACE = { rank: 1, score: 0 };

/** The move is in a slot of its user, and has been selected; whoever is in the middle of something goes on with that. */
function select({ sides }: State, seat: Seat, move: number): void {
  const side = sides[seat]!; // there are two
  const { active } = side;
  if (active.bide > 0 || active.rage > 0 || active.charging > 0 || active.trapping > 0) return;
  const slot = active.moves.indexOf(move);
  side.selected = move;
  side.slot = Math.max(slot, 0);
  if (slot < 0) active.moves = changed(active.moves, 0, move);
}

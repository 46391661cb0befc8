import {
  type Deep,
  defineGame,
  emit,
  enumerate,
  type Flow,
  type Fraction,
  fraction,
  plus,
  type Seat,
  start,
} from '@fermata/core';
import { apply } from './apply.ts';
import { copyBattle } from './copy.ts';
import { moveOf } from './data/index.ts';
import type { Event } from './events.ts';
import { use } from './gen1/use.ts';
import { type State, TIE } from './state.ts';

/** What a move does to a foe: how likely each loss of health is, and how likely it is that nothing is left. */
export interface DamageOdds {
  readonly damage: ReadonlyMap<number, Fraction>;
  readonly knockOut: Fraction;
}

/** Ways that chance may fall: Metronome alone can call every other move. */
const WAYS_MAX = 200_000;

/** The exact odds of a move that a seat uses now, undisturbed. */
export function damageOdds(state: Deep<State>, seat: Seat, move: number): DamageOdds {
  const health = healthOf(state, 1 - seat);
  const damage = new Map<number, Fraction>();
  let knockOut = fraction(0);
  const falls = enumerate((oracle) => {
    const match = start(single, { oracle, options: { state, seat, move }, log: false });
    return health - healthOf(match.state, 1 - seat);
  }, WAYS_MAX);
  for (const { value, probability } of falls) {
    damage.set(value, plus(damage.get(value) ?? fraction(0), probability));
    if (value === health) knockOut = plus(knockOut, probability);
  }
  return { damage, knockOut };
}

function healthOf({ sides }: Deep<State>, seat: Seat): number {
  return sides[seat]!.team[0]!.health; // somebody fights on each side
}

interface Single {
  readonly state: State;
  readonly seat: Seat;
  readonly move: number;
}

/** The seat whose move it is, beside the battle itself. */
interface Probe extends State {
  probe: { readonly seat: Seat; readonly move: number };
}

/** A battle of one move. */
const single = defineGame<Probe, Event, Single>({
  name: 'pokemon-move',
  version: 1,
  seats: { min: 2, max: 2 },
  options: (given) => given as Single, // it comes from here alone
  setup: ({ options: { state, seat, move } }) => ({ ...copyBattle(state), probe: { seat, move } }),
  *turn(state): Flow<Event> {
    const { seat, move } = state.probe;
    use(state, seat, moveOf(move), false, '', [PLAN, PLAN]);
    yield* emit({ type: 'finished', winner: TIE, why: 'turns' });
  },
  apply,
  outcome: ({ winner }) => (winner === null ? undefined : [PLACE, PLACE]),
});

const PLAN = { move: 0, to: 0 };
const PLACE = { rank: 1, score: 0 };

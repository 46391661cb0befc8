/** What begins, and what ends. */
import type { EventOf } from '@fermata/core';
import { NO_MOVE } from '../data/index.ts';
import type { Ending, Event } from '../events.ts';
import { foeOf } from '../seats.ts';
import type { Active, Field, State } from '../state.ts';
import { reveal } from './reveal.ts';

/** What ends by itself, or because of something else that is told. */
export type Ceasing = Ending | 'bide' | 'rage' | 'invulnerable' | 'focus' | 'seed';

/** Something begins. */
export function started(
  { sides, lastDamage }: State,
  { seat, what, turns, move, slot }: EventOf<Event, 'started'>,
): void {
  const { active, team } = sides[seat];
  const foe = sides[foeOf(seat)];
  switch (what) {
    case 'confusion':
      active.confusion = turns;
      break;
    case 'flinch':
      active.hasFlinched = true;
      break;
    case 'seed':
      active.isSeeded = true;
      break;
    case 'recharge':
      active.mustRecharge = true;
      break;
    case 'reflect':
      active.hasReflect = true;
      setTurns(active, what, turns);
      break;
    case 'lightScreen':
      active.hasLightScreen = true;
      setTurns(active, what, turns);
      break;
    case 'mist':
      active.hasMist = true;
      setTurns(active, what, turns);
      break;
    case 'focus':
      active.isFocused = true;
      break;
    case 'substitute':
      active.substitute = Math.floor(team[0].maxHealth / 4) + 1;
      break;
    case 'bide':
      active.bide = turns;
      active.bideDamage = 0;
      break;
    case 'thrash':
      active.thrash = move;
      active.thrashTurns = turns;
      active.thrashAccuracy = 255;
      break;
    case 'rage':
      active.rage = 255;
      break;
    case 'trap':
      active.trapping = move;
      active.trapTurns = turns;
      active.trapRenewals = 0;
      active.trapDamage = lastDamage;
      active.trapTarget = foe.team[0].id;
      hold(foe.active, team[0].id);
      break;
    case 'trapped':
      hold(active, foe.team[0].id);
      break;
    case 'disable':
      active.disabled = slot;
      active.disabledMove = move;
      active.disabledTurns = turns;
      reveal(sides[seat], move);
      break;
  }
}

/** Held for this turn and the next, unless the hold goes on. */
function hold(active: Active, by: number): void {
  if (active.trapped === 0) active.trapper = by;
  active.trapped = 2;
}

/** Where nothing is counted, nothing is copied. */
export function setTurns(active: Active, what: Field, turns: number): void {
  if (active.fieldTurns[what] !== turns) active.fieldTurns = { ...active.fieldTurns, [what]: turns };
}

/** Something is over. */
export function ended({ sides }: State, { seat, what }: EventOf<Event, 'ended'>): void {
  end(sides[seat].active, what);
}

/** Takes away all that there is to it. */
export function end(active: Active, what: Ceasing): void {
  switch (what) {
    case 'confusion':
      active.confusion = 0;
      break;
    case 'seed':
      active.isSeeded = false;
      break;
    case 'recharge':
      active.mustRecharge = false;
      break;
    case 'reflect':
      active.hasReflect = false;
      setTurns(active, what, 0);
      break;
    case 'lightScreen':
      active.hasLightScreen = false;
      setTurns(active, what, 0);
      break;
    case 'mist':
      active.hasMist = false;
      setTurns(active, what, 0);
      break;
    case 'focus':
      active.isFocused = false;
      break;
    case 'bide':
      active.bide = active.bideDamage = 0;
      break;
    case 'thrash':
      active.thrash = NO_MOVE;
      active.thrashTurns = active.thrashAccuracy = 0;
      break;
    case 'rage':
      active.rage = 0;
      break;
    case 'trap':
      active.trapping = NO_MOVE;
      active.trapTurns = active.trapRenewals = active.trapDamage = 0;
      active.trapTarget = -1;
      break;
    case 'trapped':
      active.trapped = 0;
      active.trapper = -1;
      break;
    case 'disable':
      active.disabled = -1;
      active.disabledMove = NO_MOVE;
      active.disabledTurns = 0;
      break;
    case 'invulnerable':
      active.isInvulnerable = false;
      break;
    case 'toxic':
      active.toxic = -1;
      break;
  }
}

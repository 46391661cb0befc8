import type { Pair } from './seats.ts';
import { type Active, asParty, type Pokemon, type Side, type State } from './state.ts';

/**
 * A copy of a battle, field by field. Moves `pokemon_fork_vs_showdown`: with `{ ...active }` and the like a fork takes a
 * third longer.
 */
export function copyBattle({ sides, turn, lastDamage, winner }: State): State {
  const own = sides.slice() as Pair<Side>; // as long
  let seat = 0;
  for (const side of sides) own[seat++] = copySide(side); // none, until teams have joined
  return { sides: own, turn, lastDamage, winner };
}

/**
 * Only the one that fights changes, and it is a state's own: whoever comes in is copied when it does. So those who wait
 * can be shared.
 */
function copySide({ team, active, selected, slot, used, resting, exposed, bag }: Side): Side {
  const own = asParty(team.slice());
  own[0] = copyPokemon(team[0]);
  return {
    team: own,
    active: copyActive(active),
    selected,
    slot,
    used,
    resting,
    exposed,
    bag,
  };
}

/** Lists are replaced when they change, so they are shared. */
export function copyPokemon(one: Pokemon): Pokemon {
  return {
    id: one.id,
    species: one.species,
    level: one.level,
    maxHealth: one.maxHealth,
    stats: one.stats,
    moves: one.moves,
    pp: one.pp,
    health: one.health,
    status: one.status,
    sleep: one.sleep,
    seen: one.seen,
  };
}

function copyActive(active: Active): Active {
  return {
    types: active.types,
    stored: active.stored,
    stats: active.stats,
    stages: active.stages,
    moves: active.moves,
    pp: active.pp,
    isTransformed: active.isTransformed,
    lastMove: active.lastMove,
    confusion: active.confusion,
    hasFlinched: active.hasFlinched,
    isSeeded: active.isSeeded,
    mustRecharge: active.mustRecharge,
    hasReflect: active.hasReflect,
    hasLightScreen: active.hasLightScreen,
    hasMist: active.hasMist,
    fieldTurns: active.fieldTurns,
    isFocused: active.isFocused,
    toxic: active.toxic,
    substitute: active.substitute,
    bide: active.bide,
    bideDamage: active.bideDamage,
    thrash: active.thrash,
    thrashTurns: active.thrashTurns,
    thrashAccuracy: active.thrashAccuracy,
    rage: active.rage,
    charging: active.charging,
    isInvulnerable: active.isInvulnerable,
    trapping: active.trapping,
    trapTurns: active.trapTurns,
    trapRenewals: active.trapRenewals,
    trapDamage: active.trapDamage,
    trapTarget: active.trapTarget,
    trapped: active.trapped,
    trapper: active.trapper,
    disabled: active.disabled,
    disabledMove: active.disabledMove,
    disabledTurns: active.disabledTurns,
  };
}

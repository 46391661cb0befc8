import type { Game, Seat } from '@fermata/core';
import { copyPokemon } from './copy.ts';
import { ATTACK, MOVES, moveOf, NO_MOVE, SPEED, speciesOf } from './data/index.ts';
import type { Event, Lasting, Ticking } from './events.ts';
import { sideOf } from './side.ts';
import { type Active, enter, SEEN, type Side, type State, weakened } from './state.ts';

/** How each event changes the battle: nothing else does. */
export const apply: Game<State, Event>['apply'] = {
  joined: ({ sides }, { seat, team, bag }) => {
    // Nothing of an event is kept.
    const own = team.map((one) => ({ ...one, stats: [...one.stats], moves: [...one.moves], pp: [...one.pp] }));
    sides[seat] = sideOf(own, bag);
  },
  selected: ({ sides }, { seat, move, slot }) => {
    const side = sides[seat]!; // there are two, here and below
    side.selected = move;
    if (slot >= 0) side.slot = slot;
  },
  switched: ({ sides }, { seat, to }) => {
    const side = sides[seat]!;
    const { team } = side;
    const one = copyPokemon(team[to]!); // within the team, here and below
    team[to] = team[0]!;
    team[0] = one;
    one.seen |= SEEN;
    if (one.status === 'toxic') one.status = 'poison';
    side.active = enter(one, speciesOf(one.species).types);
    side.slot = 0;
    sides[1 - seat]!.active.lastMove = NO_MOVE;
  },
  failed: ({ sides }, { seat, why }) => {
    const { active, team } = sides[seat]!;
    switch (why) {
      case 'frozen':
        active.lastMove = NO_MOVE;
        break;
      case 'asleep':
        active.lastMove = NO_MOVE;
        team[0]!.sleep--;
        break;
      case 'recharging':
        active.mustRecharge = false;
        break;
      case 'disabled':
        active.charging = NO_MOVE;
        break;
      case 'confused':
        active.isInvulnerable = false;
        interrupt(active);
        break;
      case 'paralysed':
        interrupt(active);
        break;
    }
  },
  ticked: (state, { seat, what }) => tick[what](state.sides[seat]!.active, state),
  spent: ({ sides }, { seat }) => pay(sides[seat]!, 1),
  used: (state, { seat, move: id, isPaid, by }) => {
    const side = state.sides[seat]!;
    const move = moveOf(id);
    if (isPaid) pay(side, 1);
    if (by === '') reveal(side, id);
    else called(side);
    side.active.lastMove = id;
    if (move.effect !== 'metronome' && move.effect !== 'mirror') side.used = id;
    if (move.effect === 'charge' || move.effect === 'hide') {
      side.active.charging = NO_MOVE;
      side.active.isInvulnerable = false;
    }
    if (move.effect === 'trap') state.sides[1 - seat]!.active.mustRecharge = false;
    if (!move.keepsDamage) state.lastDamage = 0;
  },
  charged: ({ sides }, { seat, move, by }) => {
    const side = sides[seat]!;
    if (by === '') reveal(side, move);
    else {
      pay(side, -1); // it is paid for when it is let go
      called(side);
    }
    side.used = move;
    side.active.charging = move;
    if (moveOf(move).effect === 'hide') side.active.isInvulnerable = true;
  },
  missed: (state, { why }) => {
    if (why === 'missed') state.lastDamage = 0;
  },
  aimed: ({ sides }, { seat, accuracy }) => {
    const { active } = sides[seat]!;
    if (active.thrash !== NO_MOVE) active.thrashAccuracy = accuracy;
    if (active.rage > 0) active.rage = accuracy;
  },
  damaged: (state, { seat, amount, last }) => {
    const one = state.sides[seat]!.team[0]!;
    one.health = Math.max(one.health - amount, 0);
    if (last >= 0) state.lastDamage = last;
  },
  shielded: (state, { seat, amount, isBroken, last }) => {
    const { active, team, exposed } = state.sides[seat]!;
    active.substitute = isBroken ? 0 : active.substitute - amount;
    if (isBroken && !exposed.includes(team[0]!.id)) exposed.push(team[0]!.id);
    state.lastDamage = last;
  },
  forgotten: ({ sides }, { seat }) => {
    const side = sides[seat]!;
    side.exposed = side.exposed.filter((id) => id !== side.team[0]!.id);
  },
  healed: (state, { seat, amount, last }) => {
    const one = state.sides[seat]!.team[0]!;
    one.health = Math.min(one.health + amount, one.maxHealth);
    if (last >= 0) state.lastDamage = last;
  },
  afflicted: ({ sides }, { seat, status, turns, isRest }) => {
    const side = sides[seat]!;
    const { active } = side;
    const one = side.team[0]!;
    one.status = status;
    one.sleep = turns;
    side.resting = side.resting.filter((id) => id !== one.id);
    if (isRest) side.resting.push(one.id);
    if (status === 'burn') active.stats[ATTACK] = weakened(active.stats[ATTACK]!, 0.5); // there are four, here and below
    if (status === 'paralysis') active.stats[SPEED] = weakened(active.stats[SPEED]!, 0.25);
    if (status === 'toxic') active.toxic = 0;
  },
  cured: ({ sides }, { seat }) => {
    const one = sides[seat]!.team[0]!;
    one.status = '';
    one.sleep = 0;
  },
  staged: ({ sides }, { seat, stat, stage, value }) => {
    const { active } = sides[seat]!;
    active.stages[stat] = stage;
    if (value > 0) active.stats[stat] = value;
  },
  weakened: ({ sides }, { seat, stat, value }) => {
    sides[seat]!.active.stats[stat] = value;
  },
  started: (state, event) => start(state, event),
  ended: ({ sides }, { seat, what }) => end(sides[seat]!.active, what),
  noEffect: ({ sides }, { seat, why }) => {
    if (why === 'noMove') sides[seat]!.used = MIRROR_MOVE;
  },
  hits: 'informs',
  transformed: ({ sides }, { seat }) => {
    const { active } = sides[seat]!;
    const other = sides[1 - seat]!.active;
    active.isTransformed = true;
    active.types = [...other.types];
    active.stored = [...other.stored];
    active.stats = [...other.stats];
    active.stages = [...other.stages];
    active.moves = [...other.moves];
    active.pp = other.moves.map((move) => Math.min(moveOf(move).pp, 5));
  },
  converted: ({ sides }, { seat }) => {
    sides[seat]!.active.types = [...sides[1 - seat]!.active.types];
  },
  mimicked: ({ sides }, { seat, slot, move }) => {
    sides[seat]!.active.moves[slot] = move;
  },
  hazed: ({ sides }, { seat }) => {
    for (const [at, { active, team }] of sides.entries()) {
      const one = team[0]!;
      active.stats = [...active.stored];
      active.stages = [0, 0, 0, 0, 0, 0];
      if (at !== seat) one.status = '';
      if (one.status === 'toxic') one.status = 'poison';
      for (const what of BLOWN_AWAY) end(active, what);
      active.toxic = -1;
    }
  },
  fainted: ({ sides }, { seat }) => {
    const side = sides[seat]!;
    const one = side.team[0]!;
    side.active = enter(one, speciesOf(one.species).types);
    one.status = '';
    for (const { active } of sides) active.bideDamage = 0;
  },
  turnEnded: (state, { isWhole }) => {
    if (isWhole) for (const { active } of state.sides) passTurn(active);
    state.turn++;
    for (const seat of SEATS) letGo(state, seat);
  },
  finished: (state, { winner }) => {
    state.winner = winner;
  },
  turnStarted: (state) => {
    state.lastDamage = 0; // Counter and Bide go by what happens in a turn
  },
  ordered: 'informs',
  itemUsed: ({ sides }, { seat, item }) => {
    const side = sides[seat]!;
    side.bag = { ...side.bag, [item]: side.bag[item]! - 1 }; // it was there
  },
  restored: ({ sides }, { seat, stat, value }) => {
    sides[seat]!.active.stats[stat] = value;
  },
  interrupted: ({ sides }, { seat }) => {
    const { active } = sides[seat]!;
    interrupt(active);
    for (const what of ['rage', 'recharge', 'invulnerable'] as const) end(active, what);
  },
  effectApplied: 'informs',
  effectFailed: 'informs',
};

const SEATS: readonly Seat[] = [0, 1];
const MIRROR_MOVE = MOVES.find(({ effect }) => effect === 'mirror')!.number; // it is in the table

/** What Haze blows away, besides stages and status. */
const BLOWN_AWAY: readonly Lasting[] = ['disable', 'confusion', 'mist', 'focus', 'seed', 'lightScreen', 'reflect'];

/** A point of the selected slot. Below nothing there are 63. What is transformed pays from what it has copied. */
function pay({ active, team, slot }: Side, points: number): void {
  if (slot >= active.moves.length) return;
  const left = (active.pp[slot]! - points + 64) % 64;
  active.pp[slot] = left;
  if (!active.isTransformed) team[0]!.pp[slot] = left;
}

/** The foe knows from now on that it has this move. */
function reveal({ active, team, slot }: Side, move: number): void {
  const one = team[0]!;
  if (!active.isTransformed && one.moves[slot] === move) one.seen |= 1 << slot;
}

/** Whoever is transformed and calls a move finds a point more when it is itself again. */
function called({ active, team, slot }: Side): void {
  const { pp, moves } = team[0]!;
  if (active.isTransformed && slot < moves.length) pp[slot] = (pp[slot]! + 1) % 64;
}

/** What somebody was in the middle of is over. */
function interrupt(active: Active): void {
  for (const what of ['bide', 'trap', 'thrash'] as const) end(active, what);
  active.charging = NO_MOVE;
}

const tick: { readonly [T in Ticking]: (active: Active, state: State) => void } = {
  disable: (active) => {
    if (--active.disabledTurns === 0) end(active, 'disable');
  },
  confusion: (active) => {
    active.confusion--;
  },
  thrash: (active) => {
    active.thrashTurns--;
  },
  bide: (active, { lastDamage }) => {
    active.bideDamage += lastDamage;
    active.bide--;
  },
  toxic: (active) => {
    active.toxic++;
  },
};

function start({ sides, lastDamage }: State, event: Extract<Event, { type: 'started' }>): void {
  const { seat, what, turns, move, slot } = event;
  const { active, team } = sides[seat]!;
  const foe = sides[1 - seat]!;
  switch (what) {
    case 'confusion':
      active.confusion = turns;
      break;
    case 'flinch':
      active.hasFlinched = true;
      active.mustRecharge = false;
      break;
    case 'seed':
      active.isSeeded = true;
      break;
    case 'recharge':
      active.mustRecharge = true;
      break;
    case 'reflect':
      active.hasReflect = true;
      break;
    case 'lightScreen':
      active.hasLightScreen = true;
      break;
    case 'mist':
      active.hasMist = true;
      break;
    case 'focus':
      active.isFocused = true;
      break;
    case 'substitute':
      active.substitute = Math.floor(team[0]!.maxHealth / 4) + 1;
      end(active, 'trapped');
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
      active.trapDamage = lastDamage;
      active.trapTarget = foe.team[0]!.id;
      hold(foe.active, team[0]!.id);
      break;
    case 'trapped':
      hold(active, foe.team[0]!.id);
      break;
    case 'disable':
      active.disabled = slot;
      active.disabledMove = move;
      active.disabledTurns = turns;
      break;
  }
}

/** Held for this turn and the next, unless the hold goes on. */
function hold(active: Active, by: number): void {
  if (active.trapped === 0) active.trapper = by;
  active.trapped = 2;
}

function end(active: Active, what: Lasting): void {
  switch (what) {
    case 'confusion':
      active.confusion = 0;
      break;
    case 'flinch':
      active.hasFlinched = false;
      break;
    case 'seed':
      active.isSeeded = false;
      break;
    case 'recharge':
      active.mustRecharge = false;
      break;
    case 'reflect':
      active.hasReflect = false;
      break;
    case 'lightScreen':
      active.hasLightScreen = false;
      break;
    case 'mist':
      active.hasMist = false;
      break;
    case 'focus':
      active.isFocused = false;
      break;
    case 'substitute':
      active.substitute = 0;
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
      active.trapTurns = active.trapDamage = 0;
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

/** What lasts for turns has one less. */
function passTurn(active: Active): void {
  active.hasFlinched = false;
  if (active.trapTurns > 0 && --active.trapTurns === 0) end(active, 'trap');
  if (active.trapped > 0 && --active.trapped === 0) end(active, 'trapped');
}

/** A hold needs both: whoever holds, and whoever is held. */
function letGo({ sides }: State, seat: Seat): void {
  const { active } = sides[seat]!;
  const foe = sides[1 - seat]!;
  const { id, health } = foe.team[0]!;
  if (active.trapping !== NO_MOVE && (id !== active.trapTarget || health === 0 || foe.active.trapped === 0))
    end(active, 'trap');
  if (active.trapped > 0 && (id !== active.trapper || health === 0 || foe.active.trapping === NO_MOVE))
    end(active, 'trapped');
}

import type { Deep, Game, Json, Seat } from '@fermata/core';
import { moveById, moveOf, STAT_NAMES, type Stat, type Status, speciesById, speciesOf } from './data/index.ts';
import type { Cause, Event, Failure, Lasting, Vain } from './events.ts';
import { type State, TIE } from './state.ts';

/** The battle in words. What a seat may not see is null: then it is left out. */
export const describe: NonNullable<Game<State, Event>['describe']> = {
  event: textOf,
  option: optionText,
};

function textOf(event: Deep<Event>): string {
  switch (event.type) {
    case 'joined':
      return event.team === null
        ? `Seat ${event.seat} has its team.`
        : `Seat ${event.seat} has ${listed(event.team.map(({ species }) => speciesOf(species).name))}.`;
    case 'selected':
      return event.move > 0
        ? `Seat ${event.seat} selects ${moveOf(event.move).name}.`
        : `Seat ${event.seat} cannot select a move.`;
    case 'switched':
      return `Seat ${event.seat} sends in ${speciesOf(event.who).name}!`;
    case 'failed':
      return `${nameOf(event)} ${FAILURES[event.why](event.move)}`;
    case 'ticked':
      return event.what === 'toxic'
        ? `The poison in ${one(event.seat)} grows worse.`
        : `${one(event.seat)}: ${event.what} goes on.`;
    case 'spent':
      return `${one(event.seat)} loses a point.`;
    case 'used':
      return `${nameOf(event)} used ${moveOf(event.move).name}${event.by === '' ? '!' : ', which it had called!'}`;
    case 'charged':
      return `${nameOf(event)} prepares ${moveOf(event.move).name}.`;
    case 'missed':
      return event.why === 'missed'
        ? `${one(event.seat)} missed!`
        : `${one(event.seat)} cannot hit: its foe is out of reach!`;
    case 'aimed':
      return `${one(event.seat)} hits ${event.accuracy} times in 256 now.`;
    case 'damaged':
      return damageText(event);
    case 'shielded':
      return event.isBroken
        ? `The substitute of ${one(event.seat)} breaks!`
        : `The substitute takes it for ${one(event.seat)}.`;
    case 'forgotten':
      return `${one(event.seat)} stands without its substitute.`;
    case 'healed':
      return `${one(event.seat)} ${event.by === 'move' ? 'regains' : 'draws'} health: ${event.left} % now.`;
    case 'afflicted':
      return `${nameOf(event)} ${event.isRest ? 'goes to sleep and is well again!' : AFFLICTIONS[event.status]}`;
    case 'cured':
      return `${one(event.seat)} ${CURES[event.status]}`;
    case 'staged':
      return stageText(event.seat, event.stat, event.by);
    case 'weakened':
      return `${one(event.seat)}: ${STAT_NAMES[event.stat]} suffers once more.`;
    case 'started':
      return `${one(event.seat)} ${STARTS[event.what](event.move)}`;
    case 'ended':
      return `${one(event.seat)} ${ENDS[event.what]}`;
    case 'noEffect':
      return VAIN[event.why];
    case 'hits':
      return event.count === 1 ? 'It hit once.' : `It hit ${event.count} times!`;
    case 'transformed':
      return `${one(event.seat)} has become like its foe!`;
    case 'converted':
      return `${one(event.seat)} has taken on the types of its foe!`;
    case 'mimicked':
      return `${one(event.seat)} has learnt ${moveOf(event.move).name}!`;
    case 'hazed':
      return 'All changes are blown away!';
    case 'fainted':
      return `${nameOf(event)} fainted!`;
    case 'turnEnded':
      return 'The turn is over.';
    case 'finished':
      if (event.winner !== TIE) return `Seat ${event.winner} wins!`;
      return `It is a tie${event.why === 'fainted' ? '' : event.why === 'turns' ? ': too many turns' : ': nothing can happen any more'}.`;
  }
}

function nameOf({ seat, who }: { readonly seat: Seat; readonly who: number }): string {
  return `Seat ${seat}'s ${speciesOf(who).name}`;
}

function one(seat: Seat): string {
  return `Seat ${seat}'s Pokémon`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function damageText(event: Extract<Deep<Event>, { type: 'damaged' }>): string {
  const { amount, left, effect, isCritical, by } = event;
  const how = [
    isCritical ? 'A critical hit! ' : '',
    effect > 1 ? 'It is super effective! ' : effect < 1 && effect > 0 ? 'It is not very effective. ' : '',
  ].join('');
  const much = amount === null ? '' : ` ${amount} health`;
  return `${how}${nameOf(event)} loses${much || ' health'}${CAUSES[by]}: ${left} % left.`;
}

const CAUSES: { readonly [C in Cause]: string } = {
  move: '',
  bide: ', for all it has done',
  confusion: ' in its confusion',
  crash: ' in a crash',
  recoil: ' by the recoil',
  poison: ' to poison',
  burn: ' to its burn',
  seed: ' to the seed',
  substitute: ' to make a substitute',
  explosion: ' and is spent',
};

const FAILURES: { readonly [F in Failure]: (move: number) => string } = {
  frozen: () => 'is frozen solid!',
  asleep: () => 'is fast asleep.',
  trapped: () => 'is held and cannot move!',
  flinched: () => 'flinched!',
  recharging: () => 'must recharge!',
  disabled: (move) => `cannot use ${moveOf(move).name}: it is disabled!`,
  confused: () => 'hurt itself!',
  paralysed: () => 'is paralysed and cannot move!',
  biding: () => 'bides its time.',
  cannotMove: () => 'cannot do anything.',
  outOfStep: () => 'loses its step, and nothing happens.',
};

const AFFLICTIONS: { readonly [S in Status]: string } = {
  '': 'is well.',
  sleep: 'fell asleep!',
  poison: 'was poisoned!',
  toxic: 'was badly poisoned!',
  burn: 'was burned!',
  freeze: 'was frozen solid!',
  paralysis: 'is paralysed! It may be unable to move.',
};

const CURES: { readonly [S in Status]: string } = {
  '': 'is well.',
  sleep: 'woke up!',
  poison: 'is no longer poisoned.',
  toxic: 'is no longer poisoned.',
  burn: 'is no longer burned.',
  freeze: 'thawed out!',
  paralysis: 'is no longer paralysed.',
};

function stageText(seat: Seat, stat: Stat, by: number): string {
  const how = `${Math.abs(by) > 1 ? 'sharply ' : ''}${by > 0 ? 'rose' : 'fell'}`;
  return `${one(seat)}: its ${STAT_NAMES[stat]} ${how}!`;
}

const STARTS: { readonly [L in Lasting]: (move: number) => string } = {
  confusion: () => 'became confused!',
  flinch: () => 'is taken aback.',
  seed: () => 'was seeded!',
  recharge: () => 'will have to recharge.',
  reflect: () => 'gained armour!',
  lightScreen: () => 'is behind a screen of light!',
  mist: () => 'is shrouded in mist!',
  focus: () => 'is getting pumped!',
  substitute: () => 'made a substitute!',
  bide: () => 'begins to bide its time.',
  thrash: () => 'thrashes about!',
  rage: () => 'flies into a rage!',
  trap: (move) => `holds its foe with ${moveOf(move).name}!`,
  trapped: () => 'is held!',
  disable: (move) => `can no longer use ${moveOf(move).name}!`,
  invulnerable: () => 'is out of reach!',
};

const ENDS: { readonly [L in Lasting]: string } = {
  confusion: 'is no longer confused.',
  flinch: 'has recovered.',
  seed: 'is rid of the seed.',
  recharge: 'need not recharge.',
  reflect: 'lost its armour.',
  lightScreen: 'lost its screen.',
  mist: 'stands in clear air.',
  focus: 'has calmed down.',
  substitute: 'lost its substitute.',
  bide: 'bides no longer.',
  thrash: 'stops thrashing about.',
  rage: 'is calm again.',
  trap: 'holds nobody any more.',
  trapped: 'is free again.',
  disable: 'can use its move again.',
  invulnerable: 'can be hit again.',
};

const VAIN: { readonly [V in Vain]: string } = {
  immune: 'It has no effect on such a foe.',
  faster: 'Its foe is too fast for that.',
  awake: 'Its foe is awake, so nothing happens.',
  already: 'But nothing new comes of it.',
  substitute: 'The substitute keeps it off.',
  mist: 'The mist keeps it off.',
  healthy: 'But it has nothing to recover from.',
  recovery: 'But the recovery fails.',
  weak: 'But it is too weak for a substitute.',
  noMove: 'But there is no move to mirror.',
  nothing: 'But it failed.',
  nothingStored: 'But it has nothing to give back.',
  limit: 'But it cannot go any further.',
  clause: 'But a clause of the battle forbids it.',
  noDamage: 'But it does no damage.',
};

/** `move 1 bodyslam` and `switch 3 tauros`, as people say it. */
function optionText(option: Json): string {
  const [verb, , id = ''] = String(option).split(' ');
  if (verb === 'move') return moveById(id)?.name ?? id;
  if (verb === 'switch') return `switch to ${speciesById(id)?.name ?? id}`;
  return verb === 'fight' ? 'fight on' : 'struggle';
}

import type { DeepReadonly, Game, Prompt, Seat } from '@fermata/core';
import { arenaText, itemText } from './arena/describe.ts';
import { type Ailment, moveById, moveOf, STAT_NAMES, type Stat, speciesById, speciesOf } from './data/index.ts';
import type { Beginning, Caller, Cause, Damaged, Ending, Event, Failure, Ticking, WhyNoEffect } from './events.ts';
import { STRUGGLE, type State, TIE } from './state.ts';

/** The battle in words. What a seat may not see is null: then it is left out. */
export const describe: NonNullable<Game<State, Event>['describe']> = {
  event: textOf,
  option: optionText,
};

function textOf(event: DeepReadonly<Event>): string {
  switch (event.type) {
    case 'joined':
      return event.team === null
        ? `Seat ${event.seat} has its team.`
        : `Seat ${event.seat} has ${listed(event.team.map(({ species }) => speciesOf(species).name))}.`;
    case 'selected':
      return selectionText(event);
    case 'switched':
      return `Seat ${event.seat} sends in ${speciesOf(event.who).name}!`;
    case 'failed':
      return `${nameOf(event)} ${FAILURES[event.why](event.move)}`;
    case 'ticked':
      return `${one(event.seat)} ${TICKS[event.what]}`;
    case 'spent':
      return `${one(event.seat)} loses a PP.`;
    case 'used':
      return `${nameOf(event)} used ${moveOf(event.move).name}${CALLERS[event.by]}!`;
    case 'released':
      return `${nameOf(event)} lets go of all it has borne!`;
    case 'charged':
      return `${nameOf(event)} prepares ${moveOf(event.move).name}${CALLERS[event.by]}.`;
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
        ? `${manner(event)}The substitute of ${its(event.seat)} breaks!`
        : `${manner(event)}The substitute takes it for ${its(event.seat)}.`;
    case 'forgotten':
      return `${one(event.seat)} stands without its substitute.`;
    case 'healed':
      return `${one(event.seat, event.at)} ${event.by === 'move' || event.by === 'item' ? 'regains' : 'draws'} health: ${event.left} % now.`;
    case 'afflicted':
      return `${nameOf(event)} ${event.isRest ? 'goes to sleep and is well again!' : AFFLICTIONS[event.status]}`;
    case 'cured':
      return `${one(event.seat, event.at)} ${CURES[event.status]}`;
    case 'staged':
      return stageText(event.seat, event.stat, event.by);
    case 'weakened':
      return `The ${STAT_NAMES[event.stat]} of ${its(event.seat)} suffers once more.`;
    case 'started':
      return `${one(event.seat)} ${STARTS[event.what](event.move)}`;
    case 'ended':
      return `${one(event.seat)} ${ENDS[event.what]}`;
    case 'noEffect':
      return NO_EFFECT_TEXTS[event.why];
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
    default:
      return arenaText(event);
  }
}

/** Where no slot is selected, another move has called this one. */
function selectionText({ seat, move, slot }: Extract<DeepReadonly<Event>, { type: 'selected' }>): string {
  if (move <= 0) return `Seat ${seat} cannot select a move.`;
  return slot >= 0 || move === STRUGGLE
    ? `Seat ${seat} selects ${moveOf(move).name}.`
    : `${one(seat)} turns to ${moveOf(move).name}.`;
}

function nameOf({ seat, who }: { readonly seat: Seat; readonly who: number }): string {
  return `Seat ${seat}'s ${speciesOf(who).name}`;
}

function one(seat: Seat, at = 0): string {
  return `Seat ${seat}'s Pokémon${at > 0 ? ' in reserve' : ''}`;
}

/** The same in the middle of a sentence. */
function its(seat: Seat): string {
  return `seat ${seat}'s Pokémon`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function damageText(event: Extract<DeepReadonly<Event>, { type: 'damaged' }>): string {
  const { amount, left, by } = event;
  const much = amount === null ? 'loses health' : amount === 0 ? 'loses no health' : `loses ${amount} health`;
  return `${manner(event)}${nameOf(event)} ${much}${CAUSES[by]}: ${left} % left.`;
}

/** How a blow went. */
function manner({ isCritical, effect }: Pick<Damaged, 'isCritical' | 'effect'>): string {
  const types = effect > 1 ? 'It is super effective! ' : effect < 1 && effect > 0 ? 'It is not very effective. ' : '';
  return `${isCritical ? 'A critical hit! ' : ''}${types}`;
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

const CALLERS: { readonly [C in Caller]: string } = {
  '': '',
  metronome: ', called by Metronome',
  mirror: ', called by Mirror Move',
};

const TICKS: { readonly [T in Ticking]: string } = {
  disable: 'cannot use its disabled move yet.',
  confusion: 'is confused!',
  thrash: 'thrashes on.',
  bide: 'bears what has come.',
  toxic: 'feels the poison grow worse.',
  trap: 'has not let go yet.',
  reflect: 'is still hardened against blows.',
  lightScreen: 'is still behind its screen of light.',
  mist: 'is still hidden in mist.',
};

const FAILURES: { readonly [F in Failure]: (move: number) => string } = {
  frozen: () => 'cannot stir in the ice!',
  asleep: () => 'sleeps on.',
  trapped: () => 'is held and cannot move!',
  flinched: () => 'flinched!',
  recharging: () => 'must recharge!',
  disabled: (move) => `cannot use ${moveOf(move).name}: it is disabled!`,
  confused: () => 'is too confused to act!',
  paralysed: () => 'is paralysed and cannot move!',
  biding: () => 'bides its time.',
  cannotMove: () => 'cannot move!',
  outOfStep: () => 'loses its step, and nothing happens.',
  fainted: () => 'has fainted and cannot act.',
  noTarget: () => 'has nobody to aim at.',
};

const AFFLICTIONS: { readonly [A in Ailment]: string } = {
  sleep: 'fell asleep!',
  poison: 'was poisoned!',
  toxic: 'was badly poisoned!',
  burn: 'was burned!',
  freeze: 'froze!',
  paralysis: 'is paralysed! Now and then it will not get to act.',
};

const CURES: { readonly [A in Ailment]: string } = {
  sleep: 'woke up!',
  poison: 'is no longer poisoned.',
  toxic: 'is no longer poisoned.',
  burn: 'is no longer burned.',
  freeze: 'thawed out!',
  paralysis: 'is no longer paralysed.',
};

function stageText(seat: Seat, stat: Stat, by: number): string {
  return `The ${STAT_NAMES[stat]} of ${its(seat)} ${by > 0 ? 'rose' : 'fell'}${Math.abs(by) > 1 ? ' sharply' : ''}!`;
}

const STARTS: { readonly [B in Beginning]: (move: number) => string } = {
  confusion: () => 'became confused!',
  flinch: () => 'is taken aback.',
  seed: () => 'was seeded!',
  recharge: () => 'will have to recharge.',
  reflect: () => 'hardens itself against blows!',
  lightScreen: () => 'is behind a screen of light!',
  mist: () => 'hides in mist: nothing will lower its stats!',
  focus: () => 'gathers itself!',
  substitute: () => 'made a substitute!',
  bide: () => 'begins to bide its time.',
  thrash: () => 'thrashes about!',
  rage: () => 'flies into a rage!',
  trap: (move) => `holds its foe with ${moveOf(move).name}!`,
  trapped: () => 'is held!',
  disable: (move) => `can no longer use ${moveOf(move).name}!`,
};

const ENDS: { readonly [E in Ending]: string } = {
  confusion: 'is no longer confused.',
  recharge: 'need not recharge.',
  thrash: 'stops thrashing about.',
  trap: 'lets go.',
  trapped: 'is free again.',
  disable: 'can use its move again.',
  toxic: 'suffers no more.',
  reflect: 'is no longer hardened against blows.',
  lightScreen: 'has lost its screen of light.',
  mist: 'is no longer hidden in mist.',
};

const NO_EFFECT_TEXTS: { readonly [V in WhyNoEffect]: string } = {
  immune: 'It does not affect such a foe.',
  faster: 'Its foe is too fast for that.',
  awake: 'Its foe is awake, so nothing happens.',
  already: 'But nothing new comes of it.',
  substitute: 'The substitute keeps it off.',
  mist: 'The mist keeps it off.',
  healthy: 'But it is in full health.',
  recovery: 'But the recovery fails.',
  weak: 'But it is too weak for a substitute.',
  noMove: 'But there is no move to mirror.',
  nothing: 'But it failed.',
  nothingStored: 'But it has nothing to give back.',
  limit: 'But it cannot go any further.',
  clause: 'But nobody may have two foes asleep, or two frozen.',
};

/** `move 1 bodyslam` and `switch 3 tauros`, as people say it. */
function optionText(option: unknown, { options }: Prompt): string {
  const [verb, place, id = ''] = String(option).split(' ');
  if (verb === 'move') return moveById(id)?.name ?? id;
  if (verb === 'item') return itemText(String(option), options);
  if (verb === 'switch')
    return `switch to ${speciesById(id)?.name ?? id}${hasTwin(id, options) ? `, place ${place}` : ''}`;
  return verb === 'fight' ? 'fight on' : moveOf(STRUGGLE).name;
}

/** Two of a species are told apart by where they are. */
function hasTwin(species: string, options: readonly unknown[]): boolean {
  const isSwitch = (option: string) => option.startsWith('switch') && option.endsWith(` ${species}`);
  return options.filter((option) => isSwitch(String(option))).length > 1;
}

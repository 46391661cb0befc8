import type { DeepReadonly } from '@fermata/core';
import { moveById, moveOf, STAT_NAMES, speciesById, speciesOf } from '../data/index.ts';
import type { ArenaEvent, EffectName, WhyEffectFailed } from '../events.ts';
import type { BattleSeat } from '../seats.ts';
import { ITEMS } from './items.ts';
import { useIn } from './uses.ts';

/** What happens in the arena only, in words. */
export function arenaText(event: DeepReadonly<ArenaEvent>): string {
  switch (event.type) {
    case 'turnStarted':
      return `Turn ${event.turn} begins.`;
    case 'ordered':
      return `Seat ${event.first} acts first: ${ORDERS[event.why]}.`;
    case 'itemUsed':
      return `Seat ${event.seat} uses ${ITEMS.find(({ id }) => id === event.item)?.name ?? event.item} on its ${speciesOf(event.who).name}!`;
    case 'revived':
      return `Seat ${event.seat}'s ${speciesOf(event.who).name} stands again, with ${event.left} % of its health.`;
    case 'refilled':
      return `Seat ${event.seat}'s ${speciesOf(event.who).name} has PP again for ${event.move === null ? 'a move' : moveOf(event.move).name}.`;
    case 'restored':
      return `Seat ${event.seat}'s Pokémon has all its ${STAT_NAMES[event.stat]} back.`;
    case 'interrupted':
      return `Seat ${event.seat}'s Pokémon breaks off what it was in the middle of.`;
    case 'effectApplied':
      return `${effectText(event.effect, event.move)} takes effect on ${nameOf(event.on, event.who)}.`;
    case 'effectFailed':
      return `${effectText(event.effect, event.move)} does not take effect on ${nameOf(event.on, event.who)}: ${REASONS[event.why]}.`;
  }
}

/** `item ether 2 tauros 1 surf`, as people say it. Two of a species are told apart by where they are. */
export function itemText(option: string, options: readonly unknown[]): string {
  const use = useIn(option);
  const [, id, place, species = '', , move = ''] = option.split(' ');
  const [name, moveName] = [speciesById(species)?.name ?? species, moveById(move)?.name];
  const isTwin = (other: unknown) => {
    const [verb, its, at, kind] = String(other).split(' ');
    return verb === 'item' && its === id && kind === species && at !== place;
  };
  if (place === undefined) return `use ${use?.item.name ?? id}`; // not offered, for whomever
  return [
    `use ${use?.item.name ?? id} on ${name}`,
    moveName === undefined ? '' : `'s ${moveName}`,
    options.some(isTwin) ? `, place ${place}` : '',
  ].join('');
}

function nameOf(seat: BattleSeat, species: number): string {
  return `seat ${seat}'s ${speciesOf(species).name}`;
}

/** Effects that have no name but that of the move are called by it. */
function effectText(effect: EffectName, move: number): string {
  const { name } = moveOf(move);
  return EFFECT_NAMES[effect] === undefined ? name : `The ${EFFECT_NAMES[effect]} of ${name}`;
}

const EFFECT_NAMES: { readonly [E in EffectName]?: string } = {
  sleep: 'sleep',
  poison: 'poison',
  toxic: 'poison',
  burn: 'burn',
  freeze: 'frost',
  paralysis: 'paralysis',
  confuse: 'confusion',
  flinch: 'shock',
  stages: 'change',
  recoil: 'recoil',
  drain: 'drain',
  trap: 'hold',
};

const ORDERS: { readonly [W in Extract<ArenaEvent, { type: 'ordered' }>['why']]: string } = {
  kind: 'switches come before items, and items before moves',
  priority: 'its move has priority',
  speed: 'it is faster',
  tie: 'both are as fast, and somebody must',
};

const REASONS: { readonly [U in WhyEffectFailed]: string } = {
  chance: 'no such luck',
  fainted: 'it has fainted',
  immune: 'it is immune',
  already: 'there is nothing new in that',
  substitute: 'its substitute keeps it off',
  mist: 'the mist keeps it off',
  healthy: 'it has nothing to recover from',
  recovery: 'the recovery fails',
  weak: 'it is too weak',
  nothing: 'there is nothing to take',
  limit: 'it cannot go any further',
  clause: 'a clause of the battle forbids it',
  noDamage: 'there was no damage',
  broken: 'the substitute of its foe has broken',
  knockedOut: 'its foe is knocked out',
};

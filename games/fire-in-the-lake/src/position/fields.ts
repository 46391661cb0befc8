/** All that a position may say, and what holds where it is left out. */
import { list, oneOf } from '@fermata/core/fields';
import { FACTIONS, type Faction } from '../data/forces.ts';

export const FIELDS = [
  // As in the options of a match.
  'scenario',
  'periodEvents',
  'edition',
  'transfers',
  'pair',
  // `empty`: nothing lies anywhere but what is named. Else the scenario's pieces do.
  'map',
  // By space: pieces, support, terror or sabotage. A space that is named has the pieces that are named, and no others.
  'spaces',
  'OUT_OF_PLAY',
  'CASUALTIES',
  // All that is nowhere else, unless it is named.
  'AVAILABLE',
  // The scenario's, but for those that are named.
  'tracks',
  // Everybody, unless they are named.
  'eligible',
  'nextEligible',
  // Drawn, unless they are named.
  'card',
  'next',
  // In this order; takes the place of the piles, which hold all other cards else.
  'deck',
  'unseen',
  'coups',
  'pile',
  // The scenario's.
  'pivotal',
  'leaders',
  // The leader, then what is named.
  'inForce',
  'leaderIgnored',
  // Nobody yet.
  'passed',
  'acted',
  'pivotalAsked',
  // `card`, unless it is a phase of the coup round.
  'phase',
  'afterCoup',
  'pacified',
  'over',
  // Not read, but compared.
  'control',
  'victory',
  'margins',
] as const;
export type Fields = { readonly [F in (typeof FIELDS)[number]]?: unknown };

export function flag(value: unknown, path: string): boolean {
  return oneOf(value, path, [true, false]);
}
export function factionsIn(value: unknown, path: string): Faction[] {
  return onceEach(
    list(value, path, 0, FACTIONS.length).map((one, at) => oneOf(one, `${path}.${at}`, FACTIONS)),
    path,
  );
}
export function onceEach(factions: Faction[], path: string): Faction[] {
  const twice = factions.find((faction, at) => factions.indexOf(faction) !== at);
  if (twice !== undefined) throw new TypeError(`${path} names each faction once; got ${twice} twice`);
  return factions;
}

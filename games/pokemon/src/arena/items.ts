import { ACCURACY, ATTACK, DEFENCE, SPECIAL, SPEED, type Stat, type Status } from '../data/index.ts';

/** Something out of the bag, for one of the team; what raises a stat is for the one that fights. */
export interface Item {
  readonly id: string;
  readonly name: string;
  /** So much health. */
  readonly heals: number;
  /** Such a part of its health, for one that has fainted. */
  readonly revives: number;
  readonly cures: readonly Status[];
  /** So many points of a move, or of all of them. */
  readonly points: number;
  readonly isForOneMove: boolean;
  /** The stat that goes up by a stage. */
  readonly raises: Stat | undefined;
}

const POISONS: readonly Status[] = ['poison', 'toxic'];
const ANYTHING: readonly Status[] = [...POISONS, 'sleep', 'burn', 'freeze', 'paralysis'];
/** More than anybody has. */
const ALL = 999;

/** In the order in which they are offered. */
export const ITEMS: readonly Item[] = [
  item('potion', 'Potion', { heals: 20 }),
  item('superpotion', 'Super Potion', { heals: 50 }),
  item('hyperpotion', 'Hyper Potion', { heals: 200 }),
  item('maxpotion', 'Max Potion', { heals: ALL }),
  item('fullrestore', 'Full Restore', { heals: ALL, cures: ANYTHING }),
  item('fullheal', 'Full Heal', { cures: ANYTHING }),
  item('antidote', 'Antidote', { cures: POISONS }),
  item('awakening', 'Awakening', { cures: ['sleep'] }),
  item('burnheal', 'Burn Heal', { cures: ['burn'] }),
  item('iceheal', 'Ice Heal', { cures: ['freeze'] }),
  item('paralyzeheal', 'Paralyze Heal', { cures: ['paralysis'] }),
  item('revive', 'Revive', { revives: 1 / 2 }),
  item('maxrevive', 'Max Revive', { revives: 1 }),
  item('ether', 'Ether', { points: 10, isForOneMove: true }),
  item('elixir', 'Elixir', { points: 10 }),
  item('xattack', 'X Attack', { raises: ATTACK }),
  item('xdefend', 'X Defend', { raises: DEFENCE }),
  item('xspeed', 'X Speed', { raises: SPEED }),
  item('xspecial', 'X Special', { raises: SPECIAL }),
  item('xaccuracy', 'X Accuracy', { raises: ACCURACY }),
];

function item(id: string, name: string, does: Partial<Omit<Item, 'id' | 'name'>>): Item {
  const nothing = { heals: 0, revives: 0, cures: [], points: 0, isForOneMove: false, raises: undefined };
  return { id, name, ...nothing, ...does };
}

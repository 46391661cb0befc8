/** What stages change, by number: the first four are what a Pokémon fights with. */
export const ATTACK = 0;
export const DEFENCE = 1;
export const SPEED = 2;
export const SPECIAL = 3;
export const ACCURACY = 4;
export const EVASION = 5;

export type BattleStat = 0 | 1 | 2 | 3;
export type Stat = BattleStat | 4 | 5;

/** True of what a Pokémon fights with. */
export function isBattleStat(stat: Stat): stat is BattleStat {
  return stat < ACCURACY;
}

export const STAT_NAMES = ['attack', 'defence', 'speed', 'special', 'accuracy', 'evasion'] as const;

/** What a Pokémon fights with, by number. */
export type Stats = readonly [attack: number, defence: number, speed: number, special: number];

/** By how many stages each of them is raised or lowered, and accuracy and evasion after them. */
export type StatStages = readonly [...Stats, accuracy: number, evasion: number];

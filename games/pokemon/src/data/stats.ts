/** What a Pokémon fights with. */
export const STATS = ['attack', 'defence', 'speed', 'special'] as const;
export type BattleStat = (typeof STATS)[number];

/** What stages change. */
export type Stat = BattleStat | 'accuracy' | 'evasion';

export interface Stats {
  attack: number;
  defence: number;
  speed: number;
  special: number;
}

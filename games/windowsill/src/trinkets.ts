/** From the least worth, which is 1, to the most. */
export const TRINKETS = [
  'button',
  'bead',
  'coin',
  'thimble',
  'key',
  'spoon',
  'buckle',
  'brooch',
  'ring',
  'tiara',
] as const;
export type Trinket = (typeof TRINKETS)[number];

export function worthOf(trinket: Trinket): number {
  return TRINKETS.indexOf(trinket) + 1;
}

/** What a whole nest is worth. */
export function worthOfAll(trinkets: readonly Trinket[]): number {
  return trinkets.reduce((sum, trinket) => sum + worthOf(trinket), 0);
}

/** The 229 pieces. */
export const FACTIONS = ['US', 'ARVN', 'NVA', 'VC'] as const;
export type Faction = (typeof FACTIONS)[number];

/** How many of each type there are. */
export const FORCES = {
  'us-troops': 40,
  'us-bases': 6,
  'us-irregulars': 6,
  'arvn-troops': 30,
  'arvn-police': 30,
  'arvn-rangers': 6,
  'arvn-bases': 3,
  'nva-troops': 40,
  'nva-guerrillas': 20,
  'nva-bases': 9,
  'vc-guerrillas': 30,
  'vc-bases': 9,
} as const;
export type PieceType = keyof typeof FORCES;

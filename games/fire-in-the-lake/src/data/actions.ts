/** What factions do: operations, and the special activities that go with them. */
export const OPERATION_NAMES = ['train', 'patrol', 'sweep', 'assault', 'rally', 'march', 'attack', 'terror'] as const;
export type OperationName = (typeof OPERATION_NAMES)[number];

export const SPECIAL_NAMES = [
  'advise',
  'air-lift',
  'air-strike',
  'govern',
  'transport',
  'raid',
  'infiltrate',
  'bombard',
  'ambush',
  'tax',
  'subvert',
] as const;
export type SpecialName = (typeof SPECIAL_NAMES)[number];

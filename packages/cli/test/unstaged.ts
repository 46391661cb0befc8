/** Pig with a scene that forgets what it is to hold. */
import { findGame } from '@fermata/catalog';
import type { AnyStaging } from '@fermata/scene';

const { game, staging: sound } = findGame('pig');

export { game };

export const staging = {
  ...sound,
  points: (option: unknown) => (option === 'roll' ? ['die'] : []),
} as AnyStaging; // the rest is that of the catalog

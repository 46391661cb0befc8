import type { ItemDefinition } from '../definition.ts';
import { BASIC } from './basic.ts';
import { DOCTOR } from './doctor.ts';
import { MARTIAL } from './martial.ts';
import { POISON } from './poison.ts';

/** Every item of the game, family by family. */
export const ITEMS: readonly ItemDefinition[] = [...BASIC, ...POISON, ...DOCTOR, ...MARTIAL];

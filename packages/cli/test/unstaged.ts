/** Pig with a scene that forgets what it is to hold. */
import { pig, staging as sound } from '@fermata/pig';
import type { AnyStaging } from '@fermata/scene';

export { pig };

export const staging: AnyStaging = { ...sound, points: (option: unknown) => (option === 'roll' ? ['die'] : []) };

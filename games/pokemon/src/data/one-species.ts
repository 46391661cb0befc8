import type { Stats } from './stats.ts';
import { type Type, typeNumber } from './types.ts';

export interface Species {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  /** The numbers of its types. */
  readonly types: readonly number[];
  readonly health: number;
  readonly base: Stats;
}

export function species(
  number: number,
  id: string,
  name: string,
  types: readonly Type[],
  health: number,
  attack: number,
  defence: number,
  speed: number,
  special: number,
): Species {
  return { number, id, name, types: types.map(typeNumber), health, base: [attack, defence, speed, special] };
}

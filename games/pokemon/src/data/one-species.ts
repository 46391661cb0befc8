import type { Stats } from './stats.ts';
import type { Type } from './types.ts';

export interface Species {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly types: readonly Type[];
  readonly health: number;
  readonly base: Readonly<Stats>;
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
  return { number, id, name, types, health, base: { attack, defence, speed, special } };
}

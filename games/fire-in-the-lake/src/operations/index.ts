import type { OperationName } from '../data/actions.ts';
import type { Faction } from '../data/forces.ts';
import type { Operation } from './action.ts';
import { assault } from './assault.ts';
import { attack } from './attack.ts';
import { march } from './march.ts';
import { patrol } from './patrol.ts';
import { rally } from './rally.ts';
import { sweep } from './sweep.ts';
import { terror } from './terror.ts';
import { train } from './train.ts';

export const OPERATIONS: { readonly [N in OperationName]: Operation } = {
  train,
  patrol,
  sweep,
  assault,
  rally,
  march,
  attack,
  terror,
};

const COIN: readonly Operation[] = [train, patrol, sweep, assault];
const INSURGENT: readonly Operation[] = [rally, march, attack, terror];
/** The operations of a faction. */
export function operationsOf(faction: Faction): readonly Operation[] {
  return faction === 'US' || faction === 'ARVN' ? COIN : INSURGENT;
}

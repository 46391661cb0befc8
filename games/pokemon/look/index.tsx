import type { Look } from '@fermata/kit';
import { BagItem } from './bag-item.tsx';
import { Monster } from './monster.tsx';
import { Move } from './move.tsx';
import { Table } from './table.tsx';
import './types.css';
import './style.css';
import './fighters.css';
import './sizes.css';

/** A battle: two fighters face each other on a meadow; one's own moves are four buttons, and the benches stand behind. */
export const look: Look = {
  faces: { pokemon: Monster, move: Move, item: BagItem },
  Table,
  className: 'pokemon',
};

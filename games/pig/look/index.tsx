import type { Look } from '@fermata/kit';
import { Die } from './die.tsx';
import { Points } from './points.tsx';
import { Table } from './table.tsx';
import './style.css';

/** A die to roll, a pot to hold, and a race to a hundred. */
export const look: Look = { faces: { die: Die, points: Points }, Table, className: 'pig' };

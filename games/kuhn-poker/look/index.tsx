import type { Look } from '@fermata/kit';
import { Card } from './card.tsx';
import { Chips } from './chips.tsx';
import { Table } from './table.tsx';
import './style.css';

/** A green table with a pot in the middle, one's own card in front. */
export const look: Look = { faces: { card: Card, chip: Chips }, Table, className: 'kuhn-poker' };

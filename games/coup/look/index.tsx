import type { Look } from '@fermata/kit';
import { Card } from './card.tsx';
import { Coins } from './coins.tsx';
import { Table } from './table.tsx';
import './style.css';

/** A dark parlour: deck and treasury in the middle, the others around them, one's own cards in front. */
export const look: Look = { faces: { card: Card, coin: Coins }, Table, className: 'coup' };

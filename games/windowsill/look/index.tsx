import type { Look } from '@fermata/kit';
import { Card } from './card.tsx';
import { SeatHeading, Table } from './table.tsx';
import { Trinket } from './trinket.tsx';
import './style.css';

/** The front of a house at dusk: what lies on the sill is what is flown for. */
export const look: Look = {
  faces: { card: Card, trinket: Trinket },
  headings: Object.fromEntries([0, 1, 2, 3].map((seat) => [`seat ${seat}`, SeatHeading])),
  Table,
  className: 'windowsill',
};

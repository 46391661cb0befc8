import type { Look } from '@fermata/kit';
import { ItemCard } from './item-card.tsx';
import { SeatHeading } from './seat.tsx';
import { StatusTag } from './status-tag.tsx';
import { Table } from './table.tsx';
import { TurnToken } from './turn-token.tsx';
import './style.css';
import './faces.css';

/** Felt in a frame of wood: turns run along the top, opponents sit across, one's own items lie in front. */
export const look: Look = {
  faces: { item: ItemCard, status: StatusTag, turn: TurnToken },
  headings: Object.fromEntries([0, 1, 2, 3].map((seat) => [`seat-${seat}`, SeatHeading])),
  Table,
  className: 'item-duel',
};

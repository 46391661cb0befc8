import type { Look } from '@fermata/kit';
import { Action } from './action.tsx';
import { Card, Side } from './card.tsx';
import { Force } from './force.tsx';
import { headings } from './headings.tsx';
import { Marker, Track } from './markers.tsx';
import './style.css';
import './map.css';
import './pieces.css';
import { Table } from './table.tsx';

const FORCES = [
  ...['us-troops', 'us-bases', 'us-irregulars'],
  ...['arvn-troops', 'arvn-police', 'arvn-rangers', 'arvn-bases'],
  ...['nva-troops', 'nva-guerrillas', 'nva-bases'],
  ...['vc-guerrillas', 'vc-bases'],
];

/** A map's paper, pins and flags: land, sea, roads, and who stands where. */
export const look: Look = {
  className: 'fire-in-the-lake',
  headings,
  faces: {
    action: Action,
    card: Card,
    side: Side,
    marker: Marker,
    track: Track,
    ...Object.fromEntries(FORCES.map((kind) => [kind, Force])),
  },
  Table,
};

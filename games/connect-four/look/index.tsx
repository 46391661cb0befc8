import type { Look } from '@fermata/kit';
import type { Place } from '@fermata/scene';
import { Disc } from './disc.tsx';
import { Table } from './table.tsx';
import './style.css';

/** A blue board of seven columns, each of them touched as a whole. */
export const look: Look = {
  faces: { disc: Disc },
  headings: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((column) => [`column ${column}`, ColumnNumber])),
  Table,
  className: 'connect-four',
};

function ColumnNumber({ place: { id } }: { readonly place: Place }) {
  return <span aria-hidden="true">{id.replace('column ', '')}</span>;
}

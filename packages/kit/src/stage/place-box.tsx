import type { Place } from '@fermata/scene';
import { type CSSProperties, type FocusEvent, type ReactNode, useState } from 'react';
import { FactList } from '../parts/fact-list.tsx';
import { GenericFace } from '../parts/generic-face.tsx';
import { useStage } from './context.ts';
import { PieceBox } from './piece-box.tsx';
import { Touchable, touchStateOf } from './touchable.tsx';
import { placeWords } from './words.ts';

interface Props {
  readonly place: Place;
  /** Draws no frame and says no facts: the table that asked for it does. */
  readonly isBare?: boolean;
  /** What is drawn inside, before the pieces. */
  readonly children?: ReactNode;
}

/** A place with its pieces, and with the places in it that no slot shows. */
export function PlaceBox({ place, isBare = false, children }: Props) {
  const stage = useStage();
  const { scene, look, slots, touch } = stage;
  const [last, setLast] = useState<string>();
  const { id, name, lay = 'row', columns, room, facts } = place;
  const pieces = scene.pieces.filter((piece) => piece.in === id);
  const inner = scene.places.filter((it) => it.in === id && !slots.has(it.id));
  const ids = [id, ...pieces.map((piece) => piece.id)];
  // Tab comes to what was last in use here, else to what can be touched.
  const tabbed = ids.find((it) => it === last) ?? ids.find((it) => touch.can.has(it)) ?? pieces[0]?.id ?? id;
  const onFocus = ({ target }: FocusEvent) => {
    const at = (target as HTMLElement).dataset.id;
    if (at !== undefined && ids.includes(at)) setLast(at);
  };
  const Heading = look.headings?.[id];
  const slotsLeft = lay === 'grid' || lay === 'row' ? Math.max(0, (room ?? 0) - pieces.length) : 0;
  return (
    <section
      className={`place lay-${lay}${isBare ? ' bare' : ''}${pieces.length === 0 && inner.length === 0 ? ' empty' : ''}`}
      aria-label={name}
      data-place={id}
      onFocus={onFocus}
    >
      <header className="place-name">
        <Touchable
          id={id}
          label={placeWords(place)}
          className="place-label"
          isTabbed={tabbed === id}
          {...touchStateOf(stage, id)}
        >
          {Heading === undefined ? name : <Heading place={place} />}
        </Touchable>
        {isBare ? undefined : <FactList facts={facts} />}
      </header>
      {children}
      <Pieces columns={columns} lay={lay}>
        {pieces.map((piece) => (
          <li key={piece.id} className="piece-slot">
            <PieceBox
              piece={piece}
              face={look.faces?.[piece.kind] ?? GenericFace}
              isTabbed={tabbed === piece.id}
              {...touchStateOf(stage, piece.id, id)}
            />
          </li>
        ))}
        {Array.from({ length: slotsLeft }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty slots are all alike
          <li key={`slot ${at}`} className="piece-slot vacant" aria-hidden="true" />
        ))}
      </Pieces>
      {inner.length === 0 ? undefined : (
        <div className="inner-places">
          {inner.map((it) => (
            <PlaceBox key={it.id} place={it} />
          ))}
        </div>
      )}
    </section>
  );
}

function Pieces({ lay, columns, children }: { lay: string; columns: number | undefined; children: ReactNode[] }) {
  if (children.flat().length === 0) return undefined;
  const style = columns === undefined ? undefined : ({ '--columns': columns } as CSSProperties);
  return (
    <ul className={`pieces pieces-${lay}`} style={style}>
      {children}
    </ul>
  );
}

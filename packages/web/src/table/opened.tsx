import type { Look, Touch } from '@fermata/kit';
import type { Scene } from '@fermata/scene';
import { useEffect, useRef } from 'react';
import { CardText, useText } from './card-text.tsx';
import type { Table } from './table.ts';

interface Props {
  /** Of a piece or a place; or the name of something that is gone. */
  readonly id: string;
  readonly scene: Scene;
  readonly look: Look;
  readonly touch: Touch;
  readonly table: Table;
  readonly onClose: () => void;
}

/** A piece or place, opened: all that is known of it, what it does, and what touching it would do. */
export function Opened({ id, scene, look, touch, table, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const thing = [...scene.pieces, ...scene.places].find((it) => it.id === id);
  const name = thing?.name ?? id;
  const text = useText(table, id, name);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well
    <dialog
      ref={dialog}
      className="opened"
      aria-label={name}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <h2>{name}</h2>
      <CardText thing={thing} look={look} text={text} does={touch.can.get(id) ?? touch.except.get(id)} />
      <form method="dialog">
        <button type="submit" className="primary">
          Close
        </button>
      </form>
    </dialog>
  );
}

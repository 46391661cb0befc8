import { FactList, GenericFace, type Look } from '@fermata/kit';
import type { Piece, Scene } from '@fermata/scene';
import { useEffect, useRef, useState } from 'react';
import type { Table } from './table.ts';

interface Props {
  readonly id: string;
  readonly scene: Scene;
  readonly look: Look;
  readonly table: Table;
  readonly onClose: () => void;
}

/** A piece or place, opened: all that is known of it, and what it does. */
export function Opened({ id, scene, look, table, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState<string>();
  const piece: Piece | undefined = scene.pieces.find((it) => it.id === id);
  const place = scene.places.find((it) => it.id === id);
  const name = piece?.name ?? place?.name ?? id;
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    let isGone = false;
    const look = async () => (await table.session.lookUp(id)) ?? (await table.session.lookUp(name));
    void look().then((found) => {
      if (!isGone) setText(found);
    });
    return () => {
      isGone = true;
    };
  }, [table, id, name]);
  const Face = piece && (look.faces?.[piece.kind] ?? GenericFace);
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
      {piece === undefined || Face === undefined || piece.hidden ? undefined : (
        <div className={`opened-face stage ${look.className ?? ''}`} aria-hidden="true">
          <Face piece={piece} size="large" />
        </div>
      )}
      {text === undefined ? undefined : <p>{text}</p>}
      <FactList facts={[...(piece?.facts ?? place?.facts ?? []), ...(piece?.printed ?? [])]} />
      <form method="dialog">
        <button type="submit" className="primary">
          Close
        </button>
      </form>
    </dialog>
  );
}

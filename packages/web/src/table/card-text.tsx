import { FactList, GenericFace, type Look } from '@fermata/kit';
import type { Piece, Place } from '@fermata/scene';
import { useEffect, useState } from 'react';
import type { Table } from './table.ts';

interface Props {
  /** The piece or the place; neither, of what is gone. */
  readonly thing: Piece | Place | undefined;
  readonly look: Look;
  /** What it does, in the words of the game. */
  readonly text: string | undefined;
  /** What touching it would do, or why it cannot be touched. */
  readonly does: string | undefined;
}

/** All of a piece or place: its face, what it does, how it stands, what touching it would do now. */
export function CardText({ thing, look, text, does }: Props) {
  const piece = thing !== undefined && 'kind' in thing ? thing : undefined;
  const own = piece && look.faces?.[piece.kind];
  const Face = own ?? GenericFace;
  const isPrinted = own !== undefined && piece?.printed !== undefined;
  return (
    <>
      {piece === undefined || piece.hidden ? undefined : (
        <div className={`opened-face stage ${look.className ?? ''}`} aria-hidden="true">
          <Face piece={piece} size="large" />
        </div>
      )}
      {text === undefined ? undefined : <p className={isPrinted ? 'unseen' : undefined}>{text}</p>}
      <FactList facts={thing?.facts} />
      {/* What a face of its own has printed on it is read aloud, and not shown twice. */}
      <div className={own === undefined ? undefined : 'unseen'}>
        <FactList facts={piece?.printed} />
      </div>
      {does === undefined ? undefined : <p className="does-now">{does}</p>}
    </>
  );
}

/** What a thing does, by its id or else by its name; undefined until the game has said it, and where it says nothing. */
export function useText(table: Table, id: string | undefined, name: string): string | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly text: string | undefined }>();
  useEffect(() => {
    let isGone = false;
    if (id === undefined) return;
    const look = async () => (await table.session.lookUp(id)) ?? (await table.session.lookUp(name));
    void look().then((text) => {
      if (!isGone) setFound({ id, text });
    });
    return () => {
      isGone = true;
    };
  }, [table, id, name]);
  return found?.id === id ? found?.text : undefined;
}

import { Fitted } from '@fermata/kit';
import type { Piece } from '@fermata/scene';
import type { CSSProperties } from 'react';
import { factOf, type MoveFace } from './faces.ts';
import { Icon } from './icon.tsx';

/** A move: its type, how strong and how sure it is, and how often it can still be used. */
export function Move({ piece }: { readonly piece: Piece }) {
  if (piece.hidden)
    return <span className="move unseen-move">{piece.count === 1 ? '1 move' : `${piece.count} moves`} unseen</span>;
  const { type, category } = piece.face as unknown as MoveFace; // as the scene of this game has it
  const power = factOf(piece, 'power');
  const accuracy = factOf(piece, 'does') === '' ? factOf(piece, 'hits') || factOf(piece, 'accuracy') : 'no effect';
  const [takes, faints] = [factOf(piece, 'takes'), factOf(piece, 'chance to faint it')];
  return (
    <span className={`move type-${type.toLowerCase()}${factOf(piece, 'is') === '' ? '' : ' disabled'}`}>
      <span className="move-sign">
        <Icon name={type.toLowerCase()} />
      </span>
      <span className="move-name">
        <b>
          <Fitted>{piece.name}</Fitted>
        </b>
        <Points text={factOf(piece, 'PP')} />
      </span>
      <span className="move-facts">
        <span>
          {type} · {factOf(piece, 'is') || category}
        </span>
        <span>
          {power === '' ? undefined : <Fact icon="power" name="power" says={power} />}
          {accuracy === '' ? undefined : <Fact icon="aim" name="how often it hits" says={accuracy} />}
        </span>
        {takes === '' ? undefined : (
          <span className="forecast">
            <Fact icon="health" name="what it takes of the foe's health" says={`−${takes.replace(' to ', '–')}`} />
            {faints === 'none' ? undefined : (
              <Fact icon="faint" name="how often the foe faints" says={`faints ${faints}`} />
            )}
          </span>
        )}
      </span>
    </span>
  );
}

function Fact({ icon, name, says }: { readonly icon: string; readonly name: string; readonly says: string }) {
  return (
    <span title={name} className={`fact fact-${icon}`}>
      <Icon name={icon} /> {says}
    </span>
  );
}

/** Points left, as a number over a line that gets shorter. */
function Points({ text }: { readonly text: string }) {
  if (text === '') return undefined;
  const [left = 0, full] = text.split(' of ').map(Number);
  const part = full === undefined ? 100 : (100 * left) / full;
  return (
    <span className={`points${part <= 25 ? ' few' : ''}`} style={{ '--part': `${part}%` } as CSSProperties}>
      {left}
      {full === undefined ? undefined : <small>/{full}</small>}
    </span>
  );
}

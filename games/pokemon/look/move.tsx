import { Fitted } from '@fermata/kit';
import type { Piece } from '@fermata/scene';
import type { CSSProperties } from 'react';
import { factOf, type MoveFace } from './faces.ts';
import { Icon } from './icon.tsx';

/** A move: its type, how strong and how sure it is, and how often it can still be used. */
export function Move({ piece }: { readonly piece: Piece }) {
  if (piece.hidden) return <span className="move unseen-move">{piece.count === 1 ? '?' : `${piece.count} × ?`}</span>;
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
          {power === '' ? undefined : <span title="power">✦ {power}</span>}
          {accuracy === '' ? undefined : <span title="how often it hits">◎ {accuracy}</span>}
        </span>
        {takes === '' ? undefined : (
          <span className="forecast">
            <span title="what it takes of the foe's health">♥ −{takes.replace(' to ', '–')}</span>
            <span title="how often the foe faints" className={faints === 'none' ? 'quiet' : 'deadly'}>
              ☠ {faints}
            </span>
          </span>
        )}
      </span>
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

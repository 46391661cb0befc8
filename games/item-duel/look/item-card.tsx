import { Fitted } from '@fermata/kit';
import type { Piece } from '@fermata/scene';
import { ICONS } from './icons.ts';

interface ItemFace {
  readonly family: string;
  readonly aimed: boolean;
  readonly held: boolean;
}

/** An item: what it looks like, what it does, and whether it is aimed or works while it is held. */
export function ItemCard({ piece }: { readonly piece: Piece }) {
  if (piece.hidden) return <span className="item-back">{piece.count}</span>;
  const { family = 'basic', aimed = false, held = false } = (piece.face ?? {}) as Partial<ItemFace>; // as the scene has it
  return (
    <span className={`item-card family-${family}`}>
      <span className="item-sign">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICONS[piece.name] ?? ICONS[family]} />
        </svg>
      </span>
      <b>
        <Fitted>{piece.name}</Fitted>
      </b>
      <span className="says">{piece.facts?.find(([name]) => name === 'says')?.[1]}</span>
      <span className="item-kind">
        {family}
        {aimed ? <span>aimed</span> : undefined}
        {held ? <span>held</span> : undefined}
      </span>
    </span>
  );
}

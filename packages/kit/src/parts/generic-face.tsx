import type { Piece } from '@fermata/scene';
import { FactList } from './fact-list.tsx';

/** Any piece, in words: a back where it is hidden, a number where it is a stack. */
export function GenericFace({ piece, size }: { readonly piece: Piece; readonly size: 'small' | 'large' }) {
  const { name, hidden = false, count, facts = [], printed = [] } = piece;
  const all = [...facts, ...printed];
  return (
    <span className={`generic ${hidden ? 'back' : ''}`}>
      <b>
        {count === undefined || count === 1 ? undefined : <span className="count">{count}</span>}
        {name}
      </b>
      {hidden && size === 'small' ? undefined : <FactList facts={size === 'small' ? all.slice(0, 3) : all} />}
    </span>
  );
}

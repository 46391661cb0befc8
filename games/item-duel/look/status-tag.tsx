import type { Piece } from '@fermata/scene';

interface StatusFace {
  readonly value: number;
  readonly duration: { readonly type: string; readonly left?: number };
}

/** A status: how strong it is, what is left of it, and what it means. */
export function StatusTag({ piece, size }: { readonly piece: Piece; readonly size: 'small' | 'large' }) {
  if (piece.hidden) return <span className="item-back">{piece.name}</span>;
  const { value, duration } = piece.face as unknown as StatusFace; // as the scene of this game has it
  const means = piece.facts?.find(([name]) => name === 'means')?.[1];
  return (
    <span className={`tag ${size}`}>
      <span className="tag-name">
        <b>{piece.name}</b>
        {value > 0 ? <span className="strength">{value}</span> : undefined}
        <Left {...duration} />
      </span>
      {means === undefined ? undefined : <span className="means">{means}</span>}
    </span>
  );
}

/** Turns are bars, times are dots: as things up to five, then as a number. */
function Left({ type, left = 0 }: StatusFace['duration']) {
  if (type === 'permanent') return <span className="lasts">for good</span>;
  if (type === 'untilItemRemoved') return <span className="lasts">while held</span>;
  const word = type === 'turns' ? 'turn' : 'time';
  return (
    <span className={`lasts pips-${type}`}>
      {left > 5 ? left : Array.from({ length: left }, (_, at) => <i key={at} />)}
      {left === 1 ? word : `${word}s`}
    </span>
  );
}

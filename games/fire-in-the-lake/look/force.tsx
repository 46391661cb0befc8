import type { Face } from '@fermata/kit';
import type { Piece } from '@fermata/scene';

/** What a stack's face is told by its scene. */
interface Stack {
  readonly faction: string;
  readonly side: 'plain' | 'active' | 'tunneled';
}

/** A stack: cubes for troops and police, prisms for special forces and guerrillas, discs for bases. */
export const Force: Face = ({ piece, size }) => {
  const { faction, side } = piece.face as Stack; // of a stack
  const { count = 1 } = piece;
  return (
    <span className={`force of-${faction} ${size}`}>
      <Shape piece={piece} side={side} />
      {count === 1 ? undefined : <b>{count}</b>}
    </span>
  );
};

/** Underground a prism is bare, active it has a star; a tunnel is an arch below a base. */
function Shape({ piece: { kind }, side }: { readonly piece: Piece; readonly side: Stack['side'] }) {
  const type = kind.split('-')[1];
  return (
    <svg className={`shape ${type}`} viewBox="0 0 24 24" aria-hidden="true">
      {type === 'bases' ? (
        <>
          <circle cx="12" cy="12" r="9.500" />
          <path className="sign" d={side === 'tunneled' ? 'M7 16.500v-4a5 5 0 0 1 10 0v4' : 'M12 7.500v9M7.500 12h9'} />
        </>
      ) : type === 'troops' || type === 'police' ? (
        <>
          <path d="M3 6.500 12 2.500l9 4v11l-9 4-9-4z" />
          <path className="top" d="M3 6.500 12 2.500l9 4-9 4z" />
          {type === 'police' ? <path className="sign" d="M12 10.500v11" /> : undefined}
        </>
      ) : (
        <>
          <path d="M7.500 2.500h9L22 8v8l-5.500 5.500h-9L2 16V8z" />
          {side === 'active' ? (
            <path
              className="star"
              d="M12 5.500l1.900 4.300 4.700.5-3.500 3.100 1 4.600-4.100-2.400L7.900 18l1-4.600-3.500-3.100 4.700-.5z"
            />
          ) : undefined}
        </>
      )}
    </svg>
  );
}

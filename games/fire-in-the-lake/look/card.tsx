import { type Face, useThingText } from '@fermata/kit';

interface Printed {
  readonly order: readonly string[];
  readonly card?: number;
  readonly isCoup?: boolean;
}

/** A card's head: its number, its title, and who comes in which order. */
export const Card: Face = ({ piece }) => {
  const text = useThingText(piece.id);
  if (piece.hidden) return <span className="card-back">{piece.count}</span>;
  const { order, card, isCoup } = piece.face as Printed; // of a card
  return (
    <span className={`event-card${order.length === 0 ? ' coup' : ''}`}>
      <span className="card-head">
        {card === undefined ? undefined : <i>{card}</i>}
        <b>{piece.name}</b>
      </span>
      {order.length === 0 ? (
        <>
          {isCoup ? <span className="coup-word">Coup</span> : undefined}
          <span className="side-text">{text}</span>
        </>
      ) : (
        <span className="order">
          {order.map((faction) => (
            <i key={faction} className={`of-${faction}`}>
              {faction}
            </i>
          ))}
        </span>
      )}
    </span>
  );
};

/** One text of a card, light or shaded. In force it says which card it is of. */
export const Side: Face = ({ piece, size }) => {
  const text = useThingText(piece.id);
  const { side } = piece.face as { readonly side: string }; // of a side
  return (
    <span className={`side side-${side} in-${piece.in.replaceAll(' ', '-')}`}>
      {piece.in === 'in force' || size === 'large' ? <b>{piece.name}</b> : undefined}
      <span className="side-text">{text}</span>
    </span>
  );
};

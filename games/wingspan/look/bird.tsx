import { type Face, Fitted } from '@fermata/kit';
import { birdFace } from './bird-face.ts';
import { Cost, Habitats, Nest, Pip, Power, Ruler } from './bird-parts.tsx';
import { Icon } from './icons.tsx';
import { Back } from './pieces.tsx';
import { Silhouette } from './silhouettes.tsx';

/** A bird: a back, a card with all that is printed on it, or what one needs to know of it on a mat. */
export const Bird: Face = ({ piece, size }) => {
  if (piece.hidden) return <Back piece={piece} />;
  const { eggs } = birdFace(piece);
  return eggs !== undefined && size === 'small' ? (
    <OnMat piece={piece} size={size} />
  ) : (
    <Card piece={piece} size={size} />
  );
};

const Card: Face = ({ piece, size }) => {
  const { card, eggs, cached = [], tucked = 0 } = birdFace(piece);
  const { habitats, cost, points, wingspanCm, scientificName } = card;
  return (
    <span className={`bird ${size} h-${habitats[0]}`}>
      <span className="sky">
        <Silhouette name={piece.name} />
        <Cost cost={cost} />
        <b className="points">{points}</b>
        <Habitats of={habitats} />
      </span>
      <span className="bird-name">{size === 'small' ? <Fitted>{piece.name}</Fitted> : <i>{scientificName}</i>}</span>
      <span className="measures">
        <Nest card={card} eggs={eggs} />
        <Ruler cm={wingspanCm} />
      </span>
      {cached.length + tucked > 0 ? (
        <span className="measures">
          <Cached foods={cached} />
          {tucked > 0 ? (
            <span className="things">
              <Icon of="tucked" />
              {tucked} tucked
            </span>
          ) : undefined}
        </span>
      ) : undefined}
      <Power card={card} isWhole={size === 'large'} />
    </span>
  );
};

/** In the colours of its row. Cards under it peek out below it, in a place of their own. */
const OnMat: Face = ({ piece }) => {
  const { card, eggs, cached = [], isUsed } = birdFace(piece);
  return (
    <span className={`bird placed${isUsed ? ' used' : ''}`}>
      <span className="sky">
        <Silhouette name={piece.name} />
        <b className="points">{card.points}</b>
        {card.color === 'none' ? undefined : (
          <span className={`power p-${card.color}`}>
            <Icon of={card.color} />
          </span>
        )}
        <Cached foods={cached} />
      </span>
      <span className="bird-name">
        <Fitted>{piece.name}</Fitted>
      </span>
      <Nest card={card} eggs={eggs} />
    </span>
  );
};

function Cached({ foods }: { readonly foods: readonly string[] }) {
  if (foods.length === 0) return undefined;
  const kinds = foods.length > 4 ? [...new Set(foods)] : foods;
  return (
    <span className="cached">
      {kinds.map((food, at) => (
        <Pip key={at} of={food} />
      ))}
      {foods.length > 4 ? <b>{foods.length}</b> : undefined}
    </span>
  );
}

import { type Face, Fitted } from '@fermata/kit';
import type { Piece } from '@fermata/scene';
import { hasIcon, Icon } from './icons.tsx';

/** Cards from behind: a pile with its number. */
export function Back({ piece: { count = 1, kind } }: { readonly piece: Piece }) {
  return (
    <span className={`card-back of-${kind}`}>
      <Icon of={kind === 'bird' ? 'bird' : 'star'} />
      <b>{count}</b>
    </span>
  );
}

/** A token; of a supply that has no end without a number. */
export const Food: Face = ({ piece: { name, count } }) => (
  <span className={`token f-${name}`}>
    <Icon of={name} />
    {count === undefined ? undefined : <b>{count}</b>}
  </span>
);

/** Equal dice lie together; those outside the feeder show nothing. */
export const Dice: Face = ({ piece: { face, count = 1 } }) => (
  <span className="dice">
    {Array.from({ length: count }, (_, at) => (
      <span key={at} className={face === null ? 'die blank' : `die f-${face}`}>
        {face === null ? undefined : face === 'either' ? (
          <>
            <Icon of="invertebrate" />
            <Icon of="seed" />
          </>
        ) : (
          <Icon of={String(face)} />
        )}
      </span>
    ))}
  </span>
);

/** Cubes of a seat, one for each turn. */
export const Cubes: Face = ({ piece: { face, count = 1 } }) => (
  <span className={`cubes c-${face}`}>
    {Array.from({ length: count }, (_, at) => (
      <Icon key={at} of="cube" />
    ))}
  </span>
);

/** What it pays for, and what it is worth by now. */
export const Bonus: Face = ({ piece }) => {
  if (piece.hidden) return <Back piece={piece} />;
  const fact = (name: string) => piece.facts?.find(([it]) => it === name)?.[1];
  return (
    <span className="bonus">
      <b className="bird-name">
        <Fitted>{piece.name}</Fitted>
      </b>
      <span>{fact('pays for')}</span>
      <span className="so-far">
        <b>{fact('so far')}</b> now, <b>{fact('points so far')}</b> points
      </span>
    </span>
  );
};

/** Its signs are those words of it that have one: `eggs_in_forest` is an egg and trees. */
export const Goal: Face = ({ piece: { name, face } }) => (
  <span className="goal">
    <span className="things">
      {String(face)
        .split('_')
        .map((word) => word.replace(/s$/, ''))
        .filter(hasIcon)
        .map((word) => (
          <Icon key={word} of={word} />
        ))}
    </span>
    {name}
  </span>
);

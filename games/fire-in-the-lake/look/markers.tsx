import type { Face } from '@fermata/kit';
import { factOf } from './facts.ts';

/** A cylinder in the colour of its faction; a dash below it says what it will be on the next card. */
export const Marker: Face = ({ piece }) => (
  <span className={`marker of-${piece.face}`}>
    <b>{String(piece.face)}</b>
    {factOf(piece, 'on the next card') === '' ? undefined : <i>next: {factOf(piece, 'on the next card')}</i>}
  </span>
);

const SHORT: { readonly [id: string]: string } = {
  RES_ARVN: 'ARVN res.',
  RES_NVA: 'NVA res.',
  RES_VC: 'VC res.',
  TRAIL: 'Trail',
};

/** A number, and how full its track is; of the Trail all its boxes. */
export const Track: Face = ({ piece }) => {
  const [now, most] = [Number(factOf(piece, 'stands at')), Number(factOf(piece, 'of'))];
  return (
    <span className={`track t-${piece.id}`}>
      <span className="track-name">{SHORT[piece.id] ?? piece.name}</span>
      <b>{now}</b>
      {piece.id === 'TRAIL' ? (
        <span className="boxes">
          {Array.from({ length: most }, (_, at) => (
            <i key={at} className={at < now ? 'full' : ''} />
          ))}
        </span>
      ) : (
        <span className="bar-of">
          <i style={{ width: `${(now / most) * 100}%` }} />
        </span>
      )}
    </span>
  );
};

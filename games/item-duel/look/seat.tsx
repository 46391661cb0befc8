import type { Place } from '@fermata/scene';
import type { CSSProperties } from 'react';
import { Shape } from './shape.tsx';

/** Who sits there. `You, you` is said once. */
export function SeatHeading({ place }: { readonly place: Place }) {
  return (
    <span className="seat-heading">
      <Shape seat={place.owner ?? 0} />
      {place.name.split(',')[0]}
    </span>
  );
}

/** Health as a bar with numbers, and speed; or when it fell. */
export function Condition({ place }: { readonly place: Place }) {
  const facts = new Map(place.facts);
  const [health = 0, healthMax = 0] = String(facts.get('health') ?? '')
    .split('/')
    .map(Number);
  const rank = facts.get('rank');
  return (
    <div className="condition" aria-hidden="true">
      {facts.has('fallen') ? (
        <span className="fallen">fell {facts.get('fallen')}</span>
      ) : (
        <span
          className={`health${health * 3 <= healthMax ? ' low' : ''}`}
          style={{ '--part': `${(100 * health) / Math.max(1, healthMax)}%` } as CSSProperties}
        >
          <span className="health-bar">
            <i className="lost" />
            <i />
          </span>
          <b>{health}</b>
          <small>/ {healthMax}</small>
        </span>
      )}
      {facts.has('speed') ? (
        <span className="speed">
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 18a9 9 0 1 1 16 0M12 15l4-6M12 15v.1" />
          </svg>
          speed <b>{facts.get('speed')}</b>
        </span>
      ) : undefined}
      {facts.has('next rest costs') ? (
        <span className="tiring">
          next rest costs <b>{facts.get('next rest costs')}</b>
        </span>
      ) : undefined}
      {rank === undefined ? undefined : <span className="rank">rank {rank}</span>}
    </div>
  );
}

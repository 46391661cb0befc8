import type { CSSProperties } from 'react';

/** A bar that says numbers, too. It moves in one go; what was lost stays in sight a moment longer. */
export function Health({ percent, text }: { readonly percent: number; readonly text: string }) {
  const state = percent > 50 ? 'well' : percent > 20 ? 'hurt' : 'low';
  return (
    <span className={`health ${state}`} style={{ '--part': `${percent}%` } as CSSProperties}>
      <span className="health-bar">
        <i className="lost" />
        <i className="left" />
      </span>
      <span className="health-text">{text}</span>
    </span>
  );
}

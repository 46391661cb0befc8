import { usePieceOver } from '@fermata/kit';
import type { CSSProperties } from 'react';
import type { MoveFace } from './faces.ts';

interface Props {
  readonly percent: number;
  readonly text: string;
  /** Whose it is, where a move that somebody is over may take some of it. */
  readonly of?: string | undefined;
}

/** A bar that says numbers, too. It moves in one go; what was lost stays in sight a moment longer. */
export function Health({ percent, text, of }: Props) {
  const state = percent > 50 ? 'well' : percent > 20 ? 'hurt' : 'low';
  return (
    <span className={`health ${state}`} style={{ '--part': `${percent}%` } as CSSProperties}>
      <span className="health-bar">
        <i className="lost" />
        <i className="left" />
        {of === undefined ? undefined : <Threat of={of} percent={percent} />}
      </span>
      <span className="health-text">{text}</span>
    </span>
  );
}

/** What the move that somebody is over would take: that much at least, and up to that much. */
function Threat({ of, percent }: { readonly of: string; readonly percent: number }) {
  const piece = usePieceOver();
  const would = piece?.kind === 'move' ? (piece.face as MoveFace | undefined)?.would : undefined; // as the scene has it
  if (would?.on !== of) return undefined;
  const [least, most] = [Math.min(would.least, percent), Math.min(would.most, percent)];
  return (
    <>
      <i className="perhaps" style={{ left: `${percent - most}%`, width: `${most - least}%` }} />
      <i className="surely" style={{ left: `${percent - least}%`, width: `${least}%` }} />
    </>
  );
}

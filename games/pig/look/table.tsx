import { Slot } from '@fermata/kit';
import type { Place, Scene } from '@fermata/scene';
import type { CSSProperties } from 'react';

const GOAL = 100;

export function Table({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const scores = scene.places.filter(({ id }) => id.startsWith('score '));
  const points = (place: string) => scene.pieces.find((piece) => piece.in === place)?.count ?? 0;
  const isOnTurn = scene.places.some(({ facts }) =>
    facts?.some(([name, value]) => name === 'turn' && value === 'yours'),
  );
  return (
    <div className="sty">
      <Slot of="table">
        <Slot of="pot" bare />
        <Slot of="supply" bare />
      </Slot>
      <div className="race">
        {ownFirst(scores, seat).map(({ id, owner }) => (
          <Slot key={id} of={id}>
            <Bar score={points(id)} pot={owner === seat && isOnTurn ? points('pot') : 0} />
          </Slot>
        ))}
      </div>
    </div>
  );
}

/** How far it is to the goal; hatched is what holding would add. */
function Bar({ score, pot }: { readonly score: number; readonly pot: number }) {
  const part = (points: number) => `${Math.min(100, (100 * points) / GOAL)}%`;
  return (
    <div
      className="bar"
      aria-hidden="true"
      style={{ '--score': part(score), '--with-pot': part(score + pot) } as CSSProperties}
    >
      <i className="with-pot" />
      <i className="score" />
    </div>
  );
}

function ownFirst(scores: readonly Place[], seat: number): readonly Place[] {
  return scores.toSorted((one, other) => Number(other.owner === seat) - Number(one.owner === seat));
}

import { Slot } from '@fermata/kit';
import type { Place, Scene } from '@fermata/scene';
import { Condition } from './seat.tsx';

export function Table({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const seats = scene.places.filter(({ id }) => id.startsWith('seat-'));
  return (
    <div className="duel">
      <Slot of="turns" bare>
        <TurnsLeft place={scene.places.find(({ id }) => id === 'turns')} />
        <Slot of="now" bare />
        <Slot of="queue" bare />
        <Slot of="later" bare />
        <Slot of="past" bare />
      </Slot>
      <div className="own">{seats.filter(({ owner }) => owner === seat).map(playerAt)}</div>
      <div className="others">{seats.filter(({ owner }) => owner !== seat).map(playerAt)}</div>
      <div className="piles">
        <Supply place={scene.places.find(({ id }) => id === 'supply')} />
        <Slot of="used" bare />
        <Slot of="other-statuses" bare />
      </div>
    </div>
  );
}

function playerAt(place: Place) {
  return (
    <div key={place.id} className="player">
      <Slot of={place.id} bare>
        <Condition place={place} />
        <Slot of={`items-${place.owner}`} bare />
        <Slot of={`statuses-${place.owner}`} bare />
      </Slot>
    </div>
  );
}

/** Where items come from, and when. */
function Supply({ place }: { readonly place: Place | undefined }) {
  const rule = new Map(place?.facts).get('rule');
  return (
    <>
      <Slot of="supply" bare />
      {rule === undefined ? undefined : <small className="drawing">{rule}</small>}
    </>
  );
}

function TurnsLeft({ place }: { readonly place: Place | undefined }) {
  const facts = new Map(place?.facts);
  if (!facts.has('left')) return undefined;
  return (
    <p className="turns-left">
      {facts.get('left')} turns left{facts.has('then') ? `, then ${facts.get('then')}` : ''}
      {facts.has('nothing played for') ? ` · nothing played for ${facts.get('nothing played for')}` : ''}
    </p>
  );
}

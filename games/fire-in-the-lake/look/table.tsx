import { Slot } from '@fermata/kit';
import type { Scene } from '@fermata/scene';
import { MapView } from './map-view.tsx';

const FACTIONS = ['US', 'ARVN', 'NVA', 'VC'];

/** What can be done, both cards, who may act, the map, and what everybody has beside the map: one's own first. */
export function Table({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const owners = [
    ...new Set(
      scene.places.flatMap(({ owner, in: inside }) => (owner === undefined || inside !== undefined ? [] : [owner])),
    ),
  ];
  const inOrder = owners.toSorted((one, other) => Number(other === seat) - Number(one === seat));
  return (
    <div className="war">
      <div className="war-side">
        <Slot of="actions" bare>
          <div className="action-rows">
            <Slot of="operations" bare />
            <Slot of="special activities" bare />
            <Slot of="answers" bare />
          </div>
        </Slot>
        <Slot of="cards" bare>
          <div className="card-row">
            <Slot of="card played" bare />
            <Slot of="card to come" bare />
            <Slot of="deck" bare />
          </div>
        </Slot>
        <div className="war-news">
          <Slot of="sequence" bare>
            <div className="sequence-row">
              {['eligible', 'first', 'second', 'passed', 'ineligible'].map((box) => (
                <Slot key={box} of={box} bare />
              ))}
            </div>
          </Slot>
          <Slot of="tracks" bare />
          <div className="rule-row">
            <Slot of="leaders" bare />
            <Slot of="in force" bare />
          </div>
        </div>
      </div>
      <MapView scene={scene} />
      <div className="forces">
        {inOrder.map((owner) => (
          <Slot key={owner} of={`side ${owner}`} bare>
            {FACTIONS.filter((faction) =>
              scene.places.some(({ id, owner: whose }) => id === faction && whose === owner),
            ).map((faction) => (
              <Slot key={faction} of={faction} bare>
                <div className="boxes-of">
                  {['AVAILABLE', 'CASUALTIES', 'OUT_OF_PLAY', 'pivotal'].map((box) => (
                    <Slot key={box} of={`${box} ${faction}`} bare />
                  ))}
                </div>
              </Slot>
            ))}
          </Slot>
        ))}
      </div>
    </div>
  );
}

import { Slot } from '@fermata/kit';
import type { Scene } from '@fermata/scene';

/** The goals of the four rounds, each with how everybody stands. */
export function Goals({ scene: { places } }: { readonly scene: Scene }) {
  return (
    <Slot of="goals" bare>
      <div className="goals">
        {places
          .filter((place) => place.in === 'goals')
          .map(({ id, facts = [] }) => {
            const [state, ...standings] = facts;
            return (
              <div key={id} className={state?.[1] === 'this round' ? 'now' : undefined}>
                <Slot of={id} bare />
                <span className="standings" aria-hidden="true">
                  {standings.map(([name, value]) => (
                    <span key={name} className={name.startsWith('you ') ? 'you' : undefined}>
                      {name.replace(/ (?:so far|got)$/, '')} <b>{value}</b>
                    </span>
                  ))}
                </span>
              </div>
            );
          })}
      </div>
    </Slot>
  );
}

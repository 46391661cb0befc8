import { type Look, useStage } from '@fermata/kit';
import type { Place } from '@fermata/scene';
import { Icon, Things } from './icons.tsx';

type Headings = NonNullable<Look['headings']>;
type Heading = Headings[string];

/** What each row gives, and what is traded for one more of it. */
const ROWS: { readonly [habitat: string]: { readonly gives: string; readonly pays: string } } = {
  forest: { gives: 'die', pays: 'card' },
  grassland: { gives: 'egg', pays: 'any' },
  wetland: { gives: 'card', pays: 'egg' },
};

const SEATS_MAX = 5;

const row =
  (habitat: string): Heading =>
  ({ place }) => {
    const { gives, pays } = ROWS[habitat]!; // one of the three
    return (
      <span className={`row-name h-${habitat}`}>
        <Icon of={habitat} />
        <b>{habitat}</b>
        <Things of={gives} count={Number.parseInt(factOf(place, 'gives'), 10)} />
        {factOf(place, 'trade') === '' ? undefined : (
          <span className="trade">
            <Icon of={pays} />→<Icon of={gives} />
          </span>
        )}
        <Does id={place.id} />
      </span>
    );
  };

/** What touching it would do; the row itself needs no words. */
function Does({ id }: { readonly id: string }) {
  const does = useStage().touch.can.get(id)?.replace(/ \(.*/, '');
  return does === undefined || does in ROWS ? undefined : <span className="does">{does}</span>;
}

/** Shorter than what is read aloud, where a sign or the place says the rest. */
const short =
  (text: string): Heading =>
  () =>
    text;

/** One's own are called by their names; those of others stand in one line, by their signs. */
const own =
  (icon: string): Heading =>
  ({ place }) =>
    place.name.startsWith('Your ') ? place.name : <Icon of={icon} />;

const table: Heading = ({ place }) => <>Round {factOf(place, 'round')}</>;

/** Which is played for now is said, not only lit. */
const goal: Heading = ({ place }) => (
  <>
    {place.id.replace('goal', 'Round')}
    <i>{factOf(place, 'goal').replace('this round', 'now')}</i>
  </>
);

/** Points; once all is scored, by their sources. */
const mat: Heading = ({ place: { name, facts = [] } }) => {
  const [total, ...sources] = facts;
  return (
    <>
      {name}
      <span className="score">
        <b>{total?.[1]}</b> points
        {sources.map(([source, points]) => (
          <span key={source}>
            {', '}
            {source} <b>{points}</b>
          </span>
        ))}
      </span>
    </>
  );
};

function factOf({ facts = [] }: Place, name: string): string {
  return String(facts.find(([it]) => it === name)?.[1] ?? '');
}

export const headings: Headings = Object.fromEntries([
  ['table', table],
  ['outside', short('Outside')],
  ['bonus deck', short('Bonus')],
  ['bonus discard', short('Used')],
  ...[1, 2, 3, 4].map((round) => [`goal ${round}`, goal]),
  ...Array.from({ length: SEATS_MAX }, (_, seat) => [
    ...Object.keys(ROWS).map((habitat) => [`${habitat} ${seat}`, row(habitat)]),
    [`mat ${seat}`, mat],
    [`hand ${seat}`, own('card')],
    [`bonus ${seat}`, own('star')],
    [`food ${seat}`, short('Food')],
    [`cubes ${seat}`, short('Turns')],
  ]).flat(),
]);

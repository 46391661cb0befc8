import type { Look } from '@fermata/kit';
import type { Place } from '@fermata/scene';
import { factOf } from './facts.ts';
import { linesOf } from './lines.ts';
import { OUTLINES } from './outlines.ts';
import { Sign } from './signs.tsx';

type Headings = NonNullable<Look['headings']>;
type Heading = Headings[string];

/** A city or province: its name, who controls it, whom its people are for, and how many they are. */
const land: Heading = ({ place }) => {
  const [control, people, terror, population] = ['control', 'people', 'terror', 'population'].map((name) =>
    factOf(place, name),
  );
  return (
    <span className="land-name">
      {linesOf(place.name).map((line) => (
        <b key={line}>{line}</b>
      ))}
      <span className="signs">
        {population === '' || population === '0' ? undefined : <span className="population">{population}</span>}
        {people === '' ? undefined : <Sign of={people ?? ''} />}
        {control === 'COIN' || control === 'NVA' ? <Sign of={control} /> : undefined}
        {Array.from({ length: Number(terror) }, (_, at) => (
          <Sign key={at} of="terror" />
        ))}
      </span>
    </span>
  );
};

/** A road or river: what it is worth, or that nothing comes through. */
const route: Heading = ({ place }) => (
  <span className="road-name">
    {factOf(place, 'sabotage') === '' ? factOf(place, 'economic value') : <Sign of="sabotage" />}
  </span>
);

/** How far a faction is, as a bar with a mark at what it needs. */
const faction: Heading = ({ place }) => {
  const [now, needs] = [Number(factOf(place, 'victory')), Number(factOf(place, 'needs more than'))];
  return (
    <span className={`faction-name of-${place.id}`}>
      <b>{place.name}</b>
      <span className="goal-bar">
        <i style={{ width: `${Math.min(100, (now / needs) * 80)}%` }} />
      </span>
      <span>
        <b>{now}</b> / {needs}
      </span>
    </span>
  );
};

/** Shorter than what is read aloud, where the place says the rest. */
const short =
  (text: string): Heading =>
  () =>
    text;

/** What somebody did is said in the box. */
const deed: Heading = ({ place }: { readonly place: Place }) => (
  <>
    {place.id === 'first' ? '1st' : '2nd'}
    {factOf(place, 'did') === '' ? undefined : <i> {factOf(place, 'did')}</i>}
  </>
);

/** Phases of the coup round are said where the sequence is. */
const sequence: Heading = ({ place }) => (
  <>{factOf(place, 'coup round') === '' ? place.name : `Coup round: ${factOf(place, 'coup round')}`}</>
);

export const headings: Headings = {
  ...Object.fromEntries([...OUTLINES].map(([id, { type }]) => [id, type === 'road' ? route : land])),
  ...Object.fromEntries(
    ['US', 'ARVN', 'NVA', 'VC'].flatMap((name) => [
      [name, faction],
      [`AVAILABLE ${name}`, short('Available')],
      [`OUT_OF_PLAY ${name}`, short('Out of play')],
      [`CASUALTIES ${name}`, short('Casualties')],
      [`pivotal ${name}`, short('Pivotal')],
    ]),
  ),
  sequence,
  first: deed,
  second: deed,
  'card played': short('Now'),
  'card to come': short('Next'),
  leaders: short('Leader'),
};

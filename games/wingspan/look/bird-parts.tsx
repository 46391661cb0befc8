import { Fragment } from 'react';
import { type BirdFace, FOODS } from './bird-face.ts';
import { Icon } from './icons.tsx';

type Card = BirdFace['card'];

/** A food as a pip: in costs, and where it is cached. */
export function Pip({ of }: { readonly of: string }) {
  return (
    <span className={`pip f-${of}`}>
      <Icon of={of} />
    </span>
  );
}

/** All of the pips, or one of them where strokes stand between. */
export function Cost({ cost: { foods, any, isEither } }: { readonly cost: Card['cost'] }) {
  const pips = [...FOODS.flatMap((food, at) => Array<string>(foods[at] ?? 0).fill(food)), ...Array(any).fill('any')];
  return (
    <span className="cost">
      {pips.length === 0 ? <i>free</i> : undefined}
      {pips.map((food, at) => (
        <Fragment key={at}>
          {isEither && at > 0 ? <i>/</i> : undefined}
          <Pip of={food} />
        </Fragment>
      ))}
    </span>
  );
}

/** Places for eggs, filled from the left. */
export function Nest({
  card: { nest, eggLimit },
  eggs = 0,
}: {
  readonly card: Card;
  readonly eggs?: number | undefined;
}) {
  if (nest === 'none') return <span className="nest none">no nest</span>;
  return (
    <span className="nest">
      <Icon of={nest} />
      {Array.from({ length: eggLimit }, (_, at) => (
        <span key={at} className={at < eggs ? 'laid' : 'room'}>
          <Icon of="egg" />
        </span>
      ))}
    </span>
  );
}

/** The widest bird there is spans nearly three metres: a ruler of that length, filled as far as this one goes. */
const WIDEST_CM = 280;

export function Ruler({ cm }: { readonly cm: number }) {
  return (
    <span className="ruler">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 6V0M25 6V3M50 6V0M75 6V3M100 6V0" />
        <path className="span" d={`M0 4.500H${Math.round((cm / WIDEST_CM) * 100)}`} />
      </svg>
      {cm} cm
    </span>
  );
}

/** When a power is used is said by colour and sign; a small card leaves those words out. */
const WHEN = /^(?:when its row is used|when played|once between your turns),\s*/i;

export function Power({ card: { color, power }, isWhole }: { readonly card: Card; readonly isWhole: boolean }) {
  const short = power.replace(WHEN, '');
  return (
    <span className={`power p-${color}`}>
      {color === 'none' ? undefined : <Icon of={color} />}
      <span>{isWhole ? power : short.charAt(0).toUpperCase() + short.slice(1)}</span>
    </span>
  );
}

/** Where it may live, as bands of colour with their signs. */
export function Habitats({ of }: { readonly of: readonly string[] }) {
  return (
    <span className="habitats">
      {of.map((habitat) => (
        <span key={habitat} className={`h-${habitat}`}>
          <Icon of={habitat} />
        </span>
      ))}
    </span>
  );
}

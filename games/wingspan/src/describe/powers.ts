import type { Bird } from '../data/bird.ts';
import { POWERS } from '../powers/index.ts';
import type { AnyPower } from '../powers/power.ts';

/** What a bird can do, and when, in a sentence. */
export function powerText({ color, power, own }: Bird): string {
  const { text }: AnyPower = own ?? POWERS[power.name];
  const does = text(power.params as never); // they belong together
  return color === 'none' ? does : `${WHEN[color]}, ${does}`;
}

const WHEN = { white: 'When played', brown: 'When its row is used', pink: 'Once between your turns' } as const;

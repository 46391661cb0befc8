import type { OptionForm } from '@fermata/scene';
import { DEALS_MAX, type Options } from './options.ts';

export const form: OptionForm<Options> = [
  {
    name: 'deals',
    words: 'Deals',
    about: 'Chips are carried over, and the seats take turns to begin.',
    kind: { type: 'whole', min: 1, max: DEALS_MAX, usual: 1 },
    people: 10, // one is over before it has begun
  },
];

import type { OptionForm, OptionKind } from '@fermata/scene';
import { HEALTH_MAX, ITEMS_MAX, SPEED_MIN, SPEED_START_MAX, TURNS_MAX } from './bounds.ts';
import { ITEMS } from './items/index.ts';
import { HEALTH, LOADOUT, type Options, SPEED, TURNS } from './options.ts';

const speed: OptionKind = { type: 'whole', min: SPEED_MIN, max: SPEED_START_MAX, usual: SPEED };
const item: OptionKind = {
  type: 'oneOf',
  of: ITEMS.map(({ name, family }) => ({ value: name, words: `${name} (${family})` })),
  usual: ITEMS[0]?.name ?? '',
};

export const form: OptionForm<Options> = [
  { name: 'health', words: 'Health', kind: { type: 'whole', min: 1, max: HEALTH_MAX, usual: HEALTH } },
  {
    name: 'speed',
    words: 'Speed',
    about: 'The faster, the more turns.',
    kind: {
      type: 'either',
      of: [
        { words: 'the same for all', kind: speed },
        { words: 'each seat its own', kind: { type: 'perSeat', of: speed } },
      ],
    },
  },
  {
    name: 'turns',
    words: 'Turns',
    about: 'After so many the healthiest wins.',
    kind: { type: 'whole', min: 1, max: TURNS_MAX, usual: TURNS },
  },
  {
    name: 'loadouts',
    words: 'Items',
    kind: {
      type: 'either',
      of: [
        { words: 'so many, dealt at random', kind: { type: 'whole', min: 0, max: ITEMS.length, usual: LOADOUT } },
        {
          words: 'these, seat by seat',
          kind: { type: 'perSeat', of: { type: 'list', of: item, min: 0, max: ITEMS_MAX } },
        },
      ],
    },
  },
];

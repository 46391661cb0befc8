import type { OptionForm, OptionKind } from '@fermata/scene';
import {
  FATIGUE_MAX,
  HEALTH_MAX,
  ITEMS_DRAWN_MAX,
  ITEMS_MAX,
  PASSES_MAX,
  SPEED_MIN,
  SPEED_START_MAX,
  TURNS_MAX,
} from './bounds.ts';
import { ITEMS } from './items/index.ts';
import { HEALTH, LOADOUT, type Options, PACE, SPEED, TURNS } from './options.ts';

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
  {
    name: 'attack',
    words: 'An attack in every hand',
    about: 'Of those that are dealt at random.',
    kind: { type: 'yesNo', usual: PACE.attack },
  },
  {
    name: 'draws',
    words: 'Items drawn each turn',
    kind: { type: 'whole', min: 0, max: ITEMS_DRAWN_MAX, usual: PACE.draws },
  },
  {
    name: 'refill',
    words: 'Items drawn with an empty hand',
    about: 'At the start of a turn.',
    kind: { type: 'whole', min: 0, max: ITEMS_DRAWN_MAX, usual: PACE.refill },
  },
  {
    name: 'fatigue',
    words: 'Fatigue',
    about:
      'What the first turn costs in which one plays nothing; each later one costs as much more. 0: only empty hands tire, by 1.',
    kind: { type: 'whole', min: 0, max: FATIGUE_MAX, usual: PACE.fatigue },
  },
  {
    name: 'passes',
    words: 'Over after so many passes',
    about: 'Of everybody, one after the other. 0: never.',
    kind: { type: 'whole', min: 0, max: PASSES_MAX, usual: PACE.passes },
  },
  {
    name: 'more',
    words: 'More items',
    about: 'Items of your own, as data.',
    kind: { type: 'json', usual: [] },
  },
];

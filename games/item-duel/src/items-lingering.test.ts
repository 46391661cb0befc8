/** What the basic items do that leave a status behind, from their rules texts. */
import { describe } from 'vitest';
import { type Row, testRows } from '../test/table.ts';
import { ITEMS } from './index.ts';

const PUNCHES = ['punch', 'punch', 'punch', 'punch'];
const JAMMING = { kind: 'jamming', lasts: { charges: 1 } };

const ROWS: Row[] = [
  [
    'small sponge',
    'soaks up damage twice',
    [{ items: ['small sponge'] }, { items: PUNCHES }],
    ['small sponge', 'punch', 'pass', 'punch', 'pass', 'punch'],
    [
      'Seat 0 is soaking, 2 times: damage heals it.',
      'Seat 0 is still soaking, 1 time.',
      'Seat 0 is healed by 5 (punch).',
      'Seat 0 is no longer soaking: used up.',
      'Seat 0 is healed by 5 (punch).',
      'Seat 0 takes 5 damage from seat 1 (punch).',
    ],
    [25, 20],
  ],
  [
    'wet sponge',
    'until the end of the next own turn',
    [{ items: ['wet sponge'] }, { items: PUNCHES }],
    ['wet sponge', 'punch', 'pass', 'punch'],
    [
      'Seat 0 is soaking for 2 turns: damage heals it.',
      'Seat 0 is still soaking for 1 turn.',
      'Seat 0 is healed by 5 (punch).',
      'Seat 0 is no longer soaking: worn off.',
      'Seat 0 takes 5 damage from seat 1 (punch).',
    ],
    [20, 20],
  ],
  [
    'living sponge',
    'for ever',
    [{ items: ['living sponge'], health: 10 }, { items: PUNCHES }],
    ['living sponge', 'punch', 'pass', 'punch', 'pass', 'punch'],
    [
      'Seat 0 is soaking: damage heals it.',
      'Seat 0 is healed by 5 (punch).',
      'Seat 0 is healed by 5 (punch).',
      'Seat 0 is healed by 5 (punch).',
    ],
    [25, 20],
  ],
  [
    'umbrella',
    'keeps off one damage',
    [{ items: ['umbrella'] }, { items: PUNCHES }],
    ['umbrella', 'punch', 'pass', 'punch'],
    [
      'Seat 0 is sheltered, 1 time: damage does not happen.',
      'Seat 0 is no longer sheltered: used up.',
      'Seat 0 takes 5 damage from seat 1 (punch).',
    ],
    [15, 20],
  ],
  // 2 at once, and 3 at the end of this turn and the next: 8. What it did while it was held is over.
  [
    'triple threat',
    '2 at once, 3 at the end of own turns',
    [{ items: ['triple threat'] }, {}],
    ['triple threat', 'pass', 'pass'],
    [
      'Seat 0 is no longer glowing: item gone.',
      'Seat 1 takes 2 damage from seat 0 (triple threat).',
      'Seat 0 is smouldering: 3 damage to an opponent at the end of its turns.',
      'Seat 1 takes 3 damage from seat 0 (smouldering).',
      'Seat 1 takes 3 damage from seat 0 (smouldering).',
    ],
    [20, 12],
  ],
  [
    'triple threat',
    'the opponent is chosen, each time',
    [{ items: ['triple threat'] }, {}, {}],
    ['triple threat', 2, 1],
    [
      'Seat 0 is no longer glowing: item gone.',
      'Seat 2 takes 2 damage from seat 0 (triple threat).',
      'Seat 0 is smouldering: 3 damage to an opponent at the end of its turns.',
      'Seat 1 takes 3 damage from seat 0 (smouldering).',
    ],
    [20, 17, 18],
  ],
  [
    'triple threat',
    '1 at the end of each own turn, not of others, while held',
    [{ items: ['triple threat'] }, {}],
    ['pass', 'pass', 'pass', 'pass'],
    ['Seat 1 takes 1 damage from seat 0 (glowing).', 'Seat 1 takes 1 damage from seat 0 (glowing).'],
    [20, 18],
  ],
  [
    'headstand',
    'healing damages',
    [{ items: ['headstand'] }, { items: ['sticking plaster'] }],
    ['headstand', 'sticking plaster'],
    [
      'Seat 1 is upside down for 1 turn: damage heals it and healing damages it.',
      'Seat 1 takes 6 damage (sticking plaster).',
      'Seat 1 is no longer upside down: worn off.',
    ],
    [20, 14],
  ],
  [
    'headstand',
    'damage heals, until its turn is over',
    [{ items: ['headstand', 'punch'] }, { items: ['punch'] }, {}],
    ['headstand', 2, 'punch', 2, 'pass', 'punch', 2],
    [
      'Seat 2 is upside down for 1 turn: damage heals it and healing damages it.',
      'Seat 2 is healed by 5 (punch).',
      'Seat 2 is no longer upside down: worn off.',
      'Seat 2 takes 5 damage from seat 0 (punch).',
    ],
    [20, 20, 20],
  ],
  [
    'hand mirror',
    'turns one damage back',
    [{ items: ['hand mirror'] }, { items: PUNCHES }],
    ['hand mirror', 'punch', 'pass', 'punch'],
    [
      'Seat 0 is mirrored, 1 time: damage by others meets them instead.',
      'Seat 0 is no longer mirrored: used up.',
      'Seat 1 takes 5 damage from seat 0 (punch).',
      'Seat 0 takes 5 damage from seat 1 (punch).',
    ],
    [15, 15],
  ],
  [
    'hand mirror',
    'not what its owner does to itself',
    [
      {
        statuses: [
          { kind: 'mirrored', lasts: { charges: 1 } },
          { kind: 'gassed', by: 0 },
        ],
      },
      {},
    ],
    ['pass'],
    ['Seat 0 takes 2 damage (gassed).'],
    [18, 20],
  ],
  [
    'hand mirror',
    'also poison, at the poisoner',
    [
      {
        statuses: [
          { kind: 'mirrored', lasts: { charges: 1 } },
          { kind: 'poisoned', by: 2, value: 3 },
        ],
      },
      {},
      {},
    ],
    ['pass'],
    ['Seat 0 is no longer mirrored: used up.', 'Seat 2 takes 3 damage from seat 0 (poisoned).'],
    [20, 20, 17],
  ],
  [
    'jammer',
    'jams one item',
    [{ items: ['jammer'] }, { items: PUNCHES }],
    ['jammer', 'punch', 'pass', 'punch'],
    [
      'Seat 0 is jamming, 1 time: what others play has no effect.',
      'Seat 0 is no longer jamming: used up.',
      'Punch of seat 1 is jammed by seat 0.',
      'Seat 0 takes 5 damage from seat 1 (punch).',
    ],
    [15, 20],
  ],
  [
    'jammer',
    'not one of its owner',
    [{ items: ['punch'], statuses: [JAMMING] }, {}],
    ['punch'],
    ['Seat 1 takes 5 damage from seat 0 (punch).'],
    [20, 15],
  ],
  [
    'parrying dagger',
    'parries twice, if its owner likes',
    [{ items: ['parrying dagger'] }, { items: PUNCHES }],
    ['parrying dagger', 'punch', true, 'pass', 'punch', false, 'pass', 'punch', true, 'pass', 'punch'],
    [
      'Seat 0 is parrying, 2 times: it may keep off damage by others.',
      'Seat 0 is still parrying, 1 time.',
      'Seat 0 takes 5 damage from seat 1 (punch).',
      'Seat 0 is no longer parrying: used up.',
      'Seat 0 takes 5 damage from seat 1 (punch).',
    ],
    [10, 20],
  ],
];

describe('A basic item', () => {
  const isLingering = ({ play }: (typeof ITEMS)[number]) => play.some(({ type }) => type === 'give');
  testRows(
    ROWS,
    ITEMS.filter((item) => item.family === 'basic' && isLingering(item)),
  );
});

import { ITEMS, statusesOf } from '@fermata/item-duel';
import { type Contents, kindOf } from './contents.ts';

const statuses = [...new Set(ITEMS.flatMap(statusesOf).map(({ kind }) => kind))];
const held = [...new Set(ITEMS.flatMap((item) => item.held.map(({ kind }) => kind)))];

export const ITEM_DUEL: Contents = {
  kinds: [
    kindOf(
      'Items played',
      ITEMS.map(({ name }) => [name, name]),
      'played.name',
    ),
    kindOf(
      'Statuses',
      statuses.map((kind) => [kind, kind]),
      'statusAdded.status.kind',
    ),
  ],
  prompts: ['Play which item?', 'Which opponent?', 'Destroy which item?', 'Parry this damage?'],
  listeners: [
    ...ITEMS.filter(({ play }) => play.length > 0).map(({ name }) => name),
    ...statuses.map((kind) => `${kind} #`),
    ...held.map((kind) => `${kind} # goes`),
    'the fall',
    'the last one standing',
    'the end of a fallen seat',
    'the end of the turn',
  ],
};

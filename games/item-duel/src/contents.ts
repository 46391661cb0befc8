import type { Contents } from '@fermata/core';
import { statusesOf } from './definition.ts';
import { ITEMS } from './items/index.ts';

const statuses = [...new Set(ITEMS.flatMap(statusesOf).map(({ kind }) => kind))];
const held = [...new Set(ITEMS.flatMap((item) => item.held.map(({ kind }) => kind)))];

export const contents: Contents = {
  kinds: [
    { kind: 'Items played', names: ITEMS.map(({ name }) => name), at: ['played.name'] },
    { kind: 'Statuses', names: statuses, at: ['statusAdded.status.kind'] },
  ],
  prompts: ['Play which item?', 'Which opponent?', 'Destroy which item?', 'Parry this damage?'],
  listeners: [
    ...ITEMS.filter(({ play }) => play.length > 0).map(({ name }) => name),
    ...statuses.map((kind) => `${kind} #`),
    ...held.map((kind) => `${kind} # goes`),
    'the fall',
    'too late',
    'the last one standing',
    'the end of a fallen seat',
    'the end of the turn',
  ],
};

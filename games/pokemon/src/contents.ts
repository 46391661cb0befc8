import type { Contents } from '@fermata/core';
import { ITEMS } from './arena/items.ts';
import { MOVES, SPECIES } from './data/index.ts';

/** Events have numbers for species and moves, which count from one. */
export const contents: Contents = {
  kinds: [
    { kind: 'Species sent in', names: SPECIES.map(({ name }, at) => [String(at + 1), name]), at: ['switched.who'] },
    { kind: 'Moves used', names: MOVES.map(({ name }, at) => [String(at + 1), name]), at: ['used.move'] },
  ],
  prompts: ['What now?', 'Send in whom?'],
  listeners: [],
};

/** What the arena contains. */
export const arenaContents: Contents = {
  ...contents,
  kinds: [
    ...contents.kinds,
    { kind: 'Items used', names: ITEMS.map(({ id, name }) => [id, name]), at: ['itemUsed.item'] },
  ],
};

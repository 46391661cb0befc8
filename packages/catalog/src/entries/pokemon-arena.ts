import { arena, arenaContents, board, staging } from '@fermata/pokemon';
import { entryOf } from '../entry.ts';

export const entry = entryOf('pokemon-arena', arena, { board, staging, contents: arenaContents, home: 'pokemon' });

import { arena, arenaContents, board, form, staging } from '@fermata/pokemon';
import { entryOf } from '../entry.ts';

export const entry = entryOf('pokemon-arena', arena, {
  board,
  staging,
  form,
  contents: arenaContents,
  home: 'pokemon',
});

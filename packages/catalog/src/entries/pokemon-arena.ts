import { arena, arenaContents, arenaManual, board, form, staging } from '@fermata/pokemon';
import { entryOf } from '../entry.ts';

export const entry = entryOf('pokemon-arena', arena, {
  board,
  staging,
  form,
  contents: arenaContents,
  manual: arenaManual,
  home: 'pokemon',
});

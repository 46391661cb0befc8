import { join } from 'node:path';
import type { Whereabouts } from '@fermata/server';
import { dataFolder } from './autosave/folder.ts';
import { UsageError } from './usage-error.ts';

/** How --data is said, for every command that opens the matches of a server. */
export const DATA = [
  '--data <FOLDER>',
  'where matches over the network are kept; DATABASE_URL names a PostgreSQL instead',
] as const;

export function whereabouts(data: string | undefined): Whereabouts {
  const { DATABASE_URL } = process.env;
  if (data === undefined && DATABASE_URL) {
    // It is not said again: there may be a password in it.
    if (!/^postgres(ql)?:/.test(DATABASE_URL) || !URL.canParse(DATABASE_URL))
      throw new UsageError('DATABASE_URL is no address of a PostgreSQL; set it to one like postgres://USER@HOST/NAME');
    return { url: DATABASE_URL };
  }
  return { folder: data ?? join(dataFolder(), 'server') };
}

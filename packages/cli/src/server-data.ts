import { join } from 'node:path';
import type { Whereabouts } from '@fermata/server';
import { dataFolder } from './autosave/folder.ts';

/** How --data is said, for every command that opens the matches of a server. */
export const DATA = [
  '--data <FOLDER>',
  'where matches over the network are kept; DATABASE_URL names a PostgreSQL instead',
] as const;

export function whereabouts(data: string | undefined): Whereabouts {
  const { DATABASE_URL } = process.env;
  if (data === undefined && DATABASE_URL) return { url: DATABASE_URL };
  return { folder: data ?? join(dataFolder(), 'server') };
}

import type { Status } from '../src/data/index.ts';

/** What the data packages and the simulator call a status. */
export const STATUS_OF: { readonly [code: string]: Status } = {
  slp: 'sleep',
  psn: 'poison',
  brn: 'burn',
  frz: 'freeze',
  par: 'paralysis',
  tox: 'toxic',
};

import { stumbling } from './stumbling.ts';

/** A game that nobody has asked for: where this runs, opening a file has run it. */
export const trap = { ...stumbling, name: 'trap' };

process.env.FERMATA_TRAP = 'sprung';

import { CLAUSES } from './clauses.ts';
import { COUNTER } from './counter.ts';
import { ENDINGS } from './endings.ts';
import { HOLDS } from './holds.ts';
import { ICE } from './ice.ts';
import { LASTING } from './lasting.ts';
import { LOCKS } from './locks.ts';
import { NOTHING } from './nothing.ts';
import { POINTS } from './points.ts';
import { POISON } from './poison.ts';
import { RECOVERY } from './recovery.ts';
import type { Row } from './row.ts';
import { STATS } from './stats.ts';
import { SUBSTITUTE } from './substitute.ts';
import { TIES } from './ties.ts';

/** Branches that battles by chance hardly ever come to. */
export const ROWS: { readonly [about: string]: readonly Row[] } = {
  'Ties of speed': TIES,
  'Recovery that slips': RECOVERY,
  'Stats that roll over': STATS,
  'Points of moves': POINTS,
  'The counter of poison': POISON,
  'Locks and releases': LOCKS,
  'Holds of which nobody knows whether they go on': HOLDS,
  'Moves of several turns': LASTING,
  'A substitute': SUBSTITUTE,
  'What Counter counts': COUNTER,
  'Sleep clause and freeze clause': CLAUSES,
  'Ice and fire': ICE,
  'Moves that come to nothing': NOTHING,
  'Battles that would not end': ENDINGS,
};

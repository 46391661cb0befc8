/** What a lasting rule may change. */
import type { Faction } from '../data/forces.ts';

/** One row for each lasting rule. */
export interface Modifier {
  readonly forbids?: readonly Ban[];
  readonly spacesMax?: readonly Cap[];
  readonly rules?: { readonly [N in RuleName]?: number };
  /** What it does, in our words. */
  readonly text: string;
}
export interface Ban {
  readonly what: string;
  readonly by?: Faction;
}
export interface Cap extends Ban {
  readonly n: number;
}

/** What operations, special activities and phases ask for. */
export type RuleName =
  /** Resources for a terror marker or level: in the Support phase, and in Train. */
  | 'pacifyCost'
  | 'trainPacifyCost'
  | 'trainPacifySpaces'
  /** The level that Train pacifies to. */
  | 'trainPacifyLevel'
  /** Police that the US may add to a Train. */
  | 'trainPolice'
  | 'assaultCost'
  | 'patrolCost'
  /** In each space of a US assault: underground guerrillas that may be among the losses. */
  | 'hiddenPerAssault'
  /** Spaces of a US assault in which a base may go first. */
  | 'basesFirst'
  /** Spaces of a US assault, not lowland, in which two pieces more may go. */
  | 'heavyAssaults'
  /** Spaces of a sweep in which an exposed piece goes. */
  | 'deadlySweeps'
  | 'marchLimit'
  /** Boxes for each improvement of the Trail by Rally; and spaces of a Rally that improves it. */
  | 'trailImproved'
  | 'rallyTrailSpaces'
  | 'noImprovement'
  | 'rallyAgitates'
  /** Guerrillas that each VC Terror and Agitation takes. */
  | 'cadres'
  | 'attackTroopLost'
  | 'attackPerTroop'
  | 'vcAmbushKills'
  /** Of Air Strikes: the Trail's lowest box, boxes for each strike at it, the die from which it works. */
  | 'trailFloor'
  | 'trailStruck'
  | 'trailDie'
  | 'noDegrading'
  | 'strikePieces'
  | 'strikeEither'
  | 'strikeBlind'
  /** Levels that a space shifts where one piece was hit, and where more were. */
  | 'strikeShiftOne'
  | 'strikeShiftMany'
  | 'transportLines'
  | 'transportRangersOnly'
  | 'governUnshifted'
  | 'medevac'
  /** Whether the victory of card 121 needs less. */
  | 'peaceTalks';

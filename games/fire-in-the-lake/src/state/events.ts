import type { Shading } from '../data/deck.ts';
import type { Faction } from '../data/forces.ts';
import type { Space } from '../data/map.ts';
import type { Level, Track } from '../data/scenario.ts';
import type { Piece } from '../map/pieces.ts';
import type { Area } from '../map/places.ts';
import type { Deed, Phase, Pile } from './state.ts';

/** What happens on the table. */
type Change =
  /** Pieces go from one place to another; `as` is what they are there, where it is not what they were. */
  | { type: 'moved'; piece: Piece; n: number; from: Area; to: Area; as?: Piece }
  | { type: 'flipped'; piece: Piece; to: Piece; n: number; in: Space }
  | { type: 'shifted'; in: Space; to: Level }
  | { type: 'adjusted'; track: Track; by: number }
  | { type: 'marked'; in: Space; marker: 'TERROR' | 'SABOTAGE'; by: number };

/** How cards follow each other. */
type Sequence =
  | { type: 'cardDrawn'; card: number; pile: Pile }
  | { type: 'cardBegan'; card: number }
  | { type: 'cardEnded'; card: number }
  | { type: 'pivotalPlayed'; card: number }
  | { type: 'pivotalAsked' }
  | { type: 'pivotalReturned'; card: number }
  | { type: 'eventBegan'; card: number; side: Shading; what: string; by: Faction }
  | { type: 'acted'; faction: Faction; deed: Deed; what: string }
  | { type: 'passed'; faction: Faction }
  | { type: 'eligibilitySet'; faction: Faction; is: boolean; now: boolean }
  | { type: 'cameIntoForce'; rule: string }
  | { type: 'wentOutOfForce'; rule: string }
  | { type: 'phaseBegan'; phase: Phase }
  | { type: 'leaderCame'; card: number }
  | { type: 'leaderIgnored' }
  | { type: 'spacePacified'; in: Space; by: Faction }
  | { type: 'wereReset' }
  | { type: 'ended'; margins: Record<Faction, number>; isFinal: boolean };

/** What only informs: lasting rules react to it, and people read it. */
type News =
  | { type: 'rolled'; die: number; for: string }
  | { type: 'trained'; by: Faction }
  | { type: 'patrolled'; by: Faction; moved: { piece: Piece; n: number; in: Space }[] }
  /** `also`: the ally, where a card lets its troops sweep as well and some are there. */
  | { type: 'swept'; in: Space; by: Faction; also?: Faction }
  /** `joins`: in the Assault of an ally, who has assaulted there just before. */
  | { type: 'assaulted'; in: Space; by: Faction; guerrillas: number; joins?: Faction }
  | { type: 'marched'; in: Space; by: Faction; n: number; isSeen: boolean }
  | { type: 'attacked'; in: Space; by: Faction; removed: number }
  | { type: 'struckTrail' }
  | { type: 'governed'; in: Space[] }
  /** An operation is over, or, where a Transport came without one, that is: `spaces` are those of the special activity. */
  | { type: 'operated'; by: Faction; operation: string | null; special: string | null; spaces: Space[] };

export type Event = Change | Sequence | News;

/** Small boards: what lies there, and how what happened on them is written down by both sides of the comparison. */

export type Faction = 'US' | 'ARVN' | 'NVA' | 'VC';

export interface Board {
  readonly faction: Faction;
  readonly operation: string;
  /** All spaces that anything may be done in. */
  readonly spaces: Readonly<
    Record<string, { pieces?: Readonly<Record<string, number>>; support?: string; terror?: number }>
  >;
  readonly tracks: Readonly<Record<string, number>>;
  /** How many of each type are left in the box, where it is not all; the others are out of play. */
  readonly box: Readonly<Record<string, number>>;
  /** What a die may say. */
  readonly dice: readonly number[];
  /** The special activity that is looked at; none other. */
  readonly special: string;
  readonly isMonsoon: boolean;
  readonly isLimited: boolean;
}

const TRACKS = { AID: 10, PATRONAGE: 5, ECON: 5, TRAIL: 1, RES_ARVN: 20, RES_NVA: 10, RES_VC: 10 };

/** A board with everything else as usual. */
export function board(
  faction: Faction,
  operation: string,
  special: string,
  spaces: Board['spaces'],
  { tracks = {}, box = {}, dice = [1, 2, 3, 4, 5, 6], isMonsoon = false, isLimited = false }: Partial<Board> = {},
): Board {
  return { faction, operation, special, spaces, tracks: { ...TRACKS, ...tracks }, box, dice, isMonsoon, isLimited };
}

/** How many there are in the game. */
export const FORCES: Readonly<Record<string, number>> = {
  'us-troops': 40,
  'us-bases': 6,
  'us-irregulars': 6,
  'arvn-troops': 30,
  'arvn-police': 30,
  'arvn-rangers': 6,
  'arvn-bases': 3,
  'nva-troops': 40,
  'nva-guerrillas': 20,
  'nva-bases': 9,
  'vc-guerrillas': 30,
  'vc-bases': 9,
};
export const typeOf = (piece: string) => piece.replace('!active', '').replace('-tunneled', '');

/** How many of a type lie on the board. */
export function onBoard({ spaces }: Board, type: string): number {
  let sum = 0;
  for (const { pieces = {} } of Object.values(spaces))
    for (const [piece, n] of Object.entries(pieces)) if (typeOf(piece) === type) sum += n;
  return sum;
}

/** The position that the match begins from: one action, and it is over. */
export function positionOf(board: Board): object {
  const { faction, spaces, tracks, box, isMonsoon, isLimited } = board;
  const away: Record<string, number> = {};
  for (const [type, n] of Object.entries(box)) away[type] = (FORCES[type] as number) - onBoard(board, type) - n; // known
  return {
    scenario: 'full',
    map: 'empty',
    card: faction === 'US' && isLimited ? 91 : 1,
    next: isMonsoon ? 125 : 0,
    deck: [],
    eligible: [faction],
    leaders: [128],
    pivotal: [],
    tracks,
    OUT_OF_PLAY: away,
    spaces,
    ...(isLimited ? { acted: [{ faction: faction === 'US' ? 'VC' : 'US', deed: 'operation' }] } : {}),
  };
}

export interface Happened {
  readonly special: string;
  /** Spaces of the special activity. */
  readonly where: readonly string[];
  readonly dice: readonly number[];
  /** Moves and flips, with how many. */
  readonly happened: ReadonlyMap<string, number>;
  /** Support and markers by space. */
  readonly people: readonly (readonly [space: string, support: string, markers: number])[];
  readonly tracks: Readonly<Record<string, number>>;
}
/** One text for all that an action meant: what moved and turned, what it cost, what people think now, what dice said. */
export function meaning({ special, where, dice, happened, people, tracks }: Happened): string {
  // Which spaces pieces were carried between is what moved.
  const isCarried = special === 'air-lift' || special === 'transport';
  const at = isCarried ? [] : [...new Set(where)].sort();
  return [
    `${special}${at.length > 0 ? ` in ${at.join(', ')}` : ''}`,
    `dice ${dice.join(' ')}`,
    ...[...happened].map(([what, n]) => `${n} ${what}`).sort(),
    ...people
      .filter(([, level, n]) => level !== 'NEUTRAL' || n > 0)
      .map((one) => one.join(' '))
      .sort(),
    ...Object.keys(TRACKS).map((track) => `${track} ${tracks[track]}`),
  ].join('\n');
}

import { FACTIONS, type Faction } from '../data/forces.ts';
import { KINDS, type Piece, pieceName } from '../map/pieces.ts';
import { at, nameOf, SPACE_COUNT } from '../map/places.ts';
import { IS_LOC } from '../map/spaces.ts';
import { count, markersIn, supportIn } from '../state/counts.ts';
import { levelName, type Table } from '../state/state.ts';
import { type Control, control, margins, victory } from '../state/victory.ts';

type Held = Partial<Record<Piece, number>>;
interface SpaceShot {
  pieces: Held;
  support: string;
  terror?: number;
  sabotage?: number;
  control: Control;
}

/** The table as JSON that `position` takes, with what can be derived from it. */
export function snapshot(state: Table) {
  const spaces: Record<string, SpaceShot> = {};
  for (let space = 0; space < SPACE_COUNT; space++) {
    const pieces = heldAt(state, space);
    const markers = markersIn(state, space);
    if (Object.keys(pieces).length === 0 && markers === 0 && supportIn(state, space) === 0) continue;
    const shot: SpaceShot = { pieces, support: levelName(supportIn(state, space)), control: control(state, space) };
    if (markers > 0) shot[IS_LOC[space] ? 'sabotage' : 'terror'] = markers;
    spaces[nameOf(space)] = shot;
  }
  const { scenario, periodEvents, edition, transfers, seats, card, next, deck, phase, over } = state;
  return {
    scenario,
    periodEvents,
    edition,
    transfers,
    pair: seats.US === seats.ARVN ? ('COIN' as const) : ('insurgents' as const),
    map: 'empty' as const,
    spaces,
    AVAILABLE: heldAt(state, at('AVAILABLE')),
    OUT_OF_PLAY: heldAt(state, at('OUT_OF_PLAY')),
    CASUALTIES: heldAt(state, at('CASUALTIES')),
    tracks: { ...state.tracks },
    eligible: FACTIONS.filter((faction) => state.eligible[faction]),
    nextEligible: { ...state.nextEligible },
    card,
    next,
    deck: deck === null ? null : [...deck],
    unseen: [...state.unseen],
    coups: [...state.coups],
    pile: { ...state.pile },
    pivotal: [...state.pivotal],
    pivotalAsked: state.pivotalAsked,
    leaders: [...state.leaders],
    leaderIgnored: state.leaderIgnored,
    inForce: [...state.inForce],
    passed: [...state.passed],
    acted: state.acted.map((one) => ({ ...one })),
    phase,
    afterCoup: state.afterCoup,
    pacified: Object.fromEntries(Object.entries(state.pacified).map(([space, level]) => [space, levelName(level)])),
    over: over === null ? null : { margins: { ...over.margins } as Record<Faction, number>, isFinal: over.isFinal },
    victory: victory(state),
    margins: margins(state),
  };
}

function heldAt(state: Table, place: number): Held {
  const held: Held = {};
  for (let kind = 0; kind < KINDS; kind++) {
    const n = count(state, place, kind);
    if (n > 0) held[pieceName(kind)] = n;
  }
  return held;
}

import type { Facts, Piece, Place } from '@fermata/scene';
import { FACTIONS, type Faction } from '../data/forces.ts';
import { TRACKS as TRACK_NAMES } from '../data/scenario.ts';
import { trackText } from '../describe/words.ts';
import { type Table, TRACK_MAX } from '../state/state.ts';
import { markerId, SEQUENCE, TRACKS } from './ids.ts';

/** Who may act on this card and who has, and all tracks. */
export function addSequence(table: Table, places: Place[], pieces: Piece[]): void {
  places.push({ id: SEQUENCE, name: 'Sequence of play', facts: phaseFacts(table) });
  const [first, second] = table.acted;
  const boxes: Place[] = [
    { id: 'eligible', in: SEQUENCE, name: 'Eligible', lay: 'row' },
    { id: 'first', in: SEQUENCE, name: 'First to act', lay: 'row', ...(first && { facts: [['did', first.deed]] }) },
    { id: 'second', in: SEQUENCE, name: 'Second to act', lay: 'row', ...(second && { facts: [['did', second.deed]] }) },
    { id: 'passed', in: SEQUENCE, name: 'Passed', lay: 'row' },
    { id: 'ineligible', in: SEQUENCE, name: 'Ineligible', lay: 'row' },
  ];
  places.push(...boxes, { id: TRACKS, name: 'Tracks', lay: 'row' });
  for (const faction of FACTIONS) pieces.push(marker(table, faction));
  for (const track of TRACK_NAMES)
    pieces.push({
      id: track,
      in: TRACKS,
      kind: 'track',
      name: trackText(track),
      facts: [
        ['stands at', table.tracks[track]],
        ['of', TRACK_MAX[track]],
      ],
    });
}

function phaseFacts({ phase, over }: Table): Facts {
  if (over !== null) return [['match', 'over']];
  return phase === 'card' ? [] : [['coup round', phase]];
}

function marker({ acted, passed, eligible, nextEligible }: Table, faction: Faction): Piece {
  const place = acted.findIndex((one) => one.faction === faction);
  const home =
    place >= 0
      ? (['first', 'second'][place] ?? 'second')
      : passed.includes(faction)
        ? 'passed'
        : eligible[faction]
          ? 'eligible'
          : 'ineligible';
  const next = nextEligible[faction];
  return {
    id: markerId(faction),
    in: home,
    kind: 'marker',
    name: `${faction} marker`,
    ...(next !== undefined && { facts: [['on the next card', next ? 'eligible' : 'ineligible']] as const }),
    face: faction,
  };
}

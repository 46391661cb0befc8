import type { State } from './state.ts';

/** Field by field: the state is copied for every fork, and most of it is one flat array. */
export function copy(state: State): State {
  const { over } = state;
  return {
    ...state,
    seats: { ...state.seats },
    pieces: state.pieces.slice(),
    support: state.support.slice(),
    markers: state.markers.slice(),
    tracks: { ...state.tracks },
    eligible: { ...state.eligible },
    nextEligible: { ...state.nextEligible },
    unseen: state.unseen.slice(),
    coups: state.coups.slice(),
    pile: { ...state.pile },
    deck: state.deck === null ? null : state.deck.slice(),
    pivotal: state.pivotal.slice(),
    passed: state.passed.slice(),
    acted: state.acted.map((one) => ({ ...one })),
    inForce: state.inForce, // replaced, never changed
    leaders: state.leaders.slice(),
    pacified: { ...state.pacified },
    over: over === null ? null : { margins: { ...over.margins }, isFinal: over.isFinal },
  };
}

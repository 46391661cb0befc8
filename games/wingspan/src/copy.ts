import type { Player, State } from './state.ts';

/** A copy by hand, for `wingspan_fork_vs_clone`. Birds on mats are never changed but replaced, and are shared. */
export function copy(state: State): State {
  const same: State = {
    players: state.players.map(copyPlayer),
    seat: state.seat,
    first: state.first,
    round: state.round,
    goals: state.goals.slice(),
    goalSide: state.goalSide,
    feeder: state.feeder.slice(),
    tray: state.tray.slice(),
    revealed: state.revealed.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    bonusDeck: state.bonusDeck.slice(),
    bonusDiscard: state.bonusDiscard.slice(),
    owed: state.owed,
    scores: state.scores?.map((score) => ({ ...score })) ?? null,
  };
  if (state.more !== undefined) same.more = state.more; // never changed, and so shared
  return same;
}

function copyPlayer({ food, hand, bonus, rows, cubes, goalPoints }: Player): Player {
  return {
    food: { ...food },
    hand: hand.slice(),
    bonus: bonus.slice(),
    rows: { forest: rows.forest.slice(), grassland: rows.grassland.slice(), wetland: rows.wetland.slice() },
    cubes: { ...cubes },
    goalPoints: goalPoints.slice(),
  };
}

import type { Placed, Player, State } from './state.ts';

/** A copy by hand: the table is forked at every look ahead. */
export function copy(state: State): State {
  return {
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
}

function copyPlayer({ food, hand, bonus, rows, cubes, goalPoints }: Player): Player {
  return {
    food: { ...food },
    hand: hand.slice(),
    bonus: bonus.slice(),
    rows: {
      forest: rows.forest.map(copyPlaced),
      grassland: rows.grassland.map(copyPlaced),
      wetland: rows.wetland.map(copyPlaced),
    },
    cubes: { ...cubes },
    goalPoints: goalPoints.slice(),
  };
}

function copyPlaced({ bird, eggs, cached, tucked, isUsed }: Placed): Placed {
  return { bird, eggs, cached: cached.slice(), tucked: tucked.slice(), isUsed };
}

import { copyPacing } from './pace.ts';
import type { Player, State } from './state.ts';

/**
 * A copy of a duel, field by field: one that has to look for the fields costs 15 % of
 * `itemduel_decision_vs_boardgameio_move`. Turns, items, statuses and the lists of who listens are replaced and never
 * changed, so both may keep them.
 */
export function copyDuel({
  players,
  turn,
  queue,
  ahead,
  extra,
  statuses,
  listening,
  ticking,
  held,
  fallen,
  isOver,
  turnsLeft,
  deal,
  nextId,
  pace,
  more,
}: State): State {
  const copy: State = {
    players: players.map(copyPlayer),
    turn,
    queue: queue.slice(),
    ahead: ahead.map(({ lag, turns }) => ({ lag, turns })),
    extra: extra.slice(),
    statuses: statuses.slice(),
    listening: listening.slice(),
    ticking,
    held,
    fallen: fallen.slice(),
    isOver,
    turnsLeft,
    deal,
    nextId,
  };
  if (pace !== undefined) copy.pace = copyPacing(pace);
  if (more !== undefined) copy.more = more;
  return copy;
}

function copyPlayer({ health, healthMax, speed, items, turns, lag }: Player): Player {
  return { health, healthMax, speed, items: items.slice(), turns, lag };
}

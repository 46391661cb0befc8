import { isIdle } from '../pace.ts';
import type { State } from '../state.ts';

/** Who stands last wins; else who is healthiest, once the turns are used up, nobody plays any more, or an item ends the duel. */
export function verdict(state: State): string {
  const { players, fallen } = state;
  if (players.length - fallen.length === 1) return 'Nobody else is left standing.';
  return `${reason(state)}: who is healthiest wins${tieBreak(state)}.`;
}

function reason(state: State): string {
  if (state.turnsLeft === 0) return 'All turns are played';
  return isIdle(state) ? `Nobody has played anything for ${state.pace?.idle} turns` : 'An item has ended the duel';
}

/** Said where it decides. */
function tieBreak({ players, fallen, pace }: State): string {
  const standing = players.flatMap(({ health }, seat) => (fallen.includes(seat) ? [] : [health]));
  const best = Math.max(...standing);
  const isTied = standing.filter((health) => health === best).length > 1;
  return isTied && pace !== undefined && pace.fatigue > 0 ? ', and of equals who has rested less' : '';
}

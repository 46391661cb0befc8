import { mayI } from '../asking/ask.ts';
import { spacesMax } from '../lasting/rules.ts';
import { RANGERS } from '../map/kinds.ts';
import { type Group, KINDS, RANGER, RANGER_ACTIVE } from '../map/pieces.ts';
import { NORTH, near } from '../map/spaces.ts';
import type { Action } from '../operations/action.ts';
import { hasVictim, strikeWith } from '../operations/fight.ts';
import { count } from '../state/counts.ts';
import { move } from '../verbs/change.ts';
import { groupAt, PLENTY, pickPieces } from '../verbs/pick.ts';
import { bySpace } from './by-space.ts';

const RAIDS_MAX = 2;

/** Rangers come in from next door, each once; one of them may come out and hit two. */
export const raid = bySpace({
  name: 'raid',
  by: ['ARVN'],
  with: ['patrol', 'sweep', 'assault'],
  usual: RAIDS_MAX,
  can: (action, space) => space !== NORTH && (canStrike(action, space) || hasComer(action, space)),
  why: () => 'no ranger is there or next door who could do anything',
  *in(action, space) {
    const { state, moved } = action;
    const came = yield* pickPieces(
      action,
      'which-rangers',
      PLENTY,
      () => comers(action, space),
      function* (from, kind, n) {
        yield* move(kind, n, from, space);
        moved.hold(space * KINDS + kind, n);
      },
      { least: canStrike(action, space) ? 0 : 1, inBulk: true, limit: (index) => moved.left(state, index), space },
    );
    // Where nobody has come, the strike is all there is to it.
    if (!canStrike(action, space) || (came > 0 && !(yield* mayI(action, 'raid', space)))) return;
    const isLast = action.visited.length >= spacesMax(state, 'raid', action.faction, RAIDS_MAX);
    yield* strikeWith(action, space, [RANGER], isLast ? undefined : moved);
  },
});
function canStrike({ state }: Action, space: number): boolean {
  return count(state, space, RANGER) > 0 && hasVictim(state, space);
}
function hasComer({ state, moved }: Action, space: number): boolean {
  for (const from of near(space))
    if (moved.left(state, from * KINDS + RANGER) > 0 || moved.left(state, from * KINDS + RANGER_ACTIVE) > 0)
      return true;
  return false;
}
function comers({ state, moved }: Action, space: number): Group[] {
  const groups: Group[] = [];
  for (const from of near(space))
    for (const kind of RANGERS) if (moved.left(state, from * KINDS + kind) > 0) groups.push(groupAt(from, kind));
  return groups;
}

import { mayI } from '../asking/ask.ts';
import { RANGERS } from '../map/kinds.ts';
import { type Group, KINDS, RANGER } from '../map/pieces.ts';
import { NORTH, near } from '../map/spaces.ts';
import type { Action } from '../operations/action.ts';
import { hasVictim, strikeWith } from '../operations/fight.ts';
import { count } from '../state/counts.ts';
import { move } from '../verbs/change.ts';
import { groupAt, PLENTY, pickPieces } from '../verbs/pick.ts';
import { bySpace } from './by-space.ts';

/** Rangers come in from next door, each once; one of them may come out and hit two. */
export const raid = bySpace({
  name: 'raid',
  by: ['ARVN'],
  with: ['patrol', 'sweep', 'assault'],
  usual: 2,
  can: (action, space) => space !== NORTH && (canStrike(action, space) || comers(action, space).length > 0),
  why: () => 'no ranger is there or next door who could do anything',
  *in(action, space) {
    const { state, moved } = action;
    yield* pickPieces(
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
    if (canStrike(action, space) && (yield* mayI(action, 'raid', space))) yield* strikeWith(action, space, [RANGER]);
  },
});
function canStrike({ state }: Action, space: number): boolean {
  return count(state, space, RANGER) > 0 && hasVictim(state, space);
}
function comers({ state, moved }: Action, space: number): Group[] {
  const groups: Group[] = [];
  for (const from of near(space))
    for (const kind of RANGERS) if (moved.left(state, from * KINDS + kind) > 0) groups.push(groupAt(from, kind));
  return groups;
}

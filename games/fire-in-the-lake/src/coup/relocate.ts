import type { Flow } from '@fermata/core';
import { type Actor, ask, howMany, pickSpace } from '../asking/ask.ts';
import { type Group, groupIndex, KINDS } from '../map/pieces.ts';
import { closedSpaces } from '../operations/why-where.ts';
import type { Event } from '../state/events.ts';
import { move } from '../verbs/change.ts';
import type { Ledger } from '../verbs/ledger.ts';
import { groupAt } from '../verbs/pick.ts';

interface Relocating {
  readonly isForced?: boolean;
  /** What is missing where they cannot go. */
  readonly why?: string;
}
/** Pieces of a kind from some spaces to others, each once. Those who must go are asked for until none is left. */
export function* relocate(
  actor: Actor,
  kind: number,
  from: readonly number[],
  to: readonly number[],
  moved: Ledger,
  { isForced = false, why = 'the card does not name it' }: Relocating = {},
): Flow<Event> {
  const { state } = actor;
  if (to.length === 0) return;
  for (;;) {
    const groups: Group[] = [];
    for (const space of from)
      if (moved.left(state, space * KINDS + kind) > 0 && (to.length > 1 || to[0] !== space))
        groups.push(groupAt(space, kind));
    if (groups.length === 0) return;
    const group = yield* ask(actor, 'redeploy-whom', isForced ? groups : (['done', ...groups] as const));
    if (group === 'done') return;
    const space = Math.floor(groupIndex(group) / KINDS);
    const targets = to.filter((one) => one !== space);
    const target = yield* pickSpace(actor, 'where', targets, space, () =>
      closedSpaces(targets, (one) => (one === space ? 'they are there' : why)),
    );
    const n = yield* howMany(actor, group, [1, moved.left(state, space * KINDS + kind)], target);
    yield* move(kind, n, space, target);
    moved.hold(target * KINDS + kind, n);
  }
}

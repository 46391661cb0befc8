import type { Flow } from '@fermata/core';
import { ask } from '../asking/ask.ts';
import type { QuestionId } from '../asking/questions.ts';
import type { SpecialName } from '../data/actions.ts';
import type { Space } from '../data/map.ts';
import { spacesMax } from '../lasting/rules.ts';
import { at, nameOf, SPACE_COUNT } from '../map/places.ts';
import { ALL } from '../map/spaces.ts';
import type { Action, Special } from '../operations/action.ts';
import { reasonsWhere } from '../operations/why-where.ts';
import type { Event } from '../state/events.ts';

interface Spacewise extends Pick<Special, 'by' | 'with'> {
  readonly name: SpecialName & keyof typeof WHERE;
  /** In how many spaces, unless a lasting rule says otherwise. */
  readonly usual: number;
  can(action: Action, space: number): boolean;
  /** What is missing where `can` says no. */
  why(action: Action, space: number): string;
  in(action: Action, space: number): Flow<Event, unknown>;
  close?(action: Action): Flow<Event, unknown>;
}

/** A special activity that goes from space to space, each once: at least one, then as long as one likes. */
export function bySpace({ name, by, with: operations, usual, can, why, in: each, close }: Spacewise): Special {
  return {
    name,
    by,
    with: operations,
    isPossible(action) {
      for (const space of action.how.only ?? ALL) if (can(action, space)) return true;
      return false;
    },
    *run(action) {
      const { state, faction, how, visited } = action;
      const { only } = how;
      const most = Math.min(how.most ?? SPACE_COUNT, spacesMax(state, name, faction, how.most ?? usual));
      while (visited.length < most) {
        const spaces: Space[] = [];
        for (let space = 0; space < SPACE_COUNT; space++)
          if (!visited.includes(space) && (only === undefined || only.includes(space)) && can(action, space))
            spaces.push(nameOf(space));
        if (spaces.length === 0) break;
        const options = visited.length > 0 ? (['done', ...spaces] as const) : spaces;
        const next: 'done' | Space = yield* ask(action, WHERE[name], options, undefined, () =>
          reasonsWhere(action, spaces, why),
        );
        if (next === 'done') break;
        visited.push(at(next));
        yield* each(action, at(next));
      }
      if (close !== undefined) yield* close(action);
    },
  };
}

const WHERE = {
  advise: 'advise-where',
  govern: 'govern-where',
  raid: 'raid-where',
  infiltrate: 'infiltrate-where',
  bombard: 'bombard-where',
  ambush: 'ambush-where',
  tax: 'tax-where',
  subvert: 'subvert-where',
} as const satisfies Partial<Record<SpecialName, QuestionId>>;

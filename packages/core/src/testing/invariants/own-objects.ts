import type { AnyGame } from '../../game/game.ts';
import { copyJson } from '../../values/json.ts';
import { walk } from './sharing.ts';
import { matchAt, type Subject, same, Unkept } from './subject.ts';

/** Invariant 3: every place of the state has an object of its own. One that lies in two places is two in a copy. */
export function ownObjects(subject: Subject): void {
  const { game, steps, end } = subject;
  let shared: string | undefined;
  const separate = (state: object) => {
    shared ??= sharedWithin(state);
    for (const [key, item] of Object.entries(state)) (state as { [key: string]: unknown })[key] = copyJson(item);
  };
  const played = () => matchAt({ ...subject, game: separated(game, separate) }, steps.length, false);
  try {
    same('the match differs if the state is copied at the start of each turn', end, played);
  } catch (error) {
    // Without anything shared it differs for another reason, which others find.
    if (shared === undefined) return;
    throw new Unkept(
      `${shared} are one object, which a copy makes two: give each its own; ${(error as Error).message}`,
    );
  }
}

function separated(game: AnyGame, separate: (state: object) => void): AnyGame {
  const { opening } = game;
  return {
    ...game,
    ...(opening && {
      opening: (state) => {
        separate(state);
        return opening.call(game, state);
      },
    }),
    turn: (state) => {
      separate(state);
      return game.turn(state);
    },
  };
}

/** The paths of the first object that lies in two places. */
function sharedWithin(state: object): string | undefined {
  const paths = new Map<object, string>();
  let found: string | undefined;
  walk(state, 'state', (part, path) => {
    const first = paths.get(part);
    if (first === undefined) paths.set(part, path);
    else found ??= `${first} and ${path}`;
  });
  return found;
}

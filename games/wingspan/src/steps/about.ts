import type { Habitat } from '../data/mat.ts';
import type { Action, Trigger } from '../events.ts';

/** What a question belongs to: an action, the power of a bird, or cards that are owed. Everybody may know all of it. */
export type About =
  | { readonly action: Action }
  | { readonly bird: string }
  /** Birds that may answer to this. */
  | { readonly trigger: Trigger }
  /** So many discards, this one among them. */
  | { readonly owed: number };

/** What the first question of a turn is about: how many birds each row has, which says what the row gives. */
export type Rows = { readonly [H in Habitat]: number };

/** What questions of a power are about: its bird. */
export function aboutOf({ bird }: { readonly bird: { readonly id: string } }): About {
  return { bird: bird.id };
}

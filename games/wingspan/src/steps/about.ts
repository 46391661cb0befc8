import { HABITATS, type Habitat } from '../data/mat.ts';
import type { Action, Trigger } from '../events.ts';

/** What a question belongs to: an action, the power of a bird, or cards that are owed. Everybody may know all of it. */
export type About =
  | Action
  | { readonly bird: string }
  /** Birds that may answer to this. */
  | { readonly trigger: Trigger }
  /** So many discards, this one among them. */
  | { readonly owed: number };

/**
 * What the first question of a turn is about: how many birds each row has, which says what the row gives. A digit for each,
 * forest, grassland, wetland, and actions by their names: objects would be copied, `wingspan_decision_vs_boardgameio_move`.
 */
export type Rows = number;

export function birdsIn(rows: Rows, habitat: Habitat): number {
  return Number(String(rows).padStart(HABITATS.length, '0')[HABITATS.indexOf(habitat)]);
}

/** What questions of a power are about: its bird. */
export function aboutOf({ bird }: { readonly bird: { readonly id: string } }): About {
  return { bird: bird.id };
}

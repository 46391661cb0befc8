/** What the scene gives to faces of this game. */
import type { Piece } from '@fermata/scene';

export interface MonsterFace {
  readonly number: number;
  readonly types: readonly string[];
  readonly level: number;
  readonly percent: number;
  readonly status: string;
  readonly stages: readonly number[];
  readonly conditions: readonly string[];
}

export interface MoveFace {
  readonly type: string;
  readonly category: string;
  /** What it takes of whose health where it hits, in percent of all of it. */
  readonly would?: { readonly on: string; readonly least: number; readonly most: number };
}

/** How it is now, or what is printed on it. */
export function factOf({ facts = [], printed = [] }: Piece, name: string): string {
  return String([...facts, ...printed].find(([it]) => it === name)?.[1] ?? '');
}

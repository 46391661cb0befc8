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
}

export function factOf({ facts }: Piece, name: string): string {
  return String(facts?.find(([it]) => it === name)?.[1] ?? '');
}

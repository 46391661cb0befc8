import type { Active, Pokemon, Side, Winner } from '../src/state.ts';
import type { Story } from './story.ts';

/** All that two battles can differ in. What never changes, what seats have seen, and bags are ours alone. */
export interface Digest {
  readonly turn: number;
  readonly winner: Winner;
  readonly lastDamage: number;
  /** Where the generator stands. */
  readonly chance: string;
  readonly sides: readonly SideDigest[];
  /** What each seat may choose from. */
  readonly offers: readonly (readonly string[])[];
  /** What has happened since the last decision. */
  readonly story: Story;
}

export interface SideDigest extends Omit<Side, 'team' | 'active' | 'bag'> {
  readonly team: readonly Omit<Pokemon, 'level' | 'stats' | 'moves' | 'seen'>[];
  readonly active: ActiveDigest | 'fainted';
}

export interface ActiveDigest extends Omit<Active, 'trapRenewals'> {
  /** The hold in which it was is over, and nobody knows it. */
  readonly isLetGo: boolean;
}

/** Where theirs and ours differ, as paths with both values. Ours may have fields that theirs do not. */
export function differences(theirs: unknown, ours: unknown, path = ''): readonly string[] {
  if (!isTree(theirs) || !isTree(ours))
    return theirs === ours ? [] : [`${path}: theirs ${JSON.stringify(theirs)}, ours ${JSON.stringify(ours)}`];
  const keys = Array.isArray(theirs) ? new Set([...Object.keys(theirs), ...Object.keys(ours)]) : Object.keys(theirs);
  return [...keys].flatMap((key) => differences(theirs[key], ours[key], path === '' ? key : `${path}.${key}`));
}

function isTree(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

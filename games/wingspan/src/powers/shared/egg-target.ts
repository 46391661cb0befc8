/** On which birds eggs may be laid. */
export type EggTarget = 'thisBird' | 'anyBird';

export function targetText(target: EggTarget): string {
  return target === 'thisBird' ? 'this bird' : 'any bird of yours';
}

import type { AnyGame, Seat } from '@fermata/core';

/** A zone of a view: what the seat does not see is null. */
export interface ViewedZone {
  readonly name: string;
  readonly kind?: string | undefined;
  readonly tokens: readonly (string | null)[];
  readonly seenBy: readonly Seat[] | 'all';
}

/** The zones that a game declares, as they are in a view. */
export function zonesIn({ secrets }: AnyGame, view: object): readonly ViewedZone[] {
  return secrets?.zones?.(view) ?? [];
}

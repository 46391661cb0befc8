import type { Seat } from '@fermata/core';
import type { Piece, Place } from '../scene.ts';
import type { ViewedZone } from '../zones.ts';
import type { Fail } from './broken-staging.ts';

/** S5: what only one seat sees lies with that seat, where a scene says whose a place is. */
export class Owners {
  readonly #places: ReadonlyMap<string, Place>;

  constructor(places: readonly Place[]) {
    this.#places = new Map(places.map((place) => [place.id, place]));
  }

  /** A token of the zone that is seen. */
  check(zone: ViewedZone, { id, in: place }: Piece, fail: Fail): void {
    const [seer, owner] = [onlySeer(zone), this.#ownerOf(place)];
    if (seer !== undefined && owner !== undefined && owner !== seer)
      fail('S5', `"${id}" of zone "${zone.name}", which only seat ${seer} sees, lies with seat ${owner}`);
  }

  /** Those that are not seen: where anything of a seat's lies hidden with an owner, all that only this seat sees does. */
  checkBacks(backs: readonly Piece[], zones: readonly ViewedZone[], fail: Fail): void {
    const owners = new Set([...this.#places.values()].map(({ owner }) => owner));
    for (const seat of owners) {
      if (seat === undefined) continue;
      const unseen = unseenIn(zones.filter((zone) => onlySeer(zone) === seat));
      const lying = countOf(backs.filter((back) => this.#ownerOf(back.in) === seat));
      if (lying < unseen)
        fail('S5', `${unseen} tokens that only seat ${seat} sees are hidden, but ${lying} pieces lie with it`);
    }
  }

  /** Whose a place is, or the one around it. */
  #ownerOf(id: string | undefined): Seat | undefined {
    const place = id === undefined ? undefined : this.#places.get(id);
    return place && (place.owner ?? this.#ownerOf(place.in));
  }
}

export function unseenIn(zones: readonly ViewedZone[]): number {
  return zones.flatMap(({ tokens }) => tokens).filter((token) => token === null).length;
}

export function countOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { count = 1 }) => sum + count, 0);
}

function onlySeer({ seenBy }: ViewedZone): Seat | undefined {
  return seenBy.length === 1 && seenBy !== 'all' ? seenBy[0] : undefined;
}

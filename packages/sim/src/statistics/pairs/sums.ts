/** What seats took together in some games. A seat counts once in a game. */
export interface Sums {
  /** In the order in which they were taken first. */
  readonly things: Thing[];
  /** The places of things in that list, by `keyOf`. */
  readonly places: Map<string, number>;
  /** By both places, the lower one first: see `pairKey`. */
  readonly pairs: Map<number, Takers>;
  /** Things that were taken and are not listed, because there are too many: each counts once for each seat of a game. */
  unlisted: number;
}

/** An option, as a player sees it. */
export interface Thing {
  readonly label: string;
  readonly text: string;
  readonly takers: Takers;
}

/** Two numbers for each agent: seats that took it, and what they won, in half points. */
export type Takers = number[];

/** Things that are listed, those that come first: so there are 44 850 pairs at most, each counted from its first match to the last. */
export const THINGS_MAX = 300;

export function noSums(): Sums {
  return { things: [], places: new Map(), pairs: new Map(), unlisted: 0 };
}

export function keyOf(label: string, text: string): string {
  return `${label}\n${text}`;
}

/** The place of a thing, which is listed where there is room. */
export function placeOf({ things, places }: Sums, label: string, text: string, agents: number): number | undefined {
  const key = keyOf(label, text);
  const known = places.get(key);
  if (known !== undefined || things.length >= THINGS_MAX) return known;
  places.set(key, things.length);
  return things.push({ label, text, takers: Array<number>(2 * agents).fill(0) }) - 1;
}

/** The takers of both of two things. */
export function takersOf({ pairs }: Sums, one: number, other: number, agents: number): Takers {
  const key = one < other ? one * THINGS_MAX + other : other * THINGS_MAX + one;
  const known = pairs.get(key) ?? Array<number>(2 * agents).fill(0);
  if (!pairs.has(key)) pairs.set(key, known);
  return known;
}

/** The places of both. */
export function placesIn(key: number): readonly [number, number] {
  return [Math.floor(key / THINGS_MAX), key % THINGS_MAX];
}

export function addTaker(takers: Takers, agent: number, halves: number): void {
  takers[2 * agent] = seatsOf(takers, agent) + 1;
  takers[2 * agent + 1] = halvesOf(takers, agent) + halves;
}

export function seatsOf(takers: Takers, agent: number): number {
  return takers[2 * agent] ?? 0;
}

export function halvesOf(takers: Takers, agent: number): number {
  return takers[2 * agent + 1] ?? 0;
}

export function mergeSums(into: Sums, from: Sums): void {
  into.unlisted += from.unlisted;
  const moved = from.things.map(({ label, text, takers }) => {
    const place = placeOf(into, label, text, takers.length / 2);
    if (place === undefined)
      for (let at = 0; at < takers.length; at += 2) into.unlisted += takers[at] as number; // two for each
    else addAll((into.things[place] as Thing).takers, takers); // it was found there
    return place;
  });
  for (const [key, takers] of from.pairs) {
    const [one, other] = placesIn(key).map((place) => moved[place]);
    if (one !== undefined && other !== undefined) addAll(takersOf(into, one, other, takers.length / 2), takers);
  }
}

function addAll(into: Takers, from: Takers): void {
  for (const [at, count] of from.entries()) into[at] = (into[at] ?? 0) + count;
}

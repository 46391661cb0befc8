/**
 * How likely something is, by going through all the ways in which it may have come about. It knows nothing of the engine:
 * at first every arrangement of the hidden cards is one way; wherever a card moves unseen each card that lies there makes a
 * way of its own; and ways that do not fit what was seen are struck out. All that are left are equally likely.
 */

/** What a seat noticed, in the order in which it did. */
export type Notice =
  | readonly ['untold', from: string, to: string]
  | readonly ['told', card: string, from: string, to: string]
  | readonly ['seen', card: string, zone: string]
  | readonly ['lacks', cards: string, zone: string]
  | readonly ['swap', one: string, other: string]
  | readonly ['all', from: string, to: string]
  /** All that lies in each zone goes to the next, and from the last to the first. */
  | readonly ['rotate', first: string, ...zones: string[]];

/** Where each card lies, in the order of `cards`. */
type Arrangement = readonly string[];

export interface Ways {
  readonly cards: readonly string[];
  /** Every way for itself, although some end alike. */
  readonly ends: readonly Arrangement[];
}

/** All ways that fit, of cards of which those in some zones are hidden. */
export function waysOf(
  given: { readonly [zone: string]: string },
  isSeen: (zone: string) => boolean,
  steps: readonly Notice[],
): Ways {
  const lie = Object.entries(given).flatMap(([zone, cards]) => cards.split(' ').map((card) => ({ card, zone })));
  const cards = lie.map(({ card }) => card);
  const hidden = lie.filter(({ zone }) => !isSeen(zone)).map(({ zone }) => zone);
  let ends: readonly Arrangement[] = arrangements(hidden).map((places) => {
    const left = [...places];
    return lie.map(({ zone }) => (isSeen(zone) ? zone : (left.shift() ?? zone)));
  });
  for (const step of steps) ends = ends.flatMap((end) => after(cards, end, step));
  return { cards, ends };
}

/** In how many of the ways "a in hand 0, b in pile" holds, of how many. */
export function countOf({ cards, ends }: Ways, where: string): { readonly fit: number; readonly all: number } {
  const wanted = where.split(', ').map((one) => one.split(' in '));
  const fits = (end: Arrangement) => wanted.every(([card = '', zone]) => end[cards.indexOf(card)] === zone);
  return { fit: ends.filter(fits).length, all: ends.length };
}

/** What may come of one way; nothing, if it does not fit. */
function after(cards: readonly string[], end: Arrangement, step: Notice): readonly Arrangement[] {
  const placeOf = (card: string) => end[cards.indexOf(card)];
  const lying = (zone: string) => cards.filter((_, at) => end[at] === zone);
  const moved = (moves: { readonly [card: string]: string }) => end.map((zone, at) => moves[cards[at] ?? ''] ?? zone);
  switch (step[0]) {
    case 'untold':
      return lying(step[1]).map((card) => moved({ [card]: step[2] }));
    case 'told':
      return placeOf(step[1]) === step[2] ? [moved({ [step[1]]: step[3] })] : [];
    case 'seen':
      return placeOf(step[1]) === step[2] ? [end] : [];
    case 'lacks':
      return step[1].split(' ').every((card) => placeOf(card) !== step[2]) ? [end] : [];
    case 'swap':
      return lying(step[1]).flatMap((one) =>
        lying(step[2]).map((other) => moved({ [one]: step[2], [other]: step[1] })),
      );
    case 'all':
      return [end.map((zone) => (zone === step[1] ? step[2] : zone))];
    case 'rotate': {
      const zones = step.slice(1);
      return [
        end.map((zone) => (zones.includes(zone) ? (zones[(zones.indexOf(zone) + 1) % zones.length] ?? zone) : zone)),
      ];
    }
  }
}

/** The places in every order that can be told from the others. */
function arrangements(places: readonly string[]): readonly (readonly string[])[] {
  if (places.length === 0) return [[]];
  return [...new Set(places)].flatMap((first) => {
    const at = places.indexOf(first);
    return arrangements(places.filter((_, other) => other !== at)).map((rest) => [first, ...rest]);
  });
}

/** A game as a list of games shows it: no rules are needed for that. */
export interface Title {
  /** The name of the game, as records call it. */
  readonly name: string;
  readonly title: string;
  /** One sentence that makes a newcomer want to try it. */
  readonly summary: string;
  /** How many may play, and how many do where nothing is said: `usual`, or else the fewest. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number | undefined };
  /** How long people take over a match, roughly; left out where nobody knows. */
  readonly minutes?: number;
}

/** What is known of every game without its rules, the easiest first. */
export const TITLES = [
  {
    name: 'pig',
    title: 'Pig',
    summary: 'Roll as often as you dare: a one loses the pot.',
    seats: { min: 2, max: 4 },
    minutes: 5,
  },
  {
    name: 'connect-four',
    title: 'Connect Four',
    summary: 'Drop discs: the first four in a row win.',
    seats: { min: 2, max: 2 },
    minutes: 5,
  },
  {
    name: 'kuhn-poker',
    title: 'Kuhn Poker',
    summary: 'Three cards, one bet: bluff or be bluffed.',
    seats: { min: 2, max: 2 },
    minutes: 1,
  },
  {
    name: 'windowsill',
    title: 'Windowsill',
    summary: 'Magpies after trinkets: fly high, steal low, mind the cat.',
    seats: { min: 2, max: 4 },
    minutes: 10,
  },
  {
    name: 'coup',
    title: 'Coup',
    summary: 'Two hidden cards: claim what you like, until somebody doubts it.',
    seats: { min: 2, max: 6, usual: 4 },
    minutes: 15,
  },
  {
    name: 'item-duel',
    title: 'Item Duel',
    summary: 'Punch, poison, parry: items that act, sit and linger.',
    seats: { min: 2, max: 4 },
    minutes: 10,
  },
  {
    name: 'pokemon',
    title: 'Pokémon',
    summary: 'Six against six, the first generation with all its quirks.',
    seats: { min: 2, max: 2 },
    minutes: 15,
  },
  {
    name: 'pokemon-arena',
    title: 'Pokémon Arena',
    summary: 'Six against six with a bag of items, one clear step after the other.',
    seats: { min: 2, max: 2 },
    minutes: 15,
  },
  {
    name: 'wingspan',
    title: 'Wingspan',
    summary: 'Birds that feed, flock, hunt and lay: every power a chain.',
    seats: { min: 1, max: 5, usual: 2 },
    minutes: 45,
  },
  {
    name: 'fire-in-the-lake',
    title: 'Fire in the Lake',
    summary: 'Four factions, one card at a time: whoever acts now sits out the next.',
    seats: { min: 2, max: 4, usual: 4 },
    minutes: 180,
  },
] as const satisfies readonly Title[];

export type Name = (typeof TITLES)[number]['name'];

/** What is known of the game of this name. */
export function titleOf(name: Name): Title {
  return TITLES.find((it) => it.name === name) as Title; // there is one of each name
}

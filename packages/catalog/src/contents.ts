/** What games contain, so that a batch can tell what never came up. */
import * as itemDuel from '@fermata/item-duel';
import * as kuhnPoker from '@fermata/kuhn-poker';
import * as pokemon from '@fermata/pokemon';
import * as windowsill from '@fermata/windowsill';
import * as wingspan from '@fermata/wingspan';

/** Things of one kind, such as the birds of a game: all of them, and where events tell that one came up. */
export interface Kind {
  readonly kind: string;
  readonly names: readonly string[];
  /** `birdPlayed.bird` is the field `bird` of the event `birdPlayed`; in a list it is that of each. */
  readonly at: readonly string[];
  /** The names of what stands there, where it is not the name itself. */
  readonly named?: { readonly [text: string]: string };
}

const { BIRDS, BONUS_CARDS, GOAL_TILES, goalText } = wingspan;

/** A bird counts when it is played, and a power when it is used: a card that is dealt has done nothing yet. */
export const WINGSPAN: readonly Kind[] = [
  kindOf(
    'Birds played',
    BIRDS.map(({ id, name }) => [id, name]),
    'birdPlayed.bird',
  ),
  // Events name the bird whose power it is. What a power does is the same for all birds that have it.
  kindOf(
    'Powers used',
    BIRDS.flatMap(({ id, color, power }) => (color === 'none' ? [] : [[id, power.handler] as const])),
    'powerUsed.bird',
    'powerRepeated.bird',
  ),
  kindOf(
    'Bonus cards kept or drawn',
    BONUS_CARDS.map(({ id, name }) => [id, name]),
    'kept.bonus',
    'bonusDrawn.cards',
  ),
  kindOf(
    'Goals scored',
    GOAL_TILES.flat().map((goal) => [goal.id, goalText(goal.id)]),
    'roundScored.goal',
  ),
];

export const ITEM_DUEL: readonly Kind[] = [
  kindOf(
    'Items played',
    itemDuel.ITEMS.map(({ name }) => [name, name]),
    'played.name',
  ),
  kindOf(
    'Statuses',
    itemDuel.ITEMS.flatMap(itemDuel.statusesOf).map(({ kind }) => [kind, kind]),
    'statusAdded.status.kind',
  ),
];

export const KUHN_POKER: readonly Kind[] = [
  kindOf(
    'Cards',
    kuhnPoker.CARDS.map((card) => [card, card]),
    'dealt.card',
  ),
];

export const WINDOWSILL: readonly Kind[] = [
  kindOf(
    'Cards flown',
    windowsill.CARDS.map((card) => [card, card]),
    'flew.cards',
  ),
  kindOf(
    'Trinkets',
    windowsill.TRINKETS.map((trinket) => [trinket, trinket]),
    'laid.trinket',
  ),
];

/** Events have numbers for species and moves, which count from one. */
export const POKEMON: readonly Kind[] = [
  kindOf(
    'Species sent in',
    pokemon.SPECIES.map(({ name }, at) => [String(at + 1), name]),
    'switched.who',
  ),
  kindOf(
    'Moves used',
    pokemon.MOVES.map(({ name }, at) => [String(at + 1), name]),
    'used.move',
  ),
];

export const POKEMON_ARENA: readonly Kind[] = [
  ...POKEMON,
  kindOf(
    'Items used',
    pokemon.ITEMS.map(({ id, name }) => [id, name]),
    'itemUsed.item',
  ),
];

function kindOf(kind: string, all: readonly (readonly [text: string, name: string])[], ...at: string[]): Kind {
  return { kind, names: [...new Set(all.map(([, name]) => name))], at, named: Object.fromEntries(all) };
}

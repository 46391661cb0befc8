/** Birds beyond those of the game: read from data, or written by whoever makes a game with them. */
import { brief, list, object, oneOf, whole } from '@fermata/core/fields';
import { hashJson } from '@fermata/core/host';
import { POWERS, type PowerName, type PowerOf } from '../powers/index.ts';
import type { AnyPower, Power } from '../powers/power.ts';
import { type Bird, COLORS, type Color, costOf, idOf, TAGS, type Tag } from './bird.ts';
import { know } from './birds.ts';
import { FOODS, HABITATS, type Habitat, NESTS, type Nest } from './mat.ts';
import { paramsLike } from './params.ts';

/** A bird as data: what is printed on its card, and a power that there is. */
export interface BirdData {
  readonly name: string;
  readonly scientificName?: string;
  readonly color: Color;
  readonly habitats: readonly Habitat[];
  /** `seed+seed+any` is two seeds and one of any kind, `seed/fish` one of both, and nothing costs nothing. */
  readonly cost?: string;
  readonly points: number;
  readonly nest: Nest;
  readonly eggLimit: number;
  readonly wingspanCm: number;
  /** What its name names. */
  readonly tags?: readonly Tag[];
  readonly power: PowerOf;
}

/** A power of one's own, with what this bird says about it. */
export interface OwnPower {
  readonly does: AnyPower;
  readonly params: unknown;
}

/** A bird of one's own, with a power that there is or one of its own. */
export interface OwnBird extends Omit<BirdData, 'power'> {
  readonly power: PowerOf | OwnPower;
}

/** A power of one's own as a bird has it. */
export function ownPower<Params>(does: Power<Params>, params: Params): OwnPower {
  return { does, params };
}

/** At most so many in a match besides those of the game. */
export const MORE_BIRDS_MAX = 500;

/**
 * The birds that options, a position or a view bring along. Two matches may have different birds of one name: so the id has what
 * is printed in it.
 */
export function moreBirds(given: unknown): { readonly data: BirdData[]; readonly birds: readonly Bird[] } {
  const data = list(given, 'more', 0, MORE_BIRDS_MAX).map((one, at) => birdData(one, `more.${at}`));
  const names = data.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined)
    throw new TypeError(`more has two birds that are called ${brief(twice)}; give one another name`);
  return {
    data,
    birds: data.map((one) => know(birdWith(one, `${idOf(one.name)}_${hashJson(one).slice(0, 8)}`), 'options')),
  };
}

/** The birds of a game that is made with them. */
export function ownBirds(given: unknown, game: string): readonly Bird[] {
  return list(given, 'birds', 1, MORE_BIRDS_MAX).map((one, at) => {
    const { power, ...card } = Object(one) as OwnBird; // read below
    const isOwn = typeof power === 'object' && power !== null && 'does' in power;
    const data = birdData({ ...card, power: isOwn ? NO_POWER : power }, `birds.${at}`, isOwn);
    const bird = birdWith(data, idOf(data.name));
    return know(
      isOwn
        ? {
            ...bird,
            own: powerOf(power, data.color, `birds.${at}.power`),
            power: { name: 'none', params: power.params as never },
          }
        : bird,
      game,
    ); // a power of its own is handed what was said about it
  });
}

const NO_POWER: PowerOf<'none'> = { name: 'none', params: {} };

function birdWith(data: BirdData, id: string): Bird {
  const { scientificName = '', cost = '', tags = [] } = data;
  return { ...data, id, scientificName, cost: costOf(cost), tags, isSwiftStart: false };
}

function birdData(given: unknown, path: string, isOwn = false): BirdData {
  const fields = object(given, path, FIELDS);
  const { scientificName = '', cost = '', tags = [] } = fields;
  const color = oneOf(fields.color, `${path}.color`, COLORS);
  return {
    name: nameIn(fields.name, `${path}.name`),
    scientificName: scientificName === '' ? '' : textIn(scientificName, `${path}.scientificName`),
    color,
    habitats: someOf(fields.habitats, `${path}.habitats`, HABITATS, 1),
    cost: costIn(cost, `${path}.cost`),
    points: whole(fields.points, `${path}.points`, 0, 99),
    nest: oneOf(fields.nest, `${path}.nest`, NESTS),
    eggLimit: whole(fields.eggLimit, `${path}.eggLimit`, 0, 9),
    wingspanCm: whole(fields.wingspanCm, `${path}.wingspanCm`, 1, 999),
    tags: someOf(tags, `${path}.tags`, TAGS, 0),
    power: isOwn ? NO_POWER : knownPower(fields.power, color, `${path}.power`),
  };
}

const FIELDS = [
  'name',
  'scientificName',
  'color',
  'habitats',
  'cost',
  'points',
  'nest',
  'eggLimit',
  'wingspanCm',
  'tags',
  'power',
] as const;

function textIn(given: unknown, path: string): string {
  if (typeof given === 'string' && /^\S(.{0,58}\S)?$/.test(given)) return given;
  throw new TypeError(`${path} is a text of 1 to 60 letters in one line; got ${brief(given)}`);
}

function nameIn(given: unknown, path: string): string {
  const name = textIn(given, path);
  if (/[a-z]/i.test(name)) return name;
  throw new TypeError(`${path} has no letter that an id could be made of: ${brief(given)}`);
}

function someOf<T extends string>(given: unknown, path: string, known: readonly T[], least: number): T[] {
  const all = list(given, path, least, known.length).map((one, at) => oneOf(one, `${path}.${at}`, known));
  if (new Set(all).size < all.length) throw new TypeError(`${path} names one twice: ${brief(given)}`);
  return all;
}

const KINDS = [...FOODS, 'any'].join('|');
const COST = new RegExp(`^$|^(${KINDS})([+](${KINDS})){0,5}$|^(${FOODS.join('|')})([/](${FOODS.join('|')})){1,4}$`);

function costIn(given: unknown, path: string): string {
  if (typeof given === 'string' && COST.test(given)) return given;
  throw new TypeError(`${path} is food such as "seed+seed+any", "seed/fish", or ""; got ${brief(given)}`);
}

/** A power that there is, with what a bird has to say about it, in the colour that it has in the game. */
function knownPower(given: unknown, color: Color, path: string): PowerOf {
  const { name, params = {} } = object(given, path, ['name', 'params']);
  const known = oneOf(name, `${path}.name`, Object.keys(POWERS) as PowerName[]);
  checkColor(POWERS[known], known === 'none', color, path);
  return { name: known, params: paramsLike(known, params, `${path}.params`) } as PowerOf; // read just now
}

function powerOf({ does }: OwnPower, color: Color, path: string): AnyPower {
  const { run, text } = Object(does) as Partial<AnyPower>;
  if (typeof run !== 'function' || typeof text !== 'function')
    throw new TypeError(`${path}.does is a power, with a text and a flow (run); got ${brief(does)}`);
  checkColor(does, false, color, path);
  return does;
}

/** A pink power answers to something, others do not, and no power has no colour. */
function checkColor({ answers }: AnyPower, isNone: boolean, color: Color, path: string): void {
  if ((color === 'none') !== isNone)
    throw new TypeError(
      `${path}: ${isNone ? 'a bird without a power has the color "none"' : 'the color "none" is of birds without a power'}`,
    );
  if (!isNone && (answers !== undefined) !== (color === 'pink'))
    throw new TypeError(
      `${path}: ${color === 'pink' ? 'a pink power answers to something; this one does not' : 'it answers to others, so the bird is pink'}`,
    );
}

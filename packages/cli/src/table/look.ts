import type { Prompt, Seat } from '@fermata/core';
import { nearest } from '@fermata/core/fields';
import { describeThing } from '@fermata/core/host';
import { type Piece, type Place, type Scene, sceneText } from '@fermata/scene';
import { called, namesAt } from '../called.ts';
import { UsageError } from '../usage-error.ts';
import { questionOf } from './question.ts';
import { sayer, type Table } from './table.ts';

/** What there is to say of a key, a name or a text; throws where nothing is called so, and says what may be meant. */
export function lookedAt(table: Table, seat: Seat, name: string): string[] {
  const at = around(table, seat);
  const options = optionsIn(table, seat);
  const byKey = options.filter(({ key }) => key === name.toLowerCase()).map(({ text }) => text);
  const things = byKey.length > 0 && isNumber(name) ? [] : thingsOf(at, name);
  const wanted = folded(name);
  const byText = things.length > 0 ? [] : options.filter((it) => isCalled(it.text, wanted)).map(({ text }) => text);
  const texts = [...byKey, ...byText].flatMap((text) => withThings(at, text));
  const found = [...new Set([...texts, ...things])];
  if (found.length === 0) throw nothingCalled(at, name);
  return found;
}

/** What a seat can look at, and how it calls things. */
interface Around extends Pick<Table, 'entry'> {
  readonly scene: Scene;
  /** All names that the game lists or the scene shows, each once, as people read them. */
  readonly names: readonly string[];
  /** What each seat is called. */
  readonly seats: readonly string[];
  readonly say: (text: string) => string;
}

function around(table: Table, seat: Seat): Around {
  const { entry, match } = table;
  const scene = entry.staging?.scene(match.view(seat), seat) ?? { places: [], pieces: [] };
  const say = sayer(table);
  const listed = (entry.contents?.kinds ?? []).flatMap(({ names }) =>
    names.map((it) => (typeof it === 'object' ? it[1] : it)),
  );
  const shown = [...scene.places, ...scene.pieces].map(({ name }) => name);
  const names = new Map([...listed, ...shown].map((it) => [folded(it), it]));
  const seats = Array.from({ length: match.seats }, (_, each) => called(each, namesAt(table)));
  return { entry, scene, names: [...names.values()], seats, say };
}

function optionsIn({ match, entry, ...table }: Table, seat: Seat): { readonly key: string; readonly text: string }[] {
  return match.prompts(seat).flatMap((prompt: Prompt) => {
    const { keys, texts } = questionOf(entry, prompt, sayer(table));
    return texts.map((text, at) => ({ key: keys[at] ?? '', text }));
  });
}

/** Whether that is an option's text, or what it begins with: `tax` of *tax (3 coins)*. */
function isCalled(text: string, wanted: string): boolean {
  return [text, text.split(/[:(]/)[0] ?? ''].some((it) => folded(it) === wanted);
}

/** An option, and what one that says little names: the move it uses, who comes in. One that explains itself needs nothing more. */
function withThings({ entry, names, scene }: Around, text: string): string[] {
  const [head = '', detail] = text.split(/: | \(/);
  const whole = describeThing(entry.game, text);
  if (whole !== undefined) return [whole, ...standings(scene, folded(text))];
  const found: string[] = [];
  let rest = head;
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    if (name.length < NAME_MIN || !rest.includes(name)) continue;
    const thing = describeThing(entry.game, name);
    if (thing === undefined) continue;
    rest = rest.replaceAll(name, '');
    found.push(thing, ...standings(scene, folded(name)));
  }
  if (rest.length > WORDS_MAX || (detail !== undefined && text.startsWith(`${head}: `))) return [text];
  return found[0]?.startsWith(text) ? found : [text, ...found];
}

const NAME_MIN = 3;
/** As much as stands between the names of an option that says little, such as `use  on 's`. */
const WORDS_MAX = 24;

/** What the game says of things with this name and how they stand, or else what there is to see of them. */
function thingsOf(at: Around, name: string): string[] {
  const { entry, names, seats, say, scene } = at;
  const own =
    describeThing(entry.game, name) ?? (isNumber(name) ? describeThing(entry.game, `card ${name}`) : undefined);
  const wanted = folded(name);
  const sitter = seats.findIndex((it) => folded(it) === wanted);
  if (own === undefined && sitter >= 0)
    return scene.places.filter(({ owner, in: within }) => owner === sitter && !within).map((it) => opened(it, scene));
  const known = names.find((it) => folded(it) === wanted || folded(say(it)) === wanted) ?? onlyOneWith(at, name);
  const text = own ?? (known === undefined ? undefined : describeThing(entry.game, known));
  const shown = folded(known ?? name);
  return text === undefined ? seen(scene, shown) : [text, ...standings(scene, shown)];
}

/** Keys are numbers; so are cards on some boards. */
function isNumber(name: string): boolean {
  return /^\d+$/.test(name);
}

/** The only name that has all these words in it, as *Goal of round 1* has `goal 1`. */
function onlyOneWith({ names, say }: Around, name: string): string | undefined {
  const wanted = wordsOf(name);
  const [one, another] = names.filter((it) => {
    const words = new Set(wordsOf(say(it)));
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  });
  return another === undefined ? one : undefined;
}

function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).flatMap((word) => (word === '' ? [] : [folded(word)]));
}

function nothingCalled({ entry, scene, names, say }: Around, name: string): UsageError {
  const shown = new Set([...scene.places, ...scene.pieces].map((it) => it.name));
  const said = names
    .filter((it) => shown.has(it) || (!/\d$/.test(it) && describeThing(entry.game, it) !== undefined)) // numbers are of twins
    .map(say);
  const wanted = folded(name);
  const alike = said.filter((it) => wanted !== '' && folded(it).includes(wanted)).slice(0, ALIKE_MAX);
  const slip = nearest(wanted, said.map(folded));
  const meant = alike.length > 0 ? alike : said.filter((it) => folded(it) === slip).slice(0, 1);
  const hint = meant.length === 0 ? '; look alone shows what there is' : `; did you mean ${meant.join(', ')}?`;
  return new UsageError(`there is no option and nothing else called "${name}" to look at${hint}`);
}

const ALIKE_MAX = 5;

/** As it is typed on any keyboard: without signs, accents, spaces and capitals. */
function folded(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}♀♂]/gu, '');
  return plain === '' ? name : plain;
}

/** The places of that name with all that lies there, and the pieces with all that is printed on them. */
function seen(scene: Scene, wanted: string): string[] {
  const [place] = scene.places.filter(({ name }) => folded(name) === wanted);
  if (place !== undefined) return [opened(place, scene)];
  const found = scene.pieces.filter((piece) => isPiece(piece, wanted));
  return [...new Set(found.map((piece) => told({ id: piece.in, name: '' }, [piece], true).replace(/^: /, '')))];
}

/** Where those of this name lie, and how they stand: the points that a move has left. */
function standings({ places, pieces }: Scene, wanted: string): string[] {
  const found = pieces.filter((piece) => isPiece(piece, wanted) && (piece.facts ?? []).length > 0);
  return places
    .filter(({ id }) => found.some((piece) => piece.in === id))
    .map(({ id, name }) => told({ id, name }, found, false))
    .slice(0, ALIKE_MAX);
}

function isPiece({ name, hidden }: Piece, wanted: string): boolean {
  return folded(name) === wanted && !hidden;
}

/** A place, and those within it. */
function opened({ in: _, ...place }: Place, { places, pieces }: Scene): string {
  const within = (id: string): Place[] => places.filter((it) => it.in === id).flatMap((it) => [it, ...within(it.id)]);
  return sceneText({ places: [place, ...within(place.id)], pieces }, place.owner, { printed: true });
}

function told(place: Place, pieces: readonly Piece[], printed: boolean): string {
  return sceneText({ places: [place], pieces }, place.owner, { printed });
}

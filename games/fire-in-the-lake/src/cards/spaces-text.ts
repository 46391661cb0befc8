/** Spaces in words: what is said of them, put together, and how many of them. */

/** What a part of such a text is: `coastal`, `cities`, `the South`, `with US troops`; else it is a name of its own. */
const PARTS = {
  kind: /^(?:coastal|highland|lowland|jungle)\b/,
  noun: /^(?:cities|provinces|lines of communication)$/,
  region: /^(?:the South|laos|cambodia|north vietnam|mekong)\b/i,
  after: /^(?:with|without|under|not|within|next|outside|except|at|from|where|that|there)\b/,
} as const;

/** All of these hold: `coastal provinces in the South with US troops and US bases`. */
export function together(texts: readonly string[]): string {
  const parts = texts.filter((text) => text !== '');
  const of = (part: keyof typeof PARTS) => parts.filter((text) => PARTS[part].test(text));
  const [kinds, nouns, regions, after] = [of('kind'), of('noun'), of('region'), joined(of('after'))];
  const names = parts.filter((text) => Object.values(PARTS).every((part) => !part.test(text)));
  if (kinds.length + nouns.length + regions.length + names.length === 0) return after;
  if (kinds.length + nouns.length + names.length + after.length === 0) return regions.join(' in ');
  const head = names.length > 0 ? names : [...kinds, nouns[0] ?? nounAfter(kinds)];
  return [head.join(' '), ...regions.map((region) => `in ${region}`), after].filter((text) => text !== '').join(' ');
}

/** What is said after the noun: `with US troops and US bases, and with or next to NVA troops`. */
function joined(texts: readonly string[]): string {
  return texts.reduce((sofar, text, at) => {
    const before = texts[at - 1];
    if (before === undefined) return text;
    if (PLAIN.test(before) && PLAIN.test(text)) return `${sofar} and ${text.replace(/^with /, '')}`;
    if (!before.startsWith('with') || LOOSE.test(text)) return `${sofar} ${text}`;
    return / or /.test(before + text) ? `${sofar}, and ${text}` : `${sofar} and ${text}`;
  }, '');
}
/** What needs no comma and no "and". */
const LOOSE = /^(?:except|outside|that|where|there|within|next)\b/;
/** With pieces, and nothing else. */
const PLAIN = /^with (?!more|fewer)(?!.*\bor\b)/;

/** Terrain is that of provinces. */
function nounAfter(kinds: readonly string[]): string {
  return kinds.some((kind) => !kind.startsWith('coastal')) ? 'provinces' : 'spaces';
}

/** As what there may be some of: what only says more about spaces gets the noun that it lacks. */
export function nounText(text: string): string {
  if (PARTS.after.test(text)) return `spaces ${text}`;
  return PARTS.kind.test(text) && !NOUN.test(text) ? `${text} ${nounAfter([text])}` : text;
}

const SINGULAR: Readonly<Record<string, string>> = {
  cities: 'city',
  provinces: 'province',
  spaces: 'space',
  'lines of communication': 'line of communication',
};
const NOUN = /\b(cities|provinces|spaces|lines of communication)\b/;
/** A noun that stands for all that follows, with what stands before it. */
const COUNTABLE = new RegExp(`^(?:(?:coastal|highland|lowland|jungle|or) )*${NOUN.source}(?! or )`);

/** One of them, or each: `one city`, `each space in the South`. */
export function oneText(text: string, word: 'one' | 'each' = 'one'): string {
  const all = nounText(text);
  if (COUNTABLE.test(all)) return `${word} ${all.replace(NOUN, (noun) => SINGULAR[noun] ?? noun)}`;
  if (all === ANY) return word === 'one' ? ANY : 'each space';
  if (PARTS.region.test(all)) return `${word} space in ${all}`;
  return /,| or /.test(all) ? `${word} of ${all}` : all; // a single one, by its name
}
/** So many of them. */
export function someText(n: number | 'all', text: string, upTo = false): string {
  if (n === 1) return upTo ? `up to ${oneText(text)}` : oneText(text);
  const all = nounText(text);
  const many = `${upTo ? 'up to ' : ''}${n}`;
  if (COUNTABLE.test(all)) return `${many} ${all}`;
  if (all === ANY) return `${many} spaces`;
  if (PARTS.region.test(all)) return `${many} spaces in ${all}`;
  return /,| or /.test(all) ? `${many} of ${all}` : all; // as above
}
const ANY = 'any space';

/**
 * A text with names instead of seats: texts of games call people `seat 1`, or `Seat 1` where a sentence begins. One of them
 * may be `you`, who then does what others do: *Seat 0 lays an egg* becomes *You lay an egg*. Who has no name keeps the seat.
 */
export function named(text: string, names: readonly (string | undefined)[]): string {
  return text
    .replace(YOUR_SEAT, (whole, number: string) => (isYou(names[Number(number)]) ? 'You' : whole))
    .replace(OF_SEAT, (whole, number: string) => (isYou(names[Number(number)]) ? 'of yours' : whole))
    .replace(SEAT, (whole, start: string, number: string, owns = '', verb = '', further = '') => {
      const name = names[Number(number)];
      if (name === undefined) return whole;
      const who = isYou(name) ? (owns === '' ? YOU : 'your') : `${name}${owns}`;
      const did = `${verb}${further}`;
      const does = isYou(name) ? did.replace(FIRST_VERB, plainVerb).replace(FURTHER_VERB, plainVerb) : did;
      return (start === 'S' ? who.charAt(0).toUpperCase() + who.slice(1) : who) + does;
    });
}

const YOU = 'you';
/** A seat, and what it owns or does; and what it does besides, of what rules say so. */
const SEAT =
  /\b([Ss])eat (\d+)('s)?(?:( [a-z]+s)\b(?!')((?:(?!\bseat\b)[^.,;:(])*? and (?:banks|draws|gains|keeps|lays|loses|pays|takes|wins)\b)?)?/g;
const FIRST_VERB = /(?<=^ )[a-z]+s/;
const FURTHER_VERB = /(?<= and )[a-z]+s$/;
/** Some texts say both, for those to whom seats are numbers. */
const YOUR_SEAT = /\bYou, seat (\d+)/g;

/** What is a seat's does what it does, whoever is there: *the hawk of seat 0 hunts*. */
const OF_SEAT = /\bof seat (\d+)\b(?!')/g;

function isYou(name: string | undefined): boolean {
  return name?.toLowerCase() === YOU;
}

const IRREGULAR: { readonly [verb: string]: string } = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  dies: 'die',
  lies: 'lie',
  ties: 'tie',
};

/** The verb as it goes with `you`; what does not look like one stays. */
function plainVerb(verb: string): string {
  const known = IRREGULAR[verb];
  if (known !== undefined) return known;
  if (verb.endsWith('ss')) return verb;
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return verb.replace(/(?<=ss|sh|ch|x|zz|o)es$|s$/, '');
}

/** Answers that are neither a space nor a stack, a track or a card: what they are called, and what comes of them. */
import { capital, levelText } from './words.ts';

const TEXTS = {
  done: 'No more of this: what has been chosen stands, and the next thing comes.',
  pass: 'Do nothing and stay eligible: 3 resources for ARVN from the US or ARVN, 1 for NVA or VC.',
  yes: 'Do what is asked about.',
  no: 'Leave what is asked about.',
  nothing: 'None of these; of a number it is 0.',
  pacify:
    'To close its Train, a faction pays, and people shift toward support in a space where it trains, under COIN control: the US with a piece there, ARVN with troops and police.',
  build: 'To close its Train, ARVN puts a base in the place of three of its cubes, in a space where it trains.',
  transfer: 'To close a US Train in Saigon, up to three patronage become ARVN resources.',
  troops: 'An NVA Attack by troops: one enemy goes for every two of them, without a die.',
  guerrillas:
    'An Attack by guerrillas: all of them come out, and a die of at most their number removes up to two enemies.',
  strike: 'As the US advises, a special force comes out and removes two enemies that can be hit.',
  'build up':
    'An Infiltrate at an NVA base: as many troops come as there are boxes of the Trail and bases, and others take the place of guerrillas.',
  'take over':
    'An Infiltrate where the NVA outnumber the VC: opposition shifts toward neutral, and an NVA piece takes the place of a VC piece.',
  remove: 'A Subvert that takes two ARVN cubes away.',
  replace: 'A Subvert that puts a VC guerrilla in the place of an ARVN cube.',
  tunnels: 'One way of Tunnel Rats: two bases in provinces get tunnels.',
  base: 'The other way of Tunnel Rats: a base with a tunnel goes, where US troops are.',
  COIN: 'The counterinsurgents: the US and ARVN, both of them.',
  insurgents: 'The NVA and VC, both of them.',
  ACTIVE_SUPPORT: 'To active support: the people there are all for the government.',
  ACTIVE_OPPOSITION: 'To active opposition: the people there are all against the government.',
} as const;

export const ANSWERS = Object.keys(TEXTS) as readonly (keyof typeof TEXTS)[]; // its own keys, in the order that they are shown in

export function answerName(word: string): string {
  return /^[A-Z]+_/.test(word) ? `Toward ${levelText(word)}` : capital(word.replace('-', ' '));
}
/** What comes of each, by the word and by its name. */
export const ANSWER_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  ANSWERS.flatMap((word) => [word, answerName(word)].map((name) => [name, TEXTS[word]])),
);

import type { DeepReadonly, Game, Prompt, Seat } from '@fermata/core';
import { ACTIONS, type Action, type Deed, RULES } from './actions.ts';
import type { Event } from './rules.ts';
import { CARDS, type Card, CHARACTERS, type Character, characterOf, type State } from './state.ts';

const GOOD_FOR: { readonly [C in Character]: string } = {
  duke: 'takes three coins from the treasury, and keeps others from foreign aid',
  assassin: 'pays three coins, and another seat loses a card',
  captain: 'takes two coins of another seat, and keeps others from doing so',
  ambassador: 'exchanges cards with the deck, and keeps others from stealing',
  contessa: 'keeps an assassin away',
};

/** What is announced; `whom` is empty where it is aimed at nobody, or need not be said. */
const DOES: { readonly [A in Action]: (whom: string) => string } = {
  income: () => 'takes an income of one coin',
  'foreign aid': () => 'asks for foreign aid, two coins',
  coup: (whom) => `launches a coup${whom && ` against ${whom}`}`,
  tax: () => 'raises a tax of three coins, as a duke',
  assassinate: (whom) => `sends an assassin${whom && ` against ${whom}`}`,
  steal: (whom) => `steals two coins${whom && ` of ${whom}`}, as a captain`,
  exchange: () => 'exchanges cards, as an ambassador',
};

/** What is offered, with what it costs or gives, and whom one claims to have. */
const OFFERS: { readonly [A in Action]: (whom: string) => string } = {
  income: () => 'income (1 coin)',
  'foreign aid': () => 'foreign aid (2 coins)',
  coup: (whom) => `coup against ${whom} (costs 7 coins)`,
  tax: () => 'tax (3 coins, as a duke)',
  assassinate: (whom) => `assassinate ${whom} (costs 3 coins, as an assassin)`,
  steal: (whom) => `steal from ${whom} (2 coins, as a captain)`,
  exchange: () => 'exchange (cards, as an ambassador)',
};

export const describe: NonNullable<Game<State, Event>['describe']> = { event, prompt, option, thing };

/** A card or a character as people say it. */
export function nameOf(name: Card | Character): string {
  const character = CHARACTERS.find((it) => name.startsWith(it)) as Character; // every card has one
  return `${character[0]?.toUpperCase()}${character.slice(1)}`;
}

function event(it: DeepReadonly<Event>): string {
  const who = `Seat ${it.seat}`;
  switch (it.type) {
    case 'drew':
      return `${who} draws ${it.card === null ? 'a card' : nameOf(it.card)}.`; // null where it is hidden
    case 'announced':
      return `${who} ${DOES[it.action](it.target === null ? '' : `seat ${it.target}`)}.`;
    case 'paid':
      return `${who} pays ${coins(it)}.`;
    case 'took':
      return `${who} takes ${coins(it)}.`;
    case 'stole':
      return `${who} takes ${coins(it)} of seat ${it.from}.`;
    case 'blocked':
      return `${who} stands in the way, as ${a(it.character)}.`;
    case 'challenged':
      return `${who} does not believe that seat ${it.claimant} has ${a(it.character)}.`;
    case 'proved':
      return `${who} shows ${a(characterOf(it.card))}, and puts it back into the deck.`;
    case 'lost':
      return `${who} loses ${a(characterOf(it.card))}.`;
    case 'returned':
      return `${who} puts ${it.cards.length} cards back.`;
    case 'began':
      return `It is the turn of seat ${it.seat}.`;
  }
}

function prompt({ label, about }: Prompt): string {
  const { seat, character, action } = (about ?? {}) as { seat?: Seat; character?: Character; action?: Action };
  if (action !== undefined) return `Seat ${seat} ${DOES[action]('')}. ${label}`;
  if (character === undefined) return label;
  if (label === 'Do you challenge?') return `Seat ${seat} claims ${a(character)}. ${label}`;
  return `${label} You claim ${a(character)}; any other is lost.`;
}

function option(it: unknown): string {
  const { action, target } = it as Partial<Deed>; // nothing of that where it is a text
  if (action !== undefined) return OFFERS[action](`seat ${target}`);
  if (it === 'allow' || it === 'challenge') return it;
  return CARDS.includes(it as Card) ? nameOf(it as Card) : `block, as ${a(it as Character)}`; // one or the other
}

function thing(name: string): string | undefined {
  const wanted = name.toLowerCase();
  const character = CHARACTERS.find((it) => wanted === it || (wanted.startsWith(it) && CARDS.includes(wanted as Card)));
  if (character !== undefined) return `${nameOf(character)}: ${GOOD_FOR[character]}.`;
  const action = ACTIONS.find((it) => it === wanted);
  if (action !== undefined) return actionText(action);
  if (/^cards?$/.test(wanted)) return 'A card that lies face down. Whoever has none left is out.';
  return /^coins?$/.test(wanted)
    ? 'Three coins pay an assassin, seven a coup; with ten a coup must be done.'
    : undefined;
}

/** What it does, and who may say what against it. */
function actionText(action: Action): string {
  const { claims, blockedBy = [], isAimed = false, cost } = RULES[action];
  const doubts = claims === undefined ? 'Nobody can doubt it' : `Others may doubt that you have ${a(claims)}`;
  const who = isAimed ? 'the victim' : 'anybody';
  const blocks =
    blockedBy.length === 0 ? 'nothing blocks it' : `${who} may block it as ${blockedBy.map(a).join(' or ')}`;
  const price = cost === undefined ? '' : ` It costs ${coins({ coins: cost })}.`;
  const text = `whoever does it ${DOES[action]('')}`;
  return `${action[0]?.toUpperCase()}${action.slice(1)}: ${text}.${price} ${doubts}, and ${blocks}.`;
}

function a(character: Character): string {
  return `${/^a/.test(character) ? 'an' : 'a'} ${character}`;
}

function coins({ coins: count }: { readonly coins: number }): string {
  return counted(count, 'coin');
}

/** `1 coin`, `2 cards`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

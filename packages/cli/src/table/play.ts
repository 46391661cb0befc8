import type { Prompt, Seat } from '@fermata/core';
import { toldTexts } from '@fermata/session';
import { Bots } from '../bot-answer.ts';
import { namesAt } from '../called.ts';
import { INTERRUPTED, Interrupted } from '../interruptible.ts';
import { paint } from '../paint.ts';
import { analysed } from './analysed.ts';
import { parseChoice } from './answer.ts';
import { ask } from './ask.ts';
import { keysOf } from './input.ts';
import { type Asking, ORDERS } from './orders.ts';
import { offer, questionOf, questionWith, type ShownQuestion, suggestionsFor } from './question.ts';
import { againText, heading, standings, story } from './screen.ts';
import { commandFor, commandToResume, people, sayer, standing, type Table } from './table.ts';

const ORDER_NAMES = ORDERS.map(({ name }) => name);

/** How a person goes on from a table. */
export type Leave = (typeof LEAVES)[number];

const LEAVES = ['again', 'menu', 'quit'] as const;
const ENDINGS = [...LEAVES, 'analyse'] as const;
const ENDING = questionWith('How do you go on?', ['play again', 'choose another game', 'quit', 'analyse this match']);

/** Plays a match to the end and asks how to go on; whoever sits there may leave before. */
export async function play(table: Table): Promise<Leave> {
  const { match, print, size } = table;
  const told = new Map(people(table).map((seat) => [seat, table.told]));
  const bots = new Bots(table.seating, table.seed, namesAt(table));
  let last: Seat | undefined;
  let shown: string | undefined;
  if (table.fact) table.fact(beginning(table));
  else print(heading(table));
  for (;;) {
    try {
      await letBotsPlay(table, bots);
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      process.exitCode = INTERRUPTED;
      leave(table);
      return 'quit';
    }
    const seat = whoseTurn(table);
    if (last !== undefined && seat !== last && !(await handOver(table, seat))) return 'quit';
    last = seat;
    const all = toldTexts(match, seat);
    const texts = all.slice(told.get(seat)).map(sayer(table));
    const board = standing(table, seat);
    if (table.fact) table.fact({ type: 'story', seat, events: texts, board });
    else if (board !== shown || texts.length > 0 || !table.input.interactive) {
      print(story(texts, board, size?.()?.columns));
    } else print('');
    told.set(seat, all.length);
    shown = board;
    const place = { table, seat, page: 0 };
    const next = match.outcome === undefined ? await askPrompt(place) : await askEnding(place);
    if (next !== 'show') return next;
    // What was taken back is told anew.
    for (const [person, count] of told) told.set(person, Math.min(count, match.eventsFor(person).length));
  }
}

/** Bots answer while nobody waits for a person: in a simultaneous question people go first, so that nothing can tell who has answered. */
async function letBotsPlay(table: Table, bots: Bots): Promise<void> {
  const { match, print } = table;
  const trouble = (what: string) => print(paint.yellow(what));
  while (match.outcome === undefined && !people(table).some((seat) => match.prompts(seat).length > 0)) {
    const prompt = match.prompts()[0] as Prompt; // a match that is not over asks somebody
    const { choice, mind } = await bots.answer(match, prompt, { keys: keysOf(table.input), trouble });
    table.keeper?.answered(prompt.seat, choice);
    table.lastBot = { prompt, mind };
  }
}

/** The person that is asked; when the match is over, the first of them. */
function whoseTurn(table: Table): Seat {
  const own = people(table);
  return own.find((seat) => table.match.prompts(seat).length > 0) ?? (own[0] as Seat); // there is a person
}

/** People at one terminal do not look into each other's cards. */
async function handOver(table: Table, seat: Seat): Promise<boolean> {
  if (table.fact || table.match.outcome !== undefined) return true;
  table.print(paint.bold(`\nSeat ${seat} is next.`));
  if (!table.input.interactive || table.entry.game.secrets === undefined) return true;
  table.print('Press Enter when nobody else is looking.');
  if ((await table.input.line()) === undefined) return false;
  process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
  return true;
}

async function askPrompt(place: Asking): Promise<Leave | 'show'> {
  const { table, seat } = place;
  const { match, entry, print } = table;
  const prompt = match.prompts(seat)[0] as Prompt; // the bots have played
  const question = questionOf(entry, prompt, sayer(table));
  if (table.fact) table.fact(questionFact(question, seat));
  else print(offer(question, [], table.size?.(), place.page));
  const next = await askOrObey(place, question, (line) => {
    const choice = parseChoice(question, line, ORDER_NAMES);
    match.answer(prompt.id, choice);
    table.keeper?.answered(seat, choice);
    return 'show' as const;
  });
  if (next === 'quit') leave(table);
  return next;
}

/** Says how to come back. */
function leave(table: Table): void {
  const { entry, seating, keeper, print, scene } = table;
  keeper?.settle();
  print(`You left. ${againText(seating, commandFor(table), ' from its start')}`);
  if (keeper?.id !== undefined) print(`Go on with it: ${commandToResume(entry, keeper.id, scene)}`);
}

async function askEnding(place: Asking): Promise<Leave | 'show'> {
  const { table } = place;
  const record = table.match.record();
  table.keeper?.settle(record);
  if (table.fact) {
    table.fact({ type: 'over', outcome: table.match.outcome, record });
    return 'quit';
  }
  table.print(`${standings(table)}\n${offer(ENDING)}`);
  const asked = () => askOrObey(place, ENDING, (line) => ENDINGS[parseChoice(ENDING, line, ORDER_NAMES) as number]); // it asks for one
  let ending = await asked();
  for (; ending === 'analyse'; ending = await asked()) table.print(`${analysed(table)}\n\n${offer(ENDING)}`);
  return ending;
}

/** Reads an order or an answer. */
async function askOrObey<T>(
  place: Asking,
  question: ShownQuestion,
  answer: (line: string) => T | undefined,
): Promise<T | 'show' | 'quit'> {
  const read = (line: string) => {
    const [name = '', ...rest] = line.split(/\s+/);
    const order = ORDERS.find((it) => it.name === name.toLowerCase());
    return order === undefined ? answer(line) : order.run(place, rest.join(' '));
  };
  return (await ask({ ...place.table, say: sayer(place.table) }, read, suggestionsFor(question))) ?? 'quit';
}

function beginning({ entry, match, seed, seating }: Table): object {
  return { type: 'start', game: entry.game.name, seats: seating.map(({ spec }) => spec), seed, choices: match.choices };
}

function questionFact({ label, keys, texts, several, except }: ShownQuestion, seat: Seat): object {
  const options = texts.map((text, at) => ({ key: keys[at], text }));
  const range = several && { min: several.min, max: several.max };
  return { type: 'question', seat, question: label, options, several: range, except };
}

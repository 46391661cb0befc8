import { autocomplete, isCancel, updateSettings } from '@clack/prompts';
import { CATALOG, type CatalogEntry } from '@fermata/catalog';
import { nearest } from '@fermata/core/fields';
import { AGENTS, BOTS, OPPONENT } from '../agents.ts';
import type { Listed } from '../autosave/list.ts';
import { countText, keptRows, seatsText, whenText } from '../autosave/rows.ts';
import { shorten } from '../wrap.ts';
import { parseChoice } from './answer.ts';
import { ask, type Desk } from './ask.ts';
import { offer, questionWith, type ShownQuestion } from './question.ts';

/**
 * Asks for a game, by number or name, at a terminal also with the arrow keys; undefined if the person leaves. Where a match
 * was left before its end, to go on with it comes first.
 */
export async function chooseGame(desk: Desk, left: Listed | undefined): Promise<CatalogEntry | Listed | undefined> {
  const before = left === undefined ? [] : [{ it: left, text: 'Go on', note: leftText(left) }];
  const games = CATALOG.map((it) => ({ it, text: it.title, note: it.summary }));
  const lines = [...before, ...games];
  const question = questionWith(
    'Which game?',
    lines.map(({ text }) => text),
  );
  const index = await pick(
    desk,
    question,
    lines.map(({ note }) => note),
  );
  return index === undefined ? undefined : lines[index]?.it;
}

function leftText({ title, seating, choices, saved }: Listed): string {
  return `${title}, ${whenText(saved)}, ${countText(choices)}: ${seatsText(seating)}`;
}

/** Asks for one of the matches that are kept; undefined if the person leaves. */
export async function chooseKept(desk: Desk, matches: readonly Listed[]): Promise<Listed | undefined> {
  const rows = keptRows(matches);
  const question = questionWith('Go on with which match?', rows);
  const index = await pick(
    desk,
    question,
    rows.map(() => ''),
  );
  return index === undefined ? undefined : matches[index];
}

/** Asks for the number of seats, where the game leaves a choice; undefined if the person leaves. */
export async function chooseSeats(desk: Desk, { game, title }: CatalogEntry): Promise<number | undefined> {
  const { min, max } = game.seats;
  if (min === max) return min;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const question = questionWith(
    `${title}: how many seats?`,
    counts.map((count) => (count === 1 ? '1 seat' : `${count} seats`)),
  );
  const index = await pick(
    desk,
    question,
    counts.map((count) => withOthers(count - 1)),
  );
  return index === undefined ? undefined : counts[index];
}

function withOthers(others: number): string {
  return others === 0 ? 'you alone' : others === 1 ? 'you and one other' : `you and ${others} others`;
}

/** Asks who sits at the other seats, the usual opponent first; undefined if the person leaves. */
export async function chooseOpponent(desk: Desk): Promise<string | undefined> {
  const kinds = [OPPONENT, ...BOTS.filter((name) => name !== OPPONENT), 'human'];
  const question = questionWith('Who plays against you?', kinds);
  const notes = kinds.map((name) => (name === 'human' ? 'somebody at this terminal' : (AGENTS[name]?.summary ?? '')));
  const index = await pick(desk, question, notes);
  return index === undefined ? undefined : kinds[index];
}

/** One option of a question, with a note beside each: arrow keys at a terminal, numbered lines elsewhere. */
function pick(desk: Desk, question: ShownQuestion, notes: readonly string[]): Promise<number | undefined> {
  return desk.input.interactive ? pickByArrows(desk, question, notes) : pickByLine(desk, question, notes);
}

async function pickByArrows(
  desk: Desk,
  question: ShownQuestion,
  notes: readonly string[],
): Promise<number | undefined> {
  desk.input.close();
  updateSettings({ aliases: { '\x04': 'cancel' } }); // Ctrl-D
  const width = Math.max(...question.lines.map((line) => line.length));
  const columns = (desk.size?.()?.columns ?? 80) - BULLET;
  const picked = await autocomplete({
    message: question.label,
    placeholder: 'number or name',
    options: question.lines.map((line, value) => ({
      value,
      label: shorten(`${line.padEnd(width)}  ${notes[value]}`, columns),
    })),
    filter: (typed, { value }) => fits(question, value, typed.trim()),
    validate: (value) => (value === undefined ? 'Nothing fits that: erase it and choose from the list.' : undefined),
  });
  return isCancel(picked) ? undefined : picked;
}

/** What stands before each line of a menu. */
const BULLET = 6;

function fits({ keys, texts }: ShownQuestion, at: number, typed: string): boolean {
  const text = texts[at] ?? '';
  return keys[at] === typed || text.toLowerCase().includes(typed.toLowerCase()) || nearest(typed, texts) === text;
}

async function pickByLine(desk: Desk, question: ShownQuestion, notes: readonly string[]): Promise<number | undefined> {
  desk.print(offer(question, notes));
  const picked = await ask(desk, (line) => (line === 'quit' ? line : parseChoice(question, line, ['quit'])));
  return typeof picked === 'number' ? picked : undefined; // one option is asked for, so it is no list
}

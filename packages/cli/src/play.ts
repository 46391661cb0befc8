import { random } from '@fermata/agents';
import { type Agent, describeEvent, type Ev, type Prompt, seeded } from '@fermata/core';
import { parseChoice } from './answer.ts';
import { ask } from './ask.ts';
import { COMMANDS } from './commands.ts';
import { offer, questionOf, questionWith } from './question.ts';
import { heading, standings, story } from './screen.ts';
import { commandFor, type Table, YOU } from './table.ts';

const COMMAND_NAMES = COMMANDS.map(({ name }) => name);

/** How a person goes on from a table. */
export type Leave = (typeof LEAVES)[number];

const LEAVES = ['again', 'menu', 'quit'] as const;
const ENDING = questionWith('How do you go on?', ['play again', 'choose another game', 'quit']);

/** Plays a match to the end and asks how to go on; the person may leave before. */
export async function play(table: Table): Promise<Leave> {
  const { match, entry, print } = table;
  let { told } = table;
  print(heading(table));
  for (;;) {
    letBotsPlay(table);
    const events = match.eventsFor(YOU) as readonly Ev[]; // of this game, with fields hidden
    print(
      story(
        events.slice(told).map((event) => describeEvent(entry.game, event)),
        entry.board(match.view(YOU)),
      ),
    );
    const next = match.outcome === undefined ? await askPrompt(table) : await askEnding(table);
    if (next !== 'show') return next;
    told = Math.min(events.length, match.eventsFor(YOU).length); // what was taken back is told anew
  }
}

/**
 * Bots answer while nobody waits for the person: in a simultaneous question the person goes first, so that nothing can
 * tell who has answered. Their chance hangs on seed and prompt alone: a match that is loaded goes on as it would have.
 */
function letBotsPlay({ match, seed }: Table): void {
  while (match.outcome === undefined && match.prompts(YOU).length === 0) {
    const prompt = match.prompts()[0] as Prompt; // a match that is not over asks somebody
    const bot: Agent = random(seeded(seed, 1 + prompt.id));
    match.answer(prompt.id, bot(prompt, match.as(prompt.seat)));
  }
}

async function askPrompt(table: Table): Promise<Leave | 'show'> {
  const { match, entry, print } = table;
  const prompt = match.prompts(YOU)[0] as Prompt; // the bots have played
  const question = questionOf(entry.game, prompt);
  print(offer(question));
  const next = await askOrObey(table, (line) => {
    match.answer(prompt.id, parseChoice(question, line, COMMAND_NAMES));
    return 'show' as const;
  });
  if (next === 'quit') print(`You left. The same match from its start: ${commandFor(table)}`);
  return next;
}

function askEnding(table: Table): Promise<Leave | 'show'> {
  table.print(`${standings(table)}\n${offer(ENDING)}`);
  return askOrObey(table, (line) => LEAVES[parseChoice(ENDING, line, COMMAND_NAMES) as number]); // it asks for one
}

/** Reads a command or an answer. */
async function askOrObey<T>(table: Table, answer: (line: string) => T | undefined): Promise<T | 'show' | 'quit'> {
  const result = await ask(table, (line) => {
    const [name = '', ...rest] = line.split(/\s+/);
    const command = COMMANDS.find((it) => it.name === name.toLowerCase());
    return command === undefined ? answer(line) : command.run(table, rest.join(' '));
  });
  return result ?? 'quit';
}

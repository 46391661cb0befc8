import { Misuse, type Seat } from '@fermata/core';
import { describePrompt } from '@fermata/core/host';
import { called, namesAt } from '../called.ts';
import { saveMatch } from '../files.ts';
import { paint } from '../paint.ts';
import { UsageError } from '../usage-error.ts';
import { wrap } from '../wrap.ts';
import { advice } from './advice.ts';
import { numberedLog, whyText } from './causes.ts';
import { keysOf } from './input.ts';
import { lookedAt } from './look.ts';
import { manualPage } from './manual-page.ts';
import { offer, questionOf } from './question.ts';
import { story } from './screen.ts';
import { commandToLoad, people, sayer, standing, type Table } from './table.ts';
import { type Telling, thoughtLines } from './thoughts.ts';

/** What can be typed at any question besides an answer. */
interface Order {
  readonly name: string;
  readonly usage?: string;
  readonly summary: string;
  run(at: Asking, rest: string): Next | Promise<Next>;
}

/** A table, the seat that is asked, and which page of its options is shown. */
export interface Asking {
  readonly table: Table;
  readonly seat: Seat;
  page: number;
}

/** What follows an order: the match as it stands now, leaving, or (undefined) the same question again. */
type Next = 'show' | 'quit' | undefined;

export const ORDERS: readonly Order[] = [
  {
    name: 'undo',
    summary: 'take back your last choice, and what bots made of it',
    run({ table, seat }, rest) {
      const { match, keeper, print, seating } = table;
      if (rest !== '' && rest !== 'force') throw new UsageError(`undo takes nothing or force; got "${rest}"`);
      try {
        const bots = seating.flatMap(({ make }, at) => (make === undefined ? [] : [at]));
        match.undo(seat, { force: rest === 'force', past: bots });
      } catch (error) {
        const isBarrier = error instanceof Misuse && error.code === 'barrier';
        if (!isBarrier || people(table).length === 1) throw error; // among people it is for them to say
        throw new UsageError(`${error.message}; undo force does it all the same`);
      }
      keeper?.changed();
      print('Taken back.');
      return 'show';
    },
  },
  {
    name: 'redo',
    summary: 'make the choice again that you took back',
    run({ table: { match, keeper }, seat }) {
      match.redo(seat);
      keeper?.changed();
      return 'show';
    },
  },
  {
    name: 'why',
    usage: 'why N',
    summary: 'why event N of the log happened; why alone: what is not offered here, and what the last bot considered',
    run({ table, seat }, rest) {
      const { match, entry, print, lastBot } = table;
      const [, number, isAll] = rest.match(/^(\d+)( force)?$/) ?? [];
      if (number !== undefined) {
        print(whyText(table, seat, Number(number), isAll !== undefined));
        return undefined;
      }
      if (rest !== '' && rest !== 'force')
        throw new UsageError(`why takes the number of an event, as log tells it; got "${rest}"`);
      const except = match.prompts(seat).flatMap((prompt) => questionOf(entry, prompt, sayer(table)).except);
      if (except.length === 0) print('Nothing is held back here.');
      else print(['Not offered:', ...except.map(({ text, why }) => `  ${text}: ${why}`)].join('\n'));
      const thoughts = lastBot && thoughtLines(tellingOf(table), lastBot.mind, lastBot.prompt);
      if (lastBot === undefined || thoughts === undefined) return undefined;
      const bot = called(lastBot.prompt.seat, namesAt(table));
      const asked = sayer(table)(describePrompt(entry.game, lastBot.prompt));
      if (entry.game.secrets === undefined || rest === 'force') print(`${bot} considered: ${asked}\n${thoughts}`);
      else print(`${bot} can say what it considered, and may give away what it hides: why force`);
      return undefined;
    },
  },
  {
    name: 'explain',
    usage: 'explain N',
    summary: 'the same as why N',
    run: (place, rest) => obey('why', place, rest),
  },
  {
    name: 'hint',
    summary: 'what a bot that thinks ahead would consider in your place',
    async run({ table, seat }) {
      const { match, seed, input, print } = table;
      const [prompt] = match.prompts(seat);
      print(await advice(tellingOf(table), match, prompt, { seed, keys: keysOf(input) }));
      return undefined;
    },
  },
  {
    name: 'look',
    usage: 'look NAME',
    summary: 'what a card, move or item does, or an option by its key; look alone: the table again',
    run({ table, seat }, name) {
      if (name === '') {
        // Whoever does not sit at a terminal is shown the table with the question, always.
        if (table.input.interactive) table.print(story([], standing(table, seat), table.size?.()?.columns));
        return 'show';
      }
      table.print(sayer(table)(lookedAt(table, seat, name).join('\n')));
      return undefined;
    },
  },
  {
    name: 'rules',
    summary: 'what the game is about, and how it is played',
    run({ table: { entry, print } }) {
      if (entry.manual === undefined)
        throw new UsageError(`${entry.title} does not say how it is played; whoever writes it exports a manual`);
      print(manualPage(entry.manual));
      return undefined;
    },
  },
  {
    name: 'more',
    summary: 'the next options, where there are more than fit',
    run(place) {
      const { table, seat } = place;
      place.page++;
      for (const prompt of table.match.prompts(seat).slice(0, 1))
        table.print(offer(questionOf(table.entry, prompt, sayer(table)), [], table.size?.(), place.page));
      return undefined;
    },
  },
  {
    name: 'log',
    summary: 'the last twenty things that happened, numbered for why',
    run({ table, seat }) {
      const told = numberedLog(table, seat).slice(-LOG_TOLD);
      const width = String(told.at(-1)?.[0]).length;
      const columns = table.size?.()?.columns ?? Number.POSITIVE_INFINITY;
      const lines = told.map(([number, text]) =>
        wrap(`  ${String(number).padStart(width)}  ${text}`, columns, width + 2),
      );
      table.print(lines.join('\n') || '  Nothing yet.');
      return undefined;
    },
  },
  {
    name: 'save',
    usage: 'save FILE',
    summary: 'write the match to a file, to go on later',
    run({ table }, file) {
      if (file === '') throw new UsageError('save needs the name of a file, such as: save match.json');
      const path = saveMatch(table.match, file, table.files);
      table.print(`Saved. Go on later with: ${commandToLoad(table, path)}`);
      return undefined;
    },
  },
  {
    name: 'help',
    summary: 'this list',
    run({ table: { print, size } }) {
      const columns = Math.min(size?.()?.columns ?? HELP_WIDTH, HELP_WIDTH);
      print(wrap(HELP, columns, 0));
      for (const { name, usage = name, summary } of ORDERS)
        print(wrap(`  ${usage.padEnd(9)}  ${summary}`, columns, 11).replace(usage, paint.cyan(usage)));
      return undefined;
    },
  },
  { name: 'quit', summary: 'leave, as Ctrl-C and Ctrl-D do', run: () => 'quit' },
];

const LOG_TOLD = 20;

const HELP =
  'Answer with the key before an option (a letter where options begin with numbers), with how its text begins, or, at a ' +
  'terminal, with the arrow keys. Between options of a set goes a comma, as in 1,3: type it between picks by arrow keys, ' +
  'too. At any question you may also type:';
const HELP_WIDTH = 80;

function obey(name: string, place: Asking, rest: string): Next | Promise<Next> {
  return ORDERS.find((it) => it.name === name)?.run(place, rest);
}

function tellingOf(table: Table): Telling {
  return { game: table.entry.game, say: sayer(table), columns: table.size?.()?.columns };
}

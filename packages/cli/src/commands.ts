import { Misuse } from '@fermata/core';
import { saveMatch } from './files.ts';
import { paint } from './paint.ts';
import { questionOf } from './question.ts';
import { quoted, type Table, YOU } from './table.ts';

interface Command {
  readonly name: string;
  readonly usage?: string;
  readonly summary: string;
  run(table: Table, rest: string): Next;
}

/** What follows a command: the match as it stands now, leaving, or (undefined) the same question again. */
type Next = 'show' | 'quit' | undefined;

/** What can be typed at any question besides an answer. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'undo',
    summary: 'take back your last choice; undo force even past what cannot be unseen',
    run({ match, print }, rest) {
      if (rest !== '' && rest !== 'force') throw new Misuse('choice', `undo takes nothing or force; got "${rest}"`);
      try {
        match.undo(YOU, { force: rest === 'force' });
      } catch (error) {
        if (!(error instanceof Misuse && error.code === 'barrier')) throw error;
        throw new Misuse('barrier', `${error.message}; undo force does it all the same`);
      }
      print('Taken back.');
      return 'show';
    },
  },
  {
    name: 'redo',
    summary: 'make the choice again that you took back',
    run({ match }) {
      match.redo(YOU);
      return 'show';
    },
  },
  {
    name: 'why',
    summary: 'what is not offered here, and why',
    run({ match, entry, print }) {
      const except = match.prompts(YOU).flatMap((prompt) => questionOf(entry.game, prompt).except);
      if (except.length === 0) print('Nothing is held back here.');
      else print(['Not offered:', ...except.map(({ text, why }) => `  ${text}: ${why}`)].join('\n'));
      return undefined;
    },
  },
  {
    name: 'save',
    usage: 'save FILE',
    summary: 'write the match to a file, to go on later',
    run({ match, print, files }, file) {
      if (file === '') throw new Misuse('record', 'save needs the name of a file, such as: save match.json');
      print(`Saved. Go on later with: npm start -- --load ${quoted(saveMatch(match, file, files))}`);
      return undefined;
    },
  },
  {
    name: 'help',
    summary: 'this list',
    run({ print }) {
      print('Answer with the key before an option, or with how its text begins. At any question you may also type:');
      for (const { name, usage = name, summary } of COMMANDS) print(`  ${paint.cyan(usage.padEnd(9))}  ${summary}`);
      return undefined;
    },
  },
  { name: 'quit', summary: 'leave, as Ctrl-C and Ctrl-D do', run: () => 'quit' },
];

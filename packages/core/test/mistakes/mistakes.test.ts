/** What types promise to authors: each mistake of mistakes.ts is reported on its line, and fine.ts compiles. */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const MISTAKES = pathOf('mistakes.ts');
const FINE = pathOf('fine.ts');
const SLOW_MS = 60_000;

test('each mistake of an author is reported where it is made, and nothing else is', { timeout: SLOW_MS }, () => {
  expect(reports(MISTAKES)).toEqual(marks(MISTAKES));
});

test('the same rules without mistakes compile', { timeout: SLOW_MS }, () => {
  expect(reports(FINE)).toEqual([]);
});

interface Report {
  readonly line: number;
  readonly code: number;
  readonly text: string;
}

let program: ts.Program | undefined;

/** What the compiler says of a file, as strictly as of the rules of a game. */
function reports(file: string): Report[] {
  program ??= ts.createProgram([MISTAKES, FINE], options());
  const source = program.getSourceFile(file) as ts.SourceFile; // it is one of the program's roots
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .map(({ start, code, messageText }) => ({
      line: source.getLineAndCharacterOfPosition(start ?? 0).line + 1,
      code,
      text: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }))
    .sort((a, b) => a.line - b.line);
}

/** What the comments of a file say will be reported: the code, and some of the words. */
function marks(file: string): Report[] {
  const lines = ts.sys.readFile(file)?.split('\n') ?? [];
  return lines.flatMap((line, at) => {
    const [, code, words] = /[/][/] error: (\d+) (.+)$/.exec(line) ?? [];
    return words === undefined ? [] : [{ line: at + 1, code: Number(code), text: expect.stringContaining(words) }];
  });
}

function options(): ts.CompilerOptions {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic({ messageText }) {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
  return ts.getParsedCommandLineOfConfigFile(pathOf('../../tsconfig.json'), {}, host)?.options ?? {};
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

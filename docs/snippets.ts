/**
 * Pages of the docs as programs. The `ts` blocks of a page, in order, are one module. Every line of it stands at
 * the number it has on the page, so that a complaint about the module is a complaint about the page.
 *
 *     match.events.length; // → 3               the value of the expression
 *     console.log(board); // → a text           what is printed; further lines begin with `//` and three spaces
 *     match.undo(0); // throws the message      the whole message of the error
 *
 * A block fenced as `ts does-not-compile` is left out of the module. It says in a comment `// error: message` what the
 * compiler answers when the block stands after all that is above it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Snippets that are one module. */
export interface Program {
  readonly code: string;
}

export interface Page extends Program {
  readonly name: string;
  readonly text: string;
  readonly mistakes: readonly Mistake[];
}

/** A block that must not compile, with all that is above it, and what the compiler is said to answer. */
export interface Mistake {
  readonly line: number;
  readonly code: string;
  readonly error: string;
}

/** Gets what a page says, and the real thing: a value, a printed text, or something that throws. */
export type Check = (kind: 'is' | 'prints' | 'throws', line: number, real: () => unknown, said: unknown) => void;

export function readPages(folder: string): Page[] {
  const names = readdirSync(folder).filter((name) => /^\d\d-.*[.]md$/.test(name));
  return names.sort().map((name) => {
    return pageOf(name, readFileSync(join(folder, name), 'utf8'));
  });
}

/** A page with its programs, whatever it is a page of. */
export function pageOf(name: string, text: string): Page {
  return { name, text, code: codeOf(text), mistakes: mistakesIn(text) };
}

/** The compiler's complaints about each file, as "line: message". All files are one program. */
export function complaintsAbout(files: ReadonlyMap<string, string>, folder: string): Map<string, string[]> {
  const paths = new Map([...files].map(([name, code]) => [join(folder, name), code]));
  const { options } = ts.convertCompilerOptionsFromJson(rootOptions(), process.cwd());
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => paths.has(path) || fileExists(path);
  host.readFile = (path) => paths.get(path) ?? readFile(path);
  const program = ts.createProgram([...paths.keys()], options, host);
  return new Map(
    [...files.keys()].map((name) => {
      const source = program.getSourceFile(join(folder, name));
      return [name, ts.getPreEmitDiagnostics(program, source).map(formatDiagnostic)];
    }),
  );
}

/** Runs a program, which may wait: what it imports comes from `modules`, and what it says goes to `check`. */
export async function run({ code }: Program, modules: ReadonlyMap<string, unknown>, check: Check): Promise<void> {
  const { outputText } = ts.transpileModule(checking(code), {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS },
  });
  const body = new Waiting('require', 'exports', '$check', outputText);
  await body((name: string) => modules.get(name), {}, check);
}

/** As `Function`, for bodies that wait. */
const Waiting = (async () => {}).constructor as FunctionConstructor; // which no global names

/** The names of the modules that a program imports. */
export function importsOf({ code }: Program): string[] {
  return ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);
}

/** The page with everything blank but its `ts` blocks; those from line `until` on are left out. */
function codeOf(text: string, until = Number.POSITIVE_INFINITY): string {
  let fence: string | undefined;
  const lines = text.split('\n').map((line, at) => {
    const mark = /^```(.*)$/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === undefined ? mark : undefined;
    return mark === undefined && fence === 'ts' && at < until ? line : '';
  });
  return lines.join('\n');
}

function mistakesIn(text: string): Mistake[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => (line === '```ts does-not-compile' ? [at] : []));
  return starts.map((start) => {
    const end = lines.indexOf('```', start);
    const own = lines.slice(start + 1, end);
    const before = codeOf(text, start)
      .split('\n')
      .slice(0, start + 1);
    const error = own.find((line) => line.includes('// error: '))?.split('// error: ')[1] ?? 'no error is named';
    return { line: start + 1, code: [...before, ...own].join('\n'), error };
  });
}

/** The module with each statement that says what comes of it made into a check. */
function checking(code: string): string {
  const source = ts.createSourceFile('page.ts', code, ts.ScriptTarget.ES2023);
  let checked = code;
  for (const statement of [...source.statements].reverse()) {
    const comment = SAID.exec(code.slice(statement.end));
    if (comment === null || !ts.isExpressionStatement(statement)) continue;
    const start = statement.getStart(source);
    const said = (comment[2] as string).replace(/\n\/\/(?: {3})?/g, '\n'); // the second group always matches
    const call = checkOf(code.slice(start, statement.end), comment[1] === 'throws', lineAt(code, start), said);
    checked = checked.slice(0, start) + call + checked.slice(statement.end + comment[0].length);
  }
  const unchecked = /\/\/ (?:→|throws) /.exec(checked);
  if (unchecked) throw new Error(`nothing checks "${checked.slice(unchecked.index).split('\n')[0]}"`);
  return checked;
}

const SAID = /^ *\n?\/\/ (→|throws) (.*(?:\n\/\/(?: {3}.*)?(?!.))*)/;

function checkOf(statement: string, throws: boolean, line: number, said: string): string {
  const expression = statement.replace(/;$/, '');
  if (throws) return `$check('throws', ${line}, () => ${expression}, ${JSON.stringify(said)});`;
  const printed = /^console[.]log\((.*)\)$/s.exec(expression)?.[1];
  if (printed !== undefined) return `$check('prints', ${line}, () => [${printed}].join(' '), ${JSON.stringify(said)});`;
  return `$check('is', ${line}, () => (${expression}), (${said}));`;
}

function lineAt(code: string, place: number): number {
  return code.slice(0, place).split('\n').length;
}

function rootOptions(): unknown {
  return ts.readConfigFile('tsconfig.json', ts.sys.readFile).config.compilerOptions;
}

function formatDiagnostic({ file, start, messageText }: ts.Diagnostic): string {
  const line = file && start !== undefined ? lineAt(file.text, start) : 0;
  return `${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}

import { dirname } from 'node:path';
import ts from 'typescript';

/**
 * Compiles the sources of a package as `tsc` would. Those that it depends on are met as everybody else meets them, by what
 * was built of them: a declaration that does not hold outside fails here.
 */
export function compile(
  name: string,
  sources: readonly string[],
  rootDir: string,
  outDir: string,
  isForPages: boolean,
): void {
  const options: ts.CompilerOptions = {
    ...workspaceOptions(isForPages ? 'tsconfig.dom.json' : 'tsconfig.json'),
    customConditions: [],
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    noEmit: false,
    noEmitOnError: true,
    declaration: true,
    declarationMap: true,
    rootDir,
    outDir,
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(sources, options, host);
  const { diagnostics } = program.emit(undefined, (file, text, ...rest) =>
    host.writeFile(file, rewritten(text), ...rest),
  );
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0) throw new Error(`${name} does not compile:\n${ts.formatDiagnostics(faults, FORMAT)}`);
}

const FORMAT: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => process.cwd(),
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

/** Which sources there are is not the program's business here. */
const NO_FILES: ts.ParseConfigHost = { ...ts.sys, readDirectory: () => [] };

/** The compiler rewrites what JavaScript imports, but neither what declarations do, nor modules found by their address. */
function rewritten(text: string): string {
  return text
    .replace(/(?<=new URL\('[.][^']+)[.]ts(?=', import[.]meta[.]url\))/g, '.js')
    .replace(/(?<=(?: from |\bimport\(|^import )(['"])[.][^'"]+)[.]tsx?(?=\1)/gm, '.js');
}

/** What a program of the workspace is checked with, whatever that inherits. */
function workspaceOptions(program: string): ts.CompilerOptions {
  const file = new URL(`../../${program}`, import.meta.url).pathname;
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(ts.formatDiagnostic(error, FORMAT));
  return ts.parseJsonConfigFileContent(config, NO_FILES, dirname(file)).options;
}

import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type ts from 'typescript';
import { UsageError } from '../usage-error.ts';
import { compilerFor, type TypeScript } from './compiler.ts';

/** The program that a tsconfig.json describes, and the compiler that it was made with. */
export interface Compiled {
  readonly ts: TypeScript;
  readonly program: ts.Program;
}

/** The program of a folder, or of its tsconfig.json. */
export function programAt(word: string): Compiled {
  const path = resolve(word);
  const file = existsSync(path) && statSync(path).isFile() ? path : join(path, 'tsconfig.json');
  if (!existsSync(file))
    throw new UsageError(`there is no tsconfig.json at "${word}"; give the folder of a game that has one`);
  const ts = compilerFor(dirname(file));
  const complain = ({ messageText }: ts.Diagnostic) => {
    throw new UsageError(`cannot read "${file}": ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  };
  const config = ts.getParsedCommandLineOfConfigFile(
    file,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: complain },
  );
  const { fileNames = [], options = {}, errors: [error] = [] } = config ?? {};
  if (error !== undefined) complain(error);
  // Without the types of core nothing is a flow, and nothing would be found.
  const core = ts.resolveModuleName('@fermata/core', fileNames[0] ?? file, options, ts.sys).resolvedModule;
  if (core === undefined) throw new UsageError(`"${word}" does not find @fermata/core; run npm install there`);
  return { ts, program: ts.createProgram(fileNames, options) };
}

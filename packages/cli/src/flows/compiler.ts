import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ts from 'typescript';
import { UsageError } from '../usage-error.ts';

export type TypeScript = typeof ts;

/** TypeScript as the folder has it. This command brings none: it would be larger than all the rest. */
export function compilerFor(folder: string): TypeScript {
  const found = compilerIn(folder);
  // What is there since version 7 has another interface, if any.
  if (found?.createProgram !== undefined) return found as TypeScript; // what makes programs is all of it
  const what = found === undefined ? 'which is missing' : `not ${found.version}`;
  throw new UsageError(
    `flows are found with TypeScript 5 or 6, ${what}; run npm install --save-dev typescript@6 there`,
  );
}

function compilerIn(folder: string): Partial<TypeScript> | undefined {
  try {
    return createRequire(join(folder, 'package.json'))('typescript');
  } catch {
    return undefined;
  }
}

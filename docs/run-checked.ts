import * as vitest from 'vitest';
import { expect } from 'vitest';
import { type Check, importsOf, type Program, run } from './snippets.ts';

/** Runs snippets with what they import, and holds them to what they say; `name` is where a reader finds them. */
export async function runChecked(name: string, program: Program): Promise<void> {
  const names = importsOf(program);
  const modules = await Promise.all(names.map(async (name) => [name, await moduleNamed(name)] as const));
  await run(program, new Map(modules), checkOn(name));
}

/** A test in a snippet runs on the spot. */
async function moduleNamed(name: string): Promise<unknown> {
  return name === 'vitest' ? { ...vitest, test: (_rule: string, body: () => void) => body() } : await import(name);
}

function checkOn(name: string): Check {
  return (kind, line, real, said) => {
    const place = `${name}:${line}`;
    if (kind === 'throws') expect(messageOf(real), place).toBe(said);
    else if (kind === 'prints') expect(real(), place).toBe(said);
    else expect(real(), place).toEqual(said);
  };
}

function messageOf(body: () => unknown): string {
  try {
    body();
  } catch (error) {
    return (error as Error).message.trimEnd();
  }
  return 'nothing is thrown';
}

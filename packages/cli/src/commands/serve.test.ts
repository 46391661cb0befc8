/** A game that cannot be put on the page is refused before the page is built or served. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fermata } from '../../test/fermata.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = (name: string) =>
  `import { defineGame } from '@fermata/core';
export const it = defineGame({
  name: '${name}', version: 1, seats: { min: 2, max: 2 },
  setup: () => ({}), *turn() {}, apply: {}, outcome: () => undefined,
});
`;

function write(name: string, text: string): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, name, 'index.ts'), text);
}

write('no-game', 'export const answer = 42;\n');
write('cut-off', game('cut-off').slice(0, 60));
write('named-pig', game('pig'));
write('reader', `import 'node:fs';\n${game('reader')}`);
write('twice', game('twice'));
write('again', game('twice'));

describe.concurrent('refused in one line, with code 2:', { timeout: 60_000 }, () => {
  test.each<[what: string, games: readonly string[], line: RegExp]>([
    ['a path that leads nowhere', ['./nowhere'], /^error: there is no game at ".\/nowhere"; give the folder of a game/],
    [
      'a folder that is no game',
      ['./no-game'],
      /^error: there is no game at ".\/no-game": .* exports answer; export what/,
    ],
    ['a mistake of syntax', ['./cut-off'], /^error: cannot read the module ".\/cut-off": .*index.ts:2:/],
    [
      'the name of a game of the catalog',
      ['./named-pig'],
      /^error: the game at ".\/named-pig" is called "pig", as one of the catalog is; give it another name$/,
    ],
    ['a game of the catalog', ['pig'], /^error: "pig" is in the catalog; give the path of a game that is not/],
    [
      'rules that need Node',
      ['./reader'],
      /^error: cannot make a module for the page of ".\/reader": .*node:fs.*index.ts:1\)$/,
    ],
    ['two games of one name', ['./twice', './again'], /^error: two of the games given are called "twice"; give one/],
  ])('%s', async (_, games, line) => {
    const words = games.flatMap((path) => ['--game', path]);
    const { output, errors, code } = await fermata(['serve', '--no-open', '--port', '4699', ...words], folder);
    expect(errors.trimEnd()).toMatch(line);
    expect({ output, lines: errors.trimEnd().split('\n').length, code }).toEqual({ output: '', lines: 1, code: 2 });
  });
});

/** Whatever decides how a match goes changes the hash of the rules; nothing else does. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashFrom, UNKNOWN_RULES } from './rules-hash.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-rules-'));
const server = join(folder, 'node_modules/@fermata/server/src');
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  const path = join(folder, 'node_modules/@fermata', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

write('server/src/server.ts', '');
write('core/src/index.ts', 'core');
write('river/src/rules.ts', 'rules');

test.each<[what: string, file: string, changes: boolean]>([
  ['a file of the rules', 'river/src/rules.ts', true],
  ['a new file of the rules', 'river/src/deep/more.ts', true],
  ['the table of its cards', 'river/src/cards.json', true],
  ['a file of core', 'core/src/index.ts', true],
  ['what was built of the rules', 'river/dist/rules.js', true],
  ['the sources, where something was built of them before', 'river/src/rules.ts', true],
  ['a test', 'river/src/rules.test.ts', false],
  ['what is said of types', 'river/dist/rules.d.ts', false],
  ['another game', 'pond/src/rules.ts', false],
  ['the server', 'server/src/server.ts', false],
])('%s', (what, file, changes) => {
  const before = hashFrom(server, 'river');
  write(file, `changed: ${what}`);
  expect(hashFrom(server, 'river') !== before).toBe(changes);
  expect(hashFrom(server, 'river')).toMatch(/^[0-9a-f]{64}$/);
});

test('rules that are nowhere are like no others', () => {
  expect(hashFrom(server, 'nowhere')).toBe(UNKNOWN_RULES);
});

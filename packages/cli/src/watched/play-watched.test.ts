/** Whole processes: one that plays, and one that watches the sources. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fermata, inTerminal, KEY } from '../../test/fermata.ts';

const folder = mkdtempSync(join(tmpdir(), 'fermata-watched-'));
const rules = join(folder, 'heap/index.ts');
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'heap'));
writeFileSync(join(folder, 'heap/package.json'), '{ "type": "module" }');
writeFileSync(
  rules,
  `import { choose, defineGame, emit, type Flow, rank } from '@fermata/core';
type Event = { type: 'took'; stones: number };
const MOST = 3;
export const heap = defineGame<{ left: number }, Event>({
  name: 'heap', version: 1, seats: { min: 1, max: 1 },
  setup: () => ({ left: 9 }),
  *turn({ left }): Flow<Event> {
    const counts = Array.from({ length: Math.min(MOST, left) }, (_, more) => more + 1);
    yield* emit({ type: 'took', stones: yield* choose(0, \`Of \${left} stones?\`, counts) });
  },
  apply: { took: (state, { stones }) => { state.left -= stones; } },
  outcome: ({ left }) => (left > 0 ? undefined : rank([0])),
});
`,
);

/** As editors do: the new file takes the place of the old one. */
function change(from: string, to: string): void {
  const text = readFileSync(rules, 'utf8').replace(from, to);
  writeFileSync(`${rules}.new`, text);
  renameSync(`${rules}.new`, rules);
}

test('the same choices are made again as often as the rules change, and none is lost over a slip', async () => {
  const { output, code } = await inTerminal(['play', './heap', '--watch'], folder, [
    ['Of 9 stones?', `3${KEY.enter}`],
    ['Of 6 stones?', () => change('Of', 'Out of')],
    [/index[.]ts has changed: the same choices again[\s\S]*Out of 6 stones\?/, () => change('rank([0]))', 'rank([0])')],
    [/cannot read the module[\s\S]*Waiting for a change/, () => change('rank([0])', 'rank([0]))')],
    ['Out of 6 stones?', () => change('MOST = 3', 'MOST = 2')],
    [/Only 0 of 1 choices fit these rules[\s\S]*Out of 9 stones\?/, () => change('MOST = 2', 'MOST = 4')],
    [/Out of 6 stones\?[\s\S]*4/, `quit${KEY.enter}`],
  ]);
  expect(output).toContain('You left.');
  expect(code).toBe(0);
}, 60_000);

test.each([
  [['play', '--watch'], '--watch wants a game: fermata play ./my-game --watch'],
  [['play', './nothing', '--watch'], 'there is no game at "./nothing"'],
  [['play', 'pig', '--watch', '--json'], "option '--watch' cannot be used with option '--json'"],
])('%j is refused: %s', async (words, why) => {
  const { errors, code } = await fermata(words, folder);
  expect(errors).toContain(why);
  expect(code).toBe(2);
});

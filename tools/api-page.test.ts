import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { faultsIn, pageOf } from './api-page.ts';
import { readDoors } from './doors.ts';

const folder = mkdtempSync(join(tmpdir(), 'doors-'));
afterAll(() => rmSync(folder, { recursive: true }));

plant('package.json', {
  name: '@toys/box',
  exports: {
    '.': './src/index.ts',
    './balls': { '@toys/source': './src/balls.ts', types: './dist/balls.d.ts', default: './dist/balls.js' },
    './package.json': './package.json',
  },
});
plant(
  'src/index.ts',
  '/** `@toys/box`: what everybody plays with. */',
  "export { type Colour, paint, type Shelf, Stuck, Toy, VERSION } from './toys.ts';",
);
plant('src/balls.ts', "export { type Ball, type Bat, bounce, kick, roll, spin, throwAway } from './toys.ts';");
plant(
  'src/toys.ts',
  '/** What a toy looks like. Red ones are faster. */',
  "export type Colour = 'red' | 'blue';",
  '/** How old the box is | in years. */',
  'export const VERSION: number = 1;',
  '/** A toy, to be',
  ' * made. It may break.',
  ...example('new Toy(1); // → new Toy(1)'),
  'export class Toy { constructor(readonly size: number, readonly colour: Colour = "red") {} }',
  '/** A toy that is stuck.',
  ...example('new Stuck().message; // → ""'),
  'export class Stuck extends Error {}',
  '/** Paints a toy.',
  ...example('import { paint } from "@toys/box";', '', 'paint(1); // → 1'),
  'export const paint = ({ size }: Toy, { fast }: { fast?: boolean } = {}): number => (fast ? 0 : size);',
  'export interface Ball { readonly size: number }',
  '/** What hits a ball. */',
  'export interface Bat {',
  '/** In inches. */',
  'readonly length: number; readonly grip?: string; swing(): void }',
  'export interface Board {',
  '/** How long. In inches. */',
  'readonly length?: number }',
  '/** A board with toys. Dust it. */',
  'export interface Shelf extends Board {',
  '/** Puts a toy there. It stays. */',
  'put(toy: Toy, at?: number): void;',
  '}',
  '/** Up and down. */',
  'export function bounce(): void {}',
  '/** Off it goes.',
  ...example('kick();'),
  'export function kick(): void {}',
  '/** Round and round.',
  ...example('1 + 1; // → 2'),
  'export function roll(): void {}',
  '/** Faster.',
  ...example(...Array.from({ length: 9 }, () => 'spin(); // → undefined')),
  'export function spin(): void {}',
  'export function throwAway(): void {}',
);

const doors = await readDoors(folder);

test('a door is what package.json exports from src, plainly or by a condition', () => {
  expect(doors.map(({ name }) => name)).toEqual(['@toys/box', '@toys/box/balls']);
});

test('a door without a source is refused', async () => {
  const other = mkdtempSync(join(folder, 'other-'));
  writeFileSync(
    join(other, 'package.json'),
    JSON.stringify({ name: 'box', exports: { './balls': './dist/balls.js' } }),
  );
  await expect(readDoors(other)).rejects.toThrow('box exports "./balls" without a source: name its file in src');
});

test('whatever lacks a comment, or is called and lacks a good example, is named with what to do', () => {
  expect(faultsIn(doors)).toEqual([
    '@toys/box/balls: begin its file with /** `@toys/box/balls`: what it is for. */',
    '@toys/box/balls, Ball: say in a doc comment what it is',
    '@toys/box/balls, Bat: say in a doc comment what its member grip? is, as of the others',
    '@toys/box/balls, Bat: say in a doc comment what its member swing() is, as of the others',
    '@toys/box/balls, bounce: it is called, so its doc comment needs an @example',
    '@toys/box/balls, kick: its example does not say what comes of it: // → or // throws',
    '@toys/box/balls, roll: its example does not use it',
    '@toys/box/balls, spin: its example has 9 lines; show it in 8',
    '@toys/box/balls, throwAway: say in a doc comment what it is',
    '@toys/box/balls, throwAway: it is called, so its doc comment needs an @example',
  ]);
});

test('the page has a line for each name, what is called first, then what interfaces hold, then the examples', () => {
  const page = pageOf(doors.slice(0, 1));
  expect(page.slice(page.indexOf('## '))).toBe(`## \`@toys/box\`

What everybody plays with.

| name | kind | what it is |
|---|---|---|
| [\`paint\`](#paint) | function | Paints a toy. |
| [\`Stuck\`](#stuck) | class | A toy that is stuck. |
| [\`Toy\`](#toy) | class | A toy, to be made. |
| \`Colour\` | type | What a toy looks like. |
| [\`Shelf\`](#shelf) | type | A board with toys. |
| \`VERSION\` | constant | How old the box is \\| in years. |

### \`Shelf\`

A board with toys. Dust it.

- \`length?\`: How long.
- \`put(toy, at?)\`: Puts a toy there.

### \`paint\`

\`paint(toy, how?)\`

Paints a toy.

\`\`\`ts
import { paint } from "@toys/box";

paint(1); // → 1
\`\`\`

### \`Stuck\`

\`error instanceof Stuck\`

A toy that is stuck.

\`\`\`ts
new Stuck().message; // → ""
\`\`\`

### \`Toy\`

\`new Toy(size, colour?)\`

A toy, to be made. It may break.

\`\`\`ts
new Toy(1); // → new Toy(1)
\`\`\`
`);
});

test('names that differ in case alone have headings of their own', () => {
  const name = { kind: 'function', call: 'it()', comment: 'It.', examples: [], members: [] } as const;
  const page = pageOf([
    {
      name: 'box',
      purpose: 'toys.',
      names: [
        { ...name, name: 'ball' },
        { ...name, name: 'Ball' },
      ],
    },
  ]);
  expect(page).toContain('| [`Ball`](#ball) |');
  expect(page).toContain('| [`ball`](#ball-1) |');
});

function example(...lines: string[]): string[] {
  return ['', '@example', '```ts', ...lines, '```', '/'].map((line) => ` *${line === '/' ? '' : ' '}${line}`);
}

function plant(file: string, ...content: (string | object)[]): void {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, file), content.map((it) => (typeof it === 'string' ? it : JSON.stringify(it))).join('\n'));
}

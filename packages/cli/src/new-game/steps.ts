/** What to do with a game that was begun. */
import { VERSION } from '../installation.ts';
import { camelCase } from './spelling.ts';

/** A command, and what it is for. */
export type NextStep = readonly [command: string, about: string];

/** In a folder of its own, from within it. */
export const OWN_STEPS: readonly NextStep[] = [
  ['npm install', 'the engine, its command, vitest and the compiler'],
  ['npm test', 'its tests'],
  ['npm run types', 'its types'],
  ['npm run flows', 'flows that are made and never run: a forgotten yield*'],
  ['npx fermata play .', 'a match against a bot'],
  ['npx fermata serve --game .', 'the same on a page'],
  ['npx fermata check .', 'random matches and the twelve invariants'],
];

/** Among the games of the workspace. */
export function workspaceSteps(name: string, folder: string): NextStep[] {
  return [
    [`npx vitest ${folder}`, 'its tests, again on every change'],
    [`npx fermata play ${name}`, 'a match against a bot'],
    [`npx fermata serve --game ${name}`, 'the same on a page'],
    [`npx fermata check ${name}`, 'random matches and the twelve invariants'],
  ];
}

/** What lists a game of the workspace with the others. */
export function listingLines(name: string): string[] {
  const camel = camelCase(name);
  return [
    'To list it with the others:',
    '  npm install                            link it',
    `  packages/catalog/package.json          "@fermata/${name}": "${VERSION}" among the dependencies`,
    '  packages/catalog/src/titles.ts         its name, title, a sentence, seats and minutes',
    `  packages/catalog/src/entries/${name}.ts   import * as rules from '@fermata/${name}';`,
    `                                         export const entry = entryOf('${name}', rules.${camel}, rules);`,
    '  packages/catalog/src/catalog.ts        the entry in the list; in list.ts how it is loaded',
  ];
}

/** Commands one below the other, as a shell takes them. */
export function stepLines(steps: readonly NextStep[]): string[] {
  const width = Math.max(...steps.map(([command]) => command.length));
  return steps.map(([command, about]) => `  ${command.padEnd(width)}   # ${about}`);
}

/** What an author does with our packages, in a folder where they are installed. */
import type { Packed } from './pack.ts';

/** Each name by which code is imported from these packages. */
export function doorsOf(packages: readonly Packed[]): string[] {
  return packages.flatMap(({ manifest }) =>
    Object.keys(manifest.exports)
      .filter((door) => !isPlainFile(door))
      .map((door) => manifest.name + door.slice(1)),
  );
}

/** Whether a door leads to a file as it is, such as a style sheet for bundlers: neither Node nor the compiler opens those. */
export function isPlainFile(door: string): boolean {
  return /[.](?:json|css)$/.test(door);
}

/** A program that plays a match of Pig from this seed, in which everybody holds at once, and prints how it ended. */
export const PLAY = `
import { start } from '@fermata/core';
import { pig } from '@fermata/pig';

const match = start(pig, { seed: 'rain' });
for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts())
  match.answer(prompt.id, prompt.options.indexOf('hold'));
console.log(JSON.stringify({ ranks: match.outcome?.map(({ rank }) => rank).sort(), same: match.record().seed }));
`;

/** What it prints: one of two seats has won. */
export const PLAYED = '{"ranks":[1,2],"same":"rain"}\n';

/** Opens every door in Node; prints those behind which nothing is. */
export function opening(doors: readonly string[]): string {
  return `const empty = [];
for (const door of ${JSON.stringify(doors)}) if (Object.keys(await import(door)).length === 0) empty.push(door);
console.log(JSON.stringify(empty));
`;
}

/** A game with everything in it that types can see through, which must compile; and a mistake, which must not. */
export function typed(doors: readonly string[]): string {
  return `${doors.map((door, at) => `import * as door${at} from '${door}';`).join('\n')}
import { choose, defineGame, emit, type Flow, rank, roll, start } from '@fermata/core';

type State = { seat: number; points: number[] };
type Event = { type: 'scored'; seat: number; points: number };

const game = defineGame<State, Event>({
  name: 'typed',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: ({ seats }) => ({ seat: 0, points: Array.from({ length: seats }, () => 0) }),
  *turn({ seat }): Flow<Event> {
    const die = yield* roll(6, 'die');
    const factor: 1 | 2 = yield* choose(seat, 'Once or twice?', [1, 2] as const);
    yield* emit({ type: 'scored', seat, points: die * factor });
  },
  apply: {
    scored: (state, { seat, points }) => {
      state.points[seat] = (state.points[seat] ?? 0) + points;
      state.seat = 1 - seat;
    },
  },
  outcome: ({ points }) => (Math.max(...points) < 20 ? undefined : rank([...points])),
});

export const seats: number = start(game, { seed: 'rain' }).seats;
export function* slip(seat: number): Flow<Event> {
  // @ts-expect-error: there is no such event
  yield* emit({ type: 'scord', seat, points: 1 });
}
export const doors = [${doors.map((_, at) => `door${at}`).join(', ')}];
`;
}

/** The strictest settings that a game may be compiled with; `lib` is what there is besides it, or what is usual. */
export function compiler(moduleResolution: 'node16' | 'bundler', lib?: readonly string[]): string {
  const module = moduleResolution === 'bundler' ? 'esnext' : 'node16';
  return JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      module,
      moduleResolution,
      lib,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
    },
    include: ['typed.ts'],
  });
}

/** The conformance kit under a runner of tests: the module that \`test\` comes from. */
export function checking(runner: 'vitest' | 'node:test'): string {
  return `import { test } from '${runner}';
import { checkGame } from '@fermata/core/testing';
import { pig } from '@fermata/pig';

test('pig keeps the invariants', () => {
  checkGame(pig, { seats: 2, matches: 5 });
});
`;
}

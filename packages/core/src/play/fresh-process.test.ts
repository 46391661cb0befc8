/** Invariant 4: stop at any prompt, save, load in a fresh process, go on: the same match. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Journey, standing } from '../../test/games/resume.ts';
import { smugglers } from '../../test/games/smugglers.ts';
import { anyone } from '../../test/games/table.ts';
import { start } from '../index.ts';

test('at every prompt of a match with secrets, listeners, simultaneous choices and chance', () => {
  const match = start(smugglers, { seed: 'fresh 6', seats: 3, options: { turns: 24 } });
  const journey: Journey = { stops: [], answers: [] };
  const stood: unknown[] = [];
  const agent = anyone(6);
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
    journey.stops.push({ record: match.record(), answered: journey.answers.length });
    stood.push(standing(match));
    const choice = agent(prompt);
    journey.answers.push([prompt.id, choice]);
    match.answer(prompt.id, choice);
  }
  const happened = match.events.map(({ type }) => type);
  expect(happened).toEqual(
    expect.arrayContaining(['bid', 'earned', 'spied', 'charted', 'stopped', 'tithed', 'handedOn']),
  );

  const [game, script] = ['smugglers.ts', 'resume.ts'].map((file) =>
    fileURLToPath(new URL(`../../test/games/${file}`, import.meta.url)),
  );
  const child = spawnSync(process.execPath, ['--import', 'tsx', script ?? ''], {
    input: JSON.stringify({ game, name: 'smugglers', ...journey }),
    encoding: 'utf8',
  });
  expect(child.stderr).toBe('');
  expect(JSON.parse(child.stdout)).toEqual(stood.map((here) => ({ here, end: standing(match) })));
}, 20_000);

/** Stretches are played by whoever is free, in the order in which they came. */
import type { Answer, Stretch } from '@fermata/sim/page';
import { expect, test } from 'vitest';
import { WorkerThreads } from './worker-threads.ts';

const stretch = (from: number) => ({ from, to: from + 1 }) as Stretch;

/** A hand that answers when it is told to. */
function hand(name: string, log: string[]) {
  const open: (() => void)[] = [];
  const play = ({ from }: Stretch) => {
    log.push(`${name} ${from}`);
    return new Promise<Answer>((resolve) => {
      open.push(() => resolve({ fault: `${from}`, record: undefined }));
    });
  };
  return { play, answer: () => open.shift()?.() };
}

test('a hand has one stretch at a time, and the next one once it is free', async () => {
  const log: string[] = [];
  const [one, other] = [hand('one', log), hand('other', log)];
  const threads = new WorkerThreads([one.play, other.play]);
  const answers = [0, 1, 2, 3].map((from) => threads.run(stretch(from)));
  expect(log).toEqual(['one 0', 'other 1']);
  other.answer();
  await answers[1];
  expect(log).toEqual(['one 0', 'other 1', 'other 2']);
  one.answer();
  expect(await answers[0]).toEqual({ fault: '0', record: undefined });
  expect(log).toEqual(['one 0', 'other 1', 'other 2', 'one 3']);
});

test('after it is closed nobody waits, and nothing more is begun', async () => {
  const log: string[] = [];
  const one = hand('one', log);
  const threads = new WorkerThreads([one.play]);
  const answers = [0, 1].map((from) => threads.run(stretch(from)));
  const refused = Promise.allSettled(answers);
  await threads.close();
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  one.answer();
  expect(log).toEqual(['one 0']);
});

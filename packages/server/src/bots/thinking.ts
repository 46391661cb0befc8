/** What a thread of bots does: it keeps matches, follows them by their entries, and thinks. */
import { parentPort } from 'node:worker_threads';
import { parseLevel } from '@fermata/agents';
import { findGame } from '@fermata/catalog';
import { botAnswerOf, KeptMatch } from '@fermata/session';
import type { Task, TaskAnswer } from './task.ts';

const matches = new Map<string, KeptMatch>();

parentPort?.on('message', (task: Task) => {
  for (const match of task.forget) matches.delete(match);
  let answer: TaskAnswer;
  try {
    answer = { done: botAnswerOf(followed(task).match, task.seat, parseLevel(task.level), task.seed) };
  } catch {
    matches.delete(task.match); // whatever it is by now, it is read anew next time
    answer = { failed: true };
  }
  parentPort?.postMessage(answer);
});

parentPort?.postMessage('ready');

/** The match with what has happened since. */
function followed({ match, news }: Task): KeptMatch {
  if ('kept' in news) {
    const woken = KeptMatch.wake(findGame(news.kept.setup.game).game, news.kept);
    matches.set(match, woken);
    return woken;
  }
  const known = matches.get(match);
  if (known === undefined) throw new Error('this match is not known here');
  for (const entry of news.entries) known.add(entry);
  return known;
}

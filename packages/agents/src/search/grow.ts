import type { Choice, Oracle, Prompt } from '@fermata/core';
import { playout } from '../playout.ts';
import { choiceAfter, keysOf, logAnswers, stepsOf } from '../steps.ts';
import type { Found, Tried } from '../thoughts.ts';
import { bestFirst } from '../ties.ts';
import { type AnyPerspective, Worlds } from '../worlds.ts';
import type { SearchOptions } from './search.ts';
import { type Edge, Node, Scale, select } from './tree.ts';
import { picksKey, Walk } from './walk.ts';

/** Where only the end tells: the tree begins at the question itself, and what was tried most is taken. */
export function grow(prompt: Prompt, side: AnyPerspective, oracle: Oracle, options: SearchOptions): Found {
  const { iterations = 2000, timeMs = Number.POSITIVE_INFINITY, worlds = 30, exploration = 0.7 } = options;
  const possible = new Worlds(side, oracle, worlds);
  const root = new Node();
  const scale =
    side.game.aim === 'score' ? new Scale(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY) : new Scale(0, 1);
  const choose = (edges: readonly Edge[]) => select(edges, scale, exploration, oracle);
  const end = Date.now() + timeMs;
  for (let tries = 0; tries < iterations && (tries === 0 || Date.now() < end); tries++) {
    const { match, world } = possible.fork();
    const walk = new Walk(match, world, root, NEW);
    walk.begin(prompt, choose);
    while (walk.isInTree) walk.answer(choose);
    const values = playout(match, oracle);
    for (const value of values) scale.see(value);
    walk.learn((seat) => values[seat]!); // one for each seat
  }
  return { choice: mostVisited(prompt, root, oracle), tried: triedOf(prompt, root) };
}

/** A place that nobody has come to before is where the tree ends. */
const NEW = 1;

/**
 * What was tried most, step by step. A try more or less is how tries are shared out: then what was better on average. Nothing
 * is known against what was never tried there: it is taken to be worth what the others are.
 */
function mostVisited(prompt: Prompt, root: Node, oracle: Oracle): Choice {
  const picked: number[] = [];
  for (;;) {
    const tried = triedOf(prompt, root, picked);
    const most = Math.max(...tried.map(({ visits }) => visits));
    const average = averageOf(tried);
    const [{ step }] = bestFirst(
      tried.filter(({ visits }) => visits >= most - 1),
      ({ visits, value }) => (visits === 0 ? average : value),
      oracle,
      (one) => logAnswers(prompt, picked, one.step),
    ) as [Tried]; // one of them
    const choice = choiceAfter(prompt, picked, step);
    if (choice !== undefined) return choice;
    picked.push(step as number); // a whole set is an answer
  }
}

function averageOf(tried: readonly Tried[]): number {
  const visits = tried.reduce((sum, one) => sum + one.visits, 0);
  return visits === 0 ? 0 : tried.reduce((sum, one) => sum + one.visits * one.value, 0) / visits;
}

function triedOf(prompt: Prompt, root: Node, picked: readonly number[] = []): Tried[] {
  const steps = stepsOf(prompt, picked);
  const edges = root.choosing(prompt.seat, '', prompt.label, picksKey(prompt, picked)).edges(keysOf(prompt, steps));
  return steps.map((step, at) => {
    const { visits, mean } = edges[at]!; // one for each step
    return { step, visits, value: mean };
  });
}

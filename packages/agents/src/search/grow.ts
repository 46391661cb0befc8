import type { Choice, Oracle, Prompt } from '@fermata/core';
import { playout } from '../playout.ts';
import { choiceAfter, keyOf, stepsOf } from '../steps.ts';
import type { Found, Tried } from '../thoughts.ts';
import { type Side, Worlds } from '../worlds.ts';
import type { SearchOptions } from './search.ts';
import { type Edge, edgesAt, Node, Scale, select } from './tree.ts';
import { chooserOf, Walk } from './walk.ts';

/** Where only the end tells: the tree begins at the question itself, and what was tried most is taken. */
export function grow(prompt: Prompt, side: Side, oracle: Oracle, options: SearchOptions): Found {
  const { iterations = 1000, timeMs = Number.POSITIVE_INFINITY, worlds = 30, exploration = 0.7 } = options;
  const possible = new Worlds(side, oracle, worlds);
  const root = new Node();
  const scale =
    side.game.aim === 'score' ? new Scale(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY) : new Scale(0, 1);
  const end = Date.now() + timeMs;
  for (let tries = 0; tries < iterations && (tries === 0 || Date.now() < end); tries++) {
    const { match, minds } = possible.fork();
    const walk = new Walk(match, minds, root, NEW);
    while (walk.isInTree) walk.answer((edges) => select(edges, scale, exploration, oracle));
    const values = playout(match, oracle, Number.POSITIVE_INFINITY);
    for (const value of values) scale.see(value);
    walk.learn(values);
  }
  return { choice: mostVisited(prompt, root), tried: triedOf(prompt, root) };
}

/** A place that nobody has come to before is where the tree ends. */
const NEW = 1;

function mostVisited(prompt: Prompt, root: Node): Choice {
  const picked: number[] = [];
  for (;;) {
    const edges = rootEdges(prompt, root, picked);
    const best = edges.reduce((a, b) => (b.visits > a.visits || (b.visits === a.visits && b.mean > a.mean) ? b : a));
    const step = stepsOf(prompt, picked)[edges.indexOf(best)]!; // one of them
    const choice = choiceAfter(prompt, picked, step);
    if (choice !== undefined) return choice;
    picked.push(step);
  }
}

function rootEdges(prompt: Prompt, root: Node, picked: readonly number[]): Edge[] {
  const keys = stepsOf(prompt, picked).map((step) => keyOf(prompt, step));
  return edgesAt(root, chooserOf(prompt, '', picked), keys);
}

function triedOf(prompt: Prompt, root: Node): Tried[] {
  const edges = rootEdges(prompt, root, []);
  return stepsOf(prompt, []).map((step, at) => {
    const { visits, mean } = edges[at]!; // one for each step
    return { step, visits, value: mean };
  });
}

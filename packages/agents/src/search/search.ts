import type { Choice, Oracle, Prompt } from '@fermata/core';
import { playout } from '../playout.ts';
import { choiceAfter, nameOf, stepsOf } from '../steps.ts';
import { type Thinker, thinker } from '../thoughts.ts';
import { Worlds } from '../worlds.ts';
import { type Edge, edgesAt, Node, Scale, select } from './tree.ts';
import { chooserOf, Walk } from './walk.ts';

export interface SearchOptions {
  /** Tries for each answer; or how long to think, whichever is reached first. */
  readonly iterations?: number;
  readonly timeMs?: number;
  /** Worlds that are dealt for each answer. */
  readonly worlds?: number;
  /** How much to try what looks worse. */
  readonly exploration?: number;
  /** Turns to play on from a new place in the tree, where the game can tell how seats stand. */
  readonly horizon?: number;
}

/**
 * Information-set Monte Carlo tree search over questions: each try walks down a tree of choices in a world that the seat
 * cannot tell from the real one, makes one new place, plays on at random and notes on the way back what came of it. Other
 * seats choose for themselves, by what they would know in that world. A set is picked one by one. Where several are asked
 * at once, each chooses without knowing what the others choose.
 */
export function search(oracle: Oracle, options: SearchOptions = {}): Thinker {
  const { iterations = 400, timeMs = Number.POSITIVE_INFINITY, worlds = 30, exploration = 0.7, horizon = 2 } = options;
  return thinker((prompt, side, note) => {
    const possible = new Worlds(side, oracle, worlds);
    const root = new Node();
    const scale =
      side.game.aim === 'score' ? new Scale(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY) : new Scale(0, 1);
    const end = Date.now() + timeMs;
    for (let tries = 0; tries < iterations && (tries === 0 || Date.now() < end); tries++) {
      const { match, minds } = possible.fork();
      const walk = new Walk(match, minds, root, prompt.seat);
      while (walk.isInTree) walk.answer((edges) => select(edges, scale, exploration, oracle));
      const values = playout(match, oracle, match.turns + horizon);
      for (const value of values) scale.see(value);
      walk.learn(values);
    }
    note(
      edgesAt(
        root,
        chooserOf(prompt, '', []),
        stepsOf(prompt, []).map((step) => nameOf(prompt, step)),
      ).map(thoughtOf),
    );
    return mostVisited(prompt, root);
  });
}

function mostVisited(prompt: Prompt, root: Node): Choice {
  const picked: number[] = [];
  for (;;) {
    const steps = stepsOf(prompt, picked);
    const names = steps.map((step) => nameOf(prompt, step));
    const edges = edgesAt(root, chooserOf(prompt, '', picked), names);
    const best = edges.reduce((a, b) => (b.visits > a.visits || (b.visits === a.visits && b.mean > a.mean) ? b : a));
    const step = steps[edges.indexOf(best)]!; // one of them
    const choice = choiceAfter(prompt, picked, step);
    if (choice !== undefined) return choice;
    picked.push(step);
  }
}

function thoughtOf({ name, visits, mean }: Edge) {
  return { option: name, visits, value: mean };
}

import type { AnyMatch, Choice, Prompt, Seat } from '@fermata/core';
import { choiceAfter, keyOf, keysOf, picksOf, stepsOf } from '../steps.ts';
import { type Edge, edgesAt, type Node } from './tree.ts';

/** One way down the tree, in one world. */
export class Walk {
  readonly #match: AnyMatch;
  readonly #minds: readonly string[];
  /** How often a place must have been visited, to choose by what was seen there. */
  readonly #ripe: number;
  readonly #path: { readonly edge: Edge; readonly seat: Seat }[] = [];
  #node: Node;
  /** Those who are asked at once: none of them knows what the others choose, so each goes down from the same place. */
  #lanes = new Map<Seat, Lane>();
  #isOut = false;
  /** The root is always in the tree. */
  #answers = 0;

  constructor(match: AnyMatch, minds: readonly string[], root: Node, ripe: number) {
    this.#match = match;
    this.#minds = minds;
    this.#node = root;
    this.#ripe = ripe;
  }

  /** False once it has come to a place that was rarely visited, or the match is over. */
  get isInTree(): boolean {
    return !this.#isOut && this.#match.outcome === undefined;
  }

  /** Answers a question with what is not for the tree to choose. */
  take(prompt: Prompt, choice: Choice): void {
    const lane = this.#laneOf(prompt.seat);
    for (const step of [choice].flat()) lane.chosen += `${keyOf(prompt, step)}\n`;
    this.#answer(prompt, choice, lane);
  }

  /** Answers the question that is searched for an answer. */
  begin(prompt: Prompt, choose: Choose): void {
    this.#answerBy(prompt, choose, stepsOf);
  }

  /** Answers the next question, step by step; or leaves the tree. */
  answer(choose: Choose): void {
    const [prompt] = this.#match.prompts() as [Prompt]; // it is not over
    this.#answerBy(prompt, choose, picksOf);
  }

  #answerBy(prompt: Prompt, choose: Choose, waysOn: typeof stepsOf): void {
    const lane = this.#laneOf(prompt.seat);
    const picked: number[] = [];
    for (;;) {
      const chooser = chooserOf(prompt, this.#minds[prompt.seat]!, picked); // a mind for each seat
      this.#isOut ||= this.#answers > 0 && picked.length === 0 && lane.node.come(chooser) < this.#ripe;
      if (this.#isOut) return;
      const steps = waysOn(prompt, picked);
      const keys = keysOf(prompt, steps);
      const edges = edgesAt(lane.node, chooser, keys);
      const edge = choose(edges);
      const at = edges.indexOf(edge);
      this.#path.push({ edge, seat: prompt.seat });
      lane.chosen += `${keys[at]}\n`;
      const step = steps[at]!; // it was offered
      const choice = choiceAfter(prompt, picked, step);
      if (choice !== undefined) {
        this.#answer(prompt, choice, lane);
        return;
      }
      picked.push(step as number); // a whole set is an answer
    }
  }

  #answer({ id }: Prompt, choice: Choice, lane: Lane): void {
    this.#match.answer(id, choice);
    this.#answers++;
    lane.hasAnswered = true;
    this.#join();
  }

  /** Notes what came of it for each seat that chose. */
  learn(worthTo: (seat: Seat) => number): void {
    for (const { edge, seat } of this.#path) {
      edge.visits++;
      edge.total += worthTo(seat);
    }
  }

  #laneOf(seat: Seat): Lane {
    if (this.#lanes.size === 0) for (const asked of this.#match.waiting()) this.#lanes.set(asked, laneFrom(this.#node));
    const lane = this.#lanes.get(seat) ?? laneFrom(this.#node);
    this.#lanes.set(seat, lane);
    // A further question of the same seat comes behind its own choices.
    lane.node = lane.chosen === '' ? lane.from : lane.from.after(lane.chosen);
    return lane;
  }

  /** Once everybody who was asked has answered, all of it is known to all. */
  #join(): void {
    const waiting = this.#match.waiting();
    const isOpen =
      waiting.length > 1 || [...this.#lanes].some(([seat, lane]) => !lane.hasAnswered && waiting.includes(seat));
    if (isOpen && this.#lanes.size > 1) return;
    const lanes = [...this.#lanes].sort(([a], [b]) => a - b);
    this.#node = this.#node.after(lanes.map(([seat, { chosen }]) => `${seat} ${chosen}`).join(''));
    this.#lanes = new Map();
  }
}

function laneFrom(node: Node): Lane {
  return { from: node, node, chosen: '', hasAnswered: false };
}

type Choose = (edges: readonly Edge[]) => Edge;

interface Lane {
  readonly from: Node;
  node: Node;
  chosen: string;
  hasAnswered: boolean;
}

/** Who chooses, knowing what, asked what, after which picks. */
export function chooserOf(prompt: Prompt, mind: string, picked: readonly number[]): string {
  const { seat, label } = prompt;
  return `${seat} ${mind} ${JSON.stringify(label)} ${picked.map((at) => keyOf(prompt, at)).join()}\n`;
}

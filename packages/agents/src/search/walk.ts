import type { AnyMatch, Choice, Prompt, Seat } from '@fermata/core';
import { choiceAfter, nameOf, stepsOf } from '../steps.ts';
import { type Edge, edgesAt, type Node } from './tree.ts';

/** One way down the tree, in one world. */
export class Walk {
  readonly #match: AnyMatch;
  readonly #minds: readonly string[];
  readonly #first: Seat;
  readonly #path: { readonly edge: Edge; readonly seat: Seat }[] = [];
  #node: Node;
  /** Those who are asked at once: none of them knows what the others choose, so each goes down from the same place. */
  #lanes = new Map<Seat, Lane>();
  #isNew = false;

  /** `first` is the seat that thinks, and is asked first. */
  constructor(match: AnyMatch, minds: readonly string[], root: Node, first: Seat) {
    this.#match = match;
    this.#minds = minds;
    this.#node = root;
    this.#first = first;
  }

  /** False once a new place was made, or the match is over. */
  get isInTree(): boolean {
    return !this.#isNew && this.#match.outcome === undefined;
  }

  /** Answers the next question, step by step. */
  answer(choose: (edges: readonly Edge[]) => Edge): void {
    const prompts = this.#match.prompts();
    const prompt = prompts.find(({ seat }) => seat === this.#first) ?? prompts[0]!; // it is not over
    const lane = this.#laneOf(prompt.seat);
    const picked: number[] = [];
    for (;;) {
      const steps = stepsOf(prompt, picked);
      const names = steps.map((step) => nameOf(prompt, step));
      const chooser = chooserOf(prompt, this.#minds[prompt.seat]!, picked); // a mind for each seat
      const edge = choose(edgesAt(lane.node, chooser, names));
      this.#path.push({ edge, seat: prompt.seat });
      this.#isNew ||= edge.visits === 0;
      lane.chosen += `${edge.name}\n`;
      const step = steps[names.indexOf(edge.name)]!; // it was offered
      const choice: Choice | undefined = choiceAfter(prompt, picked, step);
      if (choice === undefined) {
        picked.push(step);
        continue;
      }
      this.#match.answer(prompt.id, choice);
      lane.hasAnswered = true;
      this.#join();
      return;
    }
  }

  /** Notes what came of it for each seat. */
  learn(values: readonly number[]): void {
    for (const { edge, seat } of this.#path) {
      edge.visits++;
      edge.total += values[seat]!; // one for each seat
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

interface Lane {
  readonly from: Node;
  node: Node;
  chosen: string;
  hasAnswered: boolean;
}

/** Who chooses, knowing what, asked what, after which picks. */
export function chooserOf({ seat, label, options }: Prompt, mind: string, picked: readonly number[]): string {
  return `${seat} ${mind} ${label} ${picked.map((at) => JSON.stringify(options[at])).join()}\n`;
}

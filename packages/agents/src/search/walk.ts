import type { AnyMatch, Choice, Prompt, Seat } from '@fermata/core';
import { choiceAfter, keyOf, keysOf, picksOf, stepsOf } from '../steps.ts';
import type { World } from '../worlds.ts';
import type { Choosing, Edge, Node } from './tree.ts';

/** One way down the tree, in one world. */
export class Walk {
  readonly #match: AnyMatch;
  readonly #world: World;
  /** How often a place must have been visited, to choose by what was seen there. */
  readonly #ripe: number;
  readonly #path: Edge[] = [];
  #node: Node;
  /** Those who are asked at once: none of them knows what the others choose, so each goes down from the same place. */
  #lanes: Map<Seat, Lane> | undefined;
  #isOut = false;
  /** The root is always in the tree. */
  #answers = 0;

  constructor(match: AnyMatch, world: World, root: Node, ripe: number) {
    this.#match = match;
    this.#world = world;
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
    this.#answerBy(prompt, this.#match.prompts().length, choose, stepsOf);
  }

  /** Answers the next question, step by step; or leaves the tree. */
  answer(choose: Choose): void {
    const prompts = this.#match.prompts();
    const [prompt] = prompts as [Prompt, ...Prompt[]]; // it is not over
    this.#answerBy(prompt, prompts.length, choose, picksOf);
  }

  #answerBy(prompt: Prompt, asked: number, choose: Choose, waysOn: typeof stepsOf): void {
    if (asked === 1 && this.#lanes === undefined && prompt.several === undefined) this.#answerAlone(prompt, choose);
    else this.#answerInLane(prompt, choose, waysOn);
  }

  /** As most questions are: one seat is asked for one option. */
  #answerAlone(prompt: Prompt, choose: Choose): void {
    const node = this.#node;
    const choosing = node.choosing(prompt.seat, this.#world.mindOf(prompt.seat), prompt.label, '');
    if (this.#leavesAt(choosing)) return;
    const edges = choosing.edgesOf(prompt);
    const edge = choose(edges);
    this.#path.push(edge);
    this.#match.answer(prompt.id, edges.indexOf(edge));
    this.#answers++;
    this.#node = node.behind(edge);
  }

  #answerInLane(prompt: Prompt, choose: Choose, waysOn: typeof stepsOf): void {
    const lane = this.#laneOf(prompt.seat);
    const picked: number[] = [];
    for (;;) {
      const mind = this.#world.mindOf(prompt.seat);
      const choosing = lane.node.choosing(prompt.seat, mind, prompt.label, picksKey(prompt, picked));
      if (picked.length === 0 && this.#leavesAt(choosing)) return;
      const steps = waysOn(prompt, picked);
      const edges = choosing.edges(keysOf(prompt, steps));
      const edge = choose(edges);
      this.#path.push(edge);
      lane.chosen += `${edge.key}\n`;
      const step = steps[edges.indexOf(edge)]!; // it was offered
      const choice = choiceAfter(prompt, picked, step);
      if (choice !== undefined) {
        this.#answer(prompt, choice, lane);
        return;
      }
      picked.push(step as number); // a whole set is an answer
    }
  }

  /** True at a place where one does not go by the tree: it was rarely visited. */
  #leavesAt(choosing: Choosing): boolean {
    this.#isOut = this.#answers > 0 && choosing.come() < this.#ripe;
    return this.#isOut;
  }

  #answer({ id, race }: Prompt, choice: Choice, lane: Lane): void {
    this.#match.answer(id, choice);
    this.#answers++;
    lane.hasAnswered = true;
    this.#join(race !== undefined);
  }

  /** Notes what came of it for each seat that chose. */
  learn(worthTo: (seat: Seat) => number): void {
    for (const edge of this.#path) {
      edge.visits++;
      edge.total += worthTo(edge.seat);
    }
  }

  #laneOf(seat: Seat): Lane {
    this.#lanes ??= new Map(this.#match.prompts().map((asked) => [asked.seat, laneFrom(this.#node, asked.id)]));
    const lane = this.#lanes.get(seat) ?? laneFrom(this.#node, -1);
    this.#lanes.set(seat, lane);
    // A further question of the same seat comes behind its own choices.
    lane.node = lane.chosen === '' ? lane.from : lane.from.after(lane.chosen);
    return lane;
  }

  /** Once everybody who was asked has answered, or the first in a race, all of it is known to all. */
  #join(isRace: boolean): void {
    const prompts = this.#match.prompts();
    const waiting = prompts.map(({ seat }) => seat);
    const lanes = [...this.#lanes!].sort(([a], [b]) => a - b); // somebody has answered
    const isOpen = isRace
      ? lanes.some(([, lane]) => prompts.some(({ id }) => id === lane.id))
      : waiting.length > 1 || lanes.some(([seat, lane]) => !lane.hasAnswered && waiting.includes(seat));
    if (isOpen && lanes.length > 1) return;
    this.#node = this.#node.after(lanes.map(([seat, { chosen }]) => `${seat} ${chosen}`).join(''));
    this.#lanes = undefined;
  }
}

function laneFrom(node: Node, id: number): Lane {
  return { id, from: node, node, chosen: '', hasAnswered: false };
}

type Choose = (edges: readonly Edge[]) => Edge;

interface Lane {
  /** Of the question that it began with. */
  readonly id: number;
  readonly from: Node;
  node: Node;
  chosen: string;
  hasAnswered: boolean;
}

/** What has been picked so far, in a word. */
export function picksKey(prompt: Prompt, picked: readonly number[]): string {
  return picked.map((at) => keyOf(prompt, at)).join();
}

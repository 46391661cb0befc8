import type { Agent, Choice } from '@fermata/core';
import { DONE, type Step, textOf } from './steps.ts';

/** What an agent thought of one option. */
export interface Thought {
  /** As text; of a set this is the first pick, whatever else is in it. */
  readonly option: string;
  /** Its place in the offer; undefined of the end of a set. */
  readonly at: number | undefined;
  /** How often it was tried, however far each try was played. */
  readonly visits: number;
  /** How often it means to choose this, from 0 to 1, where it leaves that to chance. */
  readonly share?: number;
  /**
   * What its seat may expect of it, on average: 0 to 1 for places, points where points are the aim. If some of its tries
   * were played beyond this turn, only those count; an option that was given up before is judged at the end of this turn.
   * Of the sets that begin with a pick it is the best one that counts, or the one that was chosen.
   */
  readonly value: number;
}

/** An agent that can say what it considered when it answered last: first what it chose, then what it tried most. */
export interface Thinker extends Agent {
  thoughts(): readonly Thought[];
}

/** What an agent comes to: its answer, and what it tried for the first step of it. */
export interface Found {
  readonly choice: Choice;
  readonly tried: readonly Tried[];
}

export interface Tried extends Pick<Thought, 'visits' | 'value' | 'share'> {
  readonly step: Step;
}

/** Makes a thinker of a function that says what it tried. */
export function thinker(think: (...asked: Parameters<Agent>) => Found): Thinker {
  let last: readonly Thought[] = [];
  const agent: Agent = (prompt, side) => {
    const { choice, tried } = think(prompt, side);
    const chosen = firstOf(choice);
    const isChosen = ({ pick }: Considered) => Number(pick === chosen);
    last = byFirst(tried, choice)
      .toSorted(
        (a, b) => isChosen(b) - isChosen(a) || b.visits - a.visits || (b.share ?? b.value) - (a.share ?? a.value),
      )
      .map(({ pick, ...thought }) => ({
        option: textOf(prompt, pick),
        at: pick === DONE ? undefined : pick,
        ...thought,
      }));
    return choice;
  };
  return Object.assign(agent, { thoughts: () => last });
}

/** What was tried of all that begins with a pick, or with the end of a set. */
interface Considered extends Omit<Tried, 'step'> {
  readonly pick: number;
}

function byFirst(tried: readonly Tried[], choice: Choice): Considered[] {
  const considered = new Map<number, Considered>();
  const isChosen = ({ step }: Tried) => Number(String(step) === String(choice));
  // The last counts: what was chosen, else the best.
  const ordered = tried.toSorted((a, b) => isChosen(a) - isChosen(b) || a.value - b.value);
  for (const { step, ...thought } of ordered) {
    const pick = firstOf(step);
    const visits = thought.visits + (considered.get(pick)?.visits ?? 0);
    considered.set(pick, { ...thought, pick, visits });
  }
  return [...considered.values()].sort((a, b) => a.pick - b.pick);
}

function firstOf(step: Step): number {
  return typeof step === 'number' ? step : (step[0] ?? DONE);
}

import type { Agent, Choice } from '@fermata/core';
import { DONE, type Step, textOf } from './steps.ts';

/** What an agent thought of one option. */
export interface Thought {
  /** As text; a set is picked one by one, so this is its first pick. */
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
    const [chosen = DONE] = [choice].flat();
    const isChosen = ({ step }: Tried) => Number(step === chosen);
    last = tried
      .toSorted(
        (a, b) => isChosen(b) - isChosen(a) || b.visits - a.visits || (b.share ?? b.value) - (a.share ?? a.value),
      )
      .map(({ step, ...thought }) => ({
        option: textOf(prompt, step),
        at: step === DONE ? undefined : step,
        ...thought,
      }));
    return choice;
  };
  return Object.assign(agent, { thoughts: () => last });
}

import type { Agent } from '@fermata/core';

/** What an agent thought of one option. */
export interface Thought {
  /** As text; a set is picked one by one, so this is its first pick. */
  readonly option: string;
  /** How often it was tried. */
  readonly visits: number;
  /** What its seat may expect of it, on average: 0 to 1 for places, points where points are the aim. */
  readonly value: number;
}

/** An agent that can say what it considered when it answered last, the best first. */
export interface Thinker extends Agent {
  thoughts(): readonly Thought[];
}

/** Makes a thinker of a function that answers and notes what it considered. */
export function thinker(answer: (...asked: [...Parameters<Agent>, Note]) => ReturnType<Agent>): Thinker {
  let last: readonly Thought[] = [];
  const note: Note = (thoughts) => {
    last = [...thoughts].sort((a, b) => b.visits - a.visits || b.value - a.value);
  };
  const agent: Agent = (prompt, perspective) => answer(prompt, perspective, note);
  return Object.assign(agent, { thoughts: () => last });
}

export type Note = (thoughts: readonly Thought[]) => void;

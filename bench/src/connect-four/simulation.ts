import { connectFour } from '@fermata/connect-four';
import { type Oracle, type Outcome, type Prompt, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';

/** Plays random games as a simulation does: start and run, with the log off. */
export function simulation(oracle: Oracle): () => Outcome {
  const agent = (prompt: Prompt) => randomAnswer(prompt, oracle);
  const agents = [agent, agent];
  let seed = 0;
  return () => start(connectFour, { seed: seed++, log: false }).run(agents);
}

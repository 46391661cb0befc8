/** Connect Four and random agents, as every thread finds them: by their names, when it runs. */
import { connectFour } from '@fermata/connect-four';
import { type Prompt, seeded } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import type { Cast, CastModule } from '@fermata/sim';

export const cast: Cast = { module: import.meta.url, game: connectFour.name, agents: ['random'] };

/** @public */
export const castGame: CastModule['castGame'] = () => connectFour;

/** @public */
export const castAgent: CastModule['castAgent'] = (_name, seed) => {
  const oracle = seeded(seed);
  return (prompt: Prompt) => randomAnswer(prompt, oracle);
};

import type { AnyMatch, Choice, Oracle, Prompt } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { playUntil } from '../playout.ts';
import { standing } from '../utility.ts';

/** Options that are looked at before one is chosen, at random which. */
const BREADTH = 4;
/** Looks at the end of the turn for each answer: the fewer the options, the closer each is looked at. */
const LOOKS = 8;
/** One answer in so many is given without thinking: what everybody would do is not all that can happen. */
const CARELESS = 10;

/**
 * Plays on until so many turns are over: each seat takes, of a few options, what stands best for it when the turn is played
 * to its end at random, by its own judgement of what it would see. The game can tell how seats stand.
 */
export function playSensibly(match: AnyMatch, oracle: Oracle, until: number): void {
  while (match.outcome === undefined && match.turns < until) {
    const prompts = match.prompts();
    // All choose before anybody answers: who is asked together with others does not know their answers.
    const choices = prompts.map((prompt) => sensibleChoice(match, prompt, oracle));
    for (const [at, { id, seat }] of prompts.entries()) {
      // Of those who race all is said once one does not pass.
      if (match.prompts(seat).some((prompt) => prompt.id === id)) match.answer(id, choices[at]!); // one for each
    }
  }
}

function sensibleChoice(match: AnyMatch, prompt: Prompt, oracle: Oracle): Choice {
  const choices = someOf(prompt, oracle);
  if (choices.length === 1 || oracle.int(CARELESS, 'careless') === 0) return choices[0]!; // at random which comes first
  const lots = Array.from({ length: Math.floor(LOOKS / choices.length) }, () => oracle.int(0x100000000, 'luck'));
  const values = choices.map((choice) => {
    let total = 0;
    for (const reseed of lots) total += afterTurn(match, prompt, choice, reseed, oracle);
    return total;
  });
  return choices[values.indexOf(Math.max(...values))]!; // one of them
}

function afterTurn(match: AnyMatch, { id, seat }: Prompt, choice: Choice, reseed: number, oracle: Oracle): number {
  const fork = match.fork({ reseed });
  fork.answer(id, choice);
  playUntil(fork, oracle, match.turns + 1);
  return standing(fork, seat);
}

/** A few different options, or a few sets that may be alike. */
function someOf(prompt: Prompt, oracle: Oracle): Choice[] {
  if (prompt.several !== undefined) return Array.from({ length: BREADTH }, () => randomAnswer(prompt, oracle));
  const left = [...prompt.options.keys()];
  const count = Math.min(BREADTH, left.length);
  return Array.from({ length: count }, () => left.splice(oracle.int(left.length, 'option'), 1)[0]!); // there is one left
}

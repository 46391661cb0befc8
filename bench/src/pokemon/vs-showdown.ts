import type { Result } from '../bench.ts';
import { inTurn, speedUp } from '../measure.ts';
import { firstMatch, playOurs } from './ours.ts';
import { choicesIn, playShowdown } from './showdown.ts';
import { pairs } from './teams.ts';

/** There is much code on both sides: it takes the compiler this long to come to rest. */
const WARM_UPS = 12;

/** Turns per second of whole battles, from the start to the end, over those of the simulator. */
export function vsShowdown(log: boolean, quick: boolean): Result {
  const battles = pairs(40).map((teams, number) => ({
    ...{ teams, number },
    first: firstMatch(teams, log),
    choices: choicesIn(teams, number),
  }));
  const ours = inTurn(battles, ({ first, number }) => playOurs(first, number).state.turn);
  const theirs = inTurn(battles, ({ teams, number, choices }) => playShowdown(teams, number, choices).turn);
  return speedUp(ours, theirs, 'turns', quick, quick ? undefined : WARM_UPS);
}

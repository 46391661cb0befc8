/** Matches by chance, for what has to hold at every prompt of every match. */
import { type Match, type Oracle, type Prompt, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import type { Event } from '../src/events.ts';
import { gen1 } from '../src/gen1/game.ts';
import { oneOf } from '../src/secrets/one-of.ts';
import type { State } from '../src/state.ts';
import { type Kind, teamOf } from './teams.ts';

type Battle = Match<State, Event>;

/** Plays a match to its end; `look` sees it before every answer. Teams are dealt by the game, or of some kind. */
export function playRandomly(
  seed: string,
  kind: Kind | 'dealt',
  look: (match: Battle) => void = () => {},
  game = gen1,
): Battle {
  const oracle = seeded(seed, 1);
  const options = kind === 'dealt' ? {} : { teams: [teamOf(kind, oracle), teamOf(kind, oracle)] };
  const match = start(game, { seed, options });
  for (let prompt = match.prompts()[0]; prompt !== undefined; prompt = match.prompts()[0]) {
    look(match);
    match.answer(prompt.id, answerTo(prompt, oracle));
  }
  return match;
}

/** Switches are chosen less often than other things, or matches would hardly ever end; and what is `rather` done more often. */
export function answerTo(prompt: Prompt, oracle: Oracle, rather = ''): number {
  const wanted = prompt.options.flatMap((option, at) => (String(option).startsWith(rather) ? [at] : []));
  const isWanted = rather !== '' && wanted.length > 0 && oracle.int(2, 'is wanted') === 0;
  if (isWanted) return oneOf(wanted, 'wanted', oracle);
  const others = prompt.options.flatMap((option, at) => (String(option).startsWith('switch') ? [] : [at]));
  const isSwitch = others.length === 0 || oracle.int(4, 'is any') === 0;
  return isSwitch ? (randomAnswer(prompt, oracle) as number) : oneOf(others, 'option', oracle);
}

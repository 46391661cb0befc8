import { checkFields, checkGiven } from '../fields/given.ts';
import { describeEvent, describeOption } from '../game/describe.ts';
import type { AnyGame, Outcome } from '../game/game.ts';
import { seeded } from '../oracle/seeded.ts';
import { type AnyLive, anyNumber, decide, lowest, raise } from './rehearsal.ts';
import { choiceText, questionText } from './report.ts';

/**
 * A random match as a text for people: every question with its offer, the answer, and what happened. For golden files.
 *
 * @example
 * ```ts
 * import { playthrough } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * playthrough(pig, { seed: 'golden' }).split('\n')[0]; // → 'pig 1, 2 seats, seed "golden"'
 * ```
 */
export function playthrough(
  game: AnyGame,
  how: { readonly seats?: number; readonly seed: string; readonly options?: unknown },
): string {
  checkGiven('a game', game);
  checkFields(how, 'a playthrough', ['seats', 'seed', 'options']);
  const { seats = game.seats.usual ?? game.seats.min, seed, options } = how;
  const oracle = seeded(seed, 3);
  const match = raise(game, { seats, seed, options, numbers: [] });
  const lines = [`${game.name} ${game.version}, ${seats} seats, seed "${seed}"`, ''];
  let told = 0;
  const tell = () => {
    for (const event of match.events.slice(told)) lines.push(`    ${describeEvent(game, event)}`);
    told = match.events.length;
  };
  tell();
  for (let prompt = lowest(match); prompt !== undefined; prompt = lowest(match)) {
    const choice = decide(prompt, () => anyNumber(oracle));
    const offer = prompt.options.map((option) => describeOption(game, option, prompt)).join(' | ');
    lines.push(`${questionText(game, prompt)} [${offer}]`, `  > ${choiceText(game, prompt, choice)}`);
    match.answer(prompt.id, choice);
    tell();
  }
  return [...lines, '', ...ending(match), ''].join('\n');
}

function ending(match: AnyLive): string[] {
  return (match.outcome as Outcome).map(({ rank, score }, seat) => `seat ${seat}: rank ${rank}, score ${score}`); // nobody is asked any more
}

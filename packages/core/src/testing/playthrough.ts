import { describeEvent, describeOption, describePrompt } from '../describe.ts';
import type { AnyGame } from '../game.ts';
import { seeded } from '../oracle/seeded.ts';
import { type AnyLive, decide, lowest, raise } from './rehearsal.ts';

/** A random match as a text for people: every question with its offer, the answer, and what happened. For golden files. */
export function playthrough(
  game: AnyGame,
  {
    seats = game.seats.min,
    seed,
    options,
  }: { readonly seats?: number; readonly seed: string; readonly options?: unknown },
): string {
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
    const choice = decide(prompt, () => oracle.int(720_720, 'choice'));
    const text = (at: number) => describeOption(game, prompt.options[at], prompt);
    const chosen = typeof choice === 'number' ? text(choice) : choice.map(text).join(', ') || 'none';
    lines.push(
      `seat ${prompt.seat}: ${describePrompt(game, prompt)} [${prompt.options.map((_, at) => text(at)).join(' | ')}]`,
      `  > ${chosen}`,
    );
    match.answer(prompt.id, choice);
    tell();
  }
  return [...lines, '', ...ending(match)].join('\n');
}

function ending(match: AnyLive): string[] {
  return (match.outcome ?? []).map(({ rank, score }, seat) => `seat ${seat}: rank ${rank}, score ${score}`);
}

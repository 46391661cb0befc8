/** Worlds that somebody cannot tell apart, found in random matches. */
import { type AnyGame, type AnyMatch, type Choice, type Prompt, SPECTATOR, seeded, start } from '@fermata/core';
import { asked, canonical, frames } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';

export interface PairOfWorlds {
  /** In which way they differ. */
  readonly how: 'chance that fell' | 'an answer' | 'chance to come';
  readonly viewer: number;
  readonly worlds: readonly [AnyMatch, AnyMatch];
}

const STEPS = 60;
const DEALS = 8;
/** So many of each kind for each who looks. */
const ENOUGH = 1;

/** Pairs of worlds of a game, for its seats and for a spectator. */
export function pairsOfWorlds(game: AnyGame): PairOfWorlds[] {
  const seats = game.seats.usual ?? Math.max(game.seats.min, 2);
  const match: AnyMatch = start(game, { seats, seed: `worlds of ${game.name}` });
  const oracle = seeded(game.name);
  const viewers = [...Array(seats).keys(), SPECTATOR];
  const found: PairOfWorlds[] = [];
  const add = (how: PairOfWorlds['how'], worlds: PairOfWorlds['worlds'], asked?: number) => {
    for (const viewer of viewers) {
      if (viewer === asked || found.filter((it) => it.how === how && it.viewer === viewer).length >= ENOUGH) continue;
      if (isAlikeTo(viewer, worlds)) found.push({ how, viewer, worlds });
    }
  };
  // Other deals, of those games that begin with one.
  for (let deal = 0; deal < DEALS; deal++) {
    const worlds = [match.fork(), match.rematch({ seed: `deal ${deal}` })];
    if (differ(worlds)) add('chance that fell', worlds);
  }
  for (let step = 0; step < STEPS && match.outcome === undefined; step++) {
    const prompts = match.prompts();
    const prompt = prompts[oracle.int(prompts.length, 'who')] as Prompt; // within
    const [choice, other] = [randomAnswer(prompt, oracle), randomAnswer(prompt, oracle)];
    add('chance to come', [match.fork({ reseed: 'one' }), match.fork({ reseed: 'other' })]);
    const fell = ['one', 'other'].map((reseed) => answered(match.fork({ reseed }), prompt, choice));
    if (differ(fell)) add('chance that fell', [fell[0], fell[1]], prompt.seat);
    const answers = [choice, other].map((it) => answered(match.fork(), prompt, it));
    if (differ(answers)) add('an answer', [answers[0], answers[1]], prompt.seat);
    match.answer(prompt.id, choice);
  }
  return found;
}

/** The truth is another one: what has been answered and is not told yet is part of it. */
function differ(worlds: readonly AnyMatch[]): worlds is [AnyMatch, AnyMatch] {
  const [one, other] = worlds.map((world) => canonical([world.state, world.record().turns]));
  return one !== other && worlds.every(({ outcome }) => outcome === undefined);
}

function answered(match: AnyMatch, { id }: Prompt, choice: Choice): AnyMatch {
  match.answer(id, choice);
  return match;
}

/** Whether somebody has seen the same happen in both, and is asked the same. */
export function isAlikeTo(viewer: number, [one, other]: PairOfWorlds['worlds']): boolean {
  const questions = (match: AnyMatch) =>
    viewer === SPECTATOR ? [] : match.prompts(viewer).map((prompt) => asked(match.game, prompt));
  const quick = (match: AnyMatch) =>
    canonical([match.view(viewer), match.waiting(), match.outcome ?? null, questions(match)]);
  const seen = (match: AnyMatch) => canonical(frames(match, viewer).map(({ event, view }) => [event ?? null, view]));
  return quick(one) === quick(other) && seen(one) === seen(other);
}

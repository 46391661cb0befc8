import { randomAnswer } from '../execution/picks.ts';
import { copyState } from '../game/game.ts';
import type { Choice, Prompt } from '../game/prompt.ts';
import type { Live } from '../match/live.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import { anyAnswer, asItWas, comparing, enact, mimic, type Reply } from './enact.ts';
import type { Turn } from './turn.ts';

/** The answers of other seats, and the draws, that a seat could not tell from others: another world hides them, too. */
export interface Unseen {
  readonly answers: ReadonlySet<number>;
  readonly draws: ReadonlySet<number>;
}

/** Each is tried otherwise, all else as it was; with chance of its own, so that it does not matter who asks first. */
export function unseenIn(match: Live, turn: Turn, start: object): Unseen {
  const oracle = seeded('unseen', turn.seat + 1);
  const any = anyAnswer(oracle);
  const same: Reply = (prompt, answer) => mimic(prompt, answer, asItWas, any);
  const isUnseen = (reply: Reply, loose: ReadonlySet<number>): boolean => {
    const state = copyState(match.game, start);
    const fate = { state, reply, actor: asItWas, loose, changes: true, oracle, seed: 'unseen', watch: comparing(turn) };
    try {
      const { witness } = enact(match, turn, fate);
      return turn.witness.differsFrom(witness) === undefined;
    } catch {
      return false; // a world in which the rules break is none that could be
    }
  };
  const answers = [...turn.answers.entries()].filter(([, answer]) => {
    if (answer.seat === turn.seat) return false;
    const reply: Reply = (prompt, it) =>
      it === answer ? otherAnswer(prompt, same(prompt, it), oracle) : same(prompt, it);
    return isUnseen(reply, NOTHING);
  });
  const draws = [...turn.drawn.entries()].filter(
    ([at, { role }]) => role === undefined && isUnseen(same, new Set([at])),
  );
  return { answers: new Set(answers.map(([at]) => at)), draws: new Set(draws.map(([at]) => at)) };
}

const NOTHING: ReadonlySet<number> = new Set();

function otherAnswer(prompt: Prompt, answer: Choice, oracle: Oracle): Choice {
  if (typeof answer !== 'number') return randomAnswer(prompt, oracle);
  const step = 1 + oracle.int(Math.max(prompt.options.length - 1, 1), 'redeal');
  return (answer + step) % prompt.options.length;
}

import type { Mark } from '../execution/beginning.ts';
import { Execution } from '../execution/execution.ts';
import { randomAnswer } from '../execution/picks.ts';
import type { Seat } from '../game/flow.ts';
import { type Choice, choiceOf, type Prompt } from '../game/prompt.ts';
import type { Live } from '../match/live.ts';
import { drawnOrder } from '../match/order.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { type Luck, Retold } from './retold.ts';
import type { Answered, Turn } from './turn.ts';
import { Witness } from './witness.ts';

/** What another seat answers in another world, given what it answered in truth; nothing where it was not asked. */
export type Reply = (prompt: Prompt, answer: Answered | undefined) => Choice;

/** How a turn goes in another world. */
export interface Fate extends Omit<Luck, 'draws'> {
  /** The state at the start of the turn, to be changed. */
  readonly state: object;
  readonly reply: Reply;
  /** For what falls anew, and the seed of what comes after. */
  readonly oracle: Pick<Oracle, 'int'>;
  readonly seed: string;
  readonly watch: (exec: Execution) => Witness;
}

/** A turn in another world. */
export interface Enacted {
  readonly exec: Execution;
  readonly witness: Witness;
  readonly chance: Retold;
  /** True if options were left as they are that ought to be pruned. */
  readonly isUnpruned: boolean;
}

/** Executes the turn in another world, up to the same point, or to where it is not the same to the seat. */
export function enact(match: Live, turn: Turn, fate: Fate): Enacted {
  const { game, origin } = match;
  const { seat, answers, drawn } = turn;
  const { settled } = turn.witness;
  const chance = new Retold({ draws: drawn, ...fate }, fate.oracle, fate.seed);
  const mark = markOf(match);
  const exec = new Execution(game, { mark, state: fate.state, oracle: chance, choices: [], log: origin.log });
  const left = answers.filter((answer) => answer.seat === seat || answer.slot < settled);
  let isUnpruned = false;
  exec.serve({
    reply: (prompt) => {
      const slot = exec.main.cursor;
      const at = left.findIndex((answer) => answer.seat === prompt.seat && answer.slot === slot);
      if (at >= 0) return fate.reply(prompt, left.splice(at, 1)[0]);
      // In a together another answer may have led to one more question, which is nobody else's business; in a race it was missed.
      return slot < settled && prompt.seat !== seat && !prompt.race ? fate.reply(prompt, undefined) : undefined;
    },
    order: (seats) => endingLast(seats, drawnOrder(fate.seed, exec, seats.length), left, exec.main.cursor),
    prune: (prompt) => {
      isUnpruned = true;
      return [...prompt.options.keys()];
    },
  });
  const witness = fate.watch(exec);
  exec.watch(witness);
  if (exec.advance()) witness.finish();
  exec.watch(undefined);
  return { exec, witness, chance, isUnpruned };
}

/** In which order those who race are asked again: whoever ended it last, since others had passed by then. */
export function endingLast(
  seats: readonly Seat[],
  order: readonly number[],
  answers: readonly Answered[],
  slot: number,
): readonly number[] {
  const ending = answers.find((answer) => answer.isEnding && answer.slot === slot);
  const last = ending ? seats.indexOf(ending.seat) : -1;
  return last < 0 ? order : [...order.filter((at) => at !== last), last];
}

/** Where a world begins: it has no past. */
export function markOf({ exec }: Live): Mark {
  const { turn, asked } = exec.mark;
  return { turn, choices: 0, logged: 0, position: 0, asked: asked.slice() };
}

/** The same answer as before, where it is offered and legal; `actor` says who plays a token that it names. */
export function mimic(
  prompt: Prompt,
  answer: Answered | undefined,
  actor: Luck['actor'],
  unoffered: (prompt: Prompt) => Choice,
): Choice {
  if (!answer) return unoffered(prompt);
  const { values, roles } = answer;
  const wanted = roles.size === 0 ? values : values.map((value) => recast(value, roles, actor));
  return choiceOf(prompt, wanted) ?? unoffered(prompt);
}

/** What was chosen, with other tokens in it. */
function recast(json: unknown, roles: Answered['roles'], actor: Luck['actor']): unknown {
  if (typeof json === 'string') {
    const role = roles.get(json);
    return (role && actor(role.part, json)) ?? json;
  }
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map((item) => recast(item, roles, actor));
  return Object.fromEntries(Object.entries(json).map(([key, item]) => [key, recast(item, roles, actor)]));
}

/** Everything as it was. */
export const asItWas: Luck['actor'] = (_part, drawn) => drawn;

/** A witness that compares as it goes. */
export function comparing(turn: Turn): Fate['watch'] {
  return (exec) => new Witness(exec, turn.seat, turn.witness);
}

export function anyAnswer(oracle: Pick<Oracle, 'int'>): (prompt: Prompt) => Choice {
  return (prompt) => randomAnswer(prompt, oracle);
}

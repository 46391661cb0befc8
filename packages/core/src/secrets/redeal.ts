import { broken } from '../errors.ts';
import { randomAnswer } from '../execution/picks.ts';
import type { Answer } from '../execution/running.ts';
import type { Ev, Seat } from '../flow.ts';
import { canonical, copyJson } from '../json.ts';
import type { Live } from '../match/live.ts';
import type { Origin } from '../match/origin.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { type Choice, isChoice, type Prompt } from '../prompt.ts';
import { dealHidden } from './deal.ts';
import { type Guidance, Guided } from './guided.ts';
import { knowledgeOf } from './knowledge.ts';
import { sees, type Token } from './secrets.ts';
import { namesIn } from './sight.ts';
import { valuesOf, viewOf, write, zonesOf } from './view.ts';
import { type Answered, Overheard, type Shown, Witness } from './witness.ts';

/**
 * Another world that the seat cannot tell from this one: hidden tokens are dealt anew, the turn is executed again, and
 * the world is accepted if all that the seat is shown comes out the same. What is to come has chance of its own.
 */
export function redeal<S extends object, E extends Ev>(
  match: Live<S, E>,
  seat: Seat,
  oracle: Oracle,
): { origin: Origin<S>; choices: Answer[] } {
  const future = `${oracle.int(0x100000000, 'redeal')}-${oracle.int(0x100000000, 'redeal')}`;
  const truth = testimony(match, seat);
  const pinned = new Set<Token>(truth.witness.seen);
  const unseen = unseenBy(match, seat, truth, oracle);
  const any = (prompt: Prompt) => randomAnswer(prompt, oracle);
  let difference = '';
  for (let tries = 0; tries < TRIES; tries++) {
    const world = imagine(match, seat, pinned, oracle);
    const reply: Reply = (prompt, answer) =>
      unseen.answers.has(answer) ? any(prompt) : mimic(prompt, answer.values, any);
    const told = possible(() => testify(match, seat, world, truth, { pinned, oracle, reply, loose: unseen.draws }));
    if (told instanceof Error) {
      difference = `rules that broke: ${told.message}`;
      continue;
    }
    const differs = firstDifference(truth.witness.shown, told.witness.shown);
    if (differs === undefined) {
      const { outcomes, choices } = told;
      const { mark } = match.exec;
      const knowledge = new Map([[seat, knowledgeOf(match, seat)]]);
      const imagined = { state: world, mark: { ...mark, logged: 0, asked: mark.asked.slice() }, outcomes, knowledge };
      return { origin: { ...match.origin, seed: future, chance: undefined, reseeds: [], imagined }, choices };
    }
    // The seat was shown something that must not move: pin what it names, and deal again.
    difference = `${differs.kind} ${differs.name}`;
    for (const name of namesIn(differs.json)) pinned.add(name);
  }
  throw broken(
    'secret',
    `no other world fits what seat ${seat} has seen, in ${TRIES} tries; the last differed in ${difference}`,
  );
}

const TRIES = 1000;

/** A world in which the rules break is none that could be. */
function possible<T>(body: () => T): T | Error {
  try {
    return body();
  } catch (error) {
    return error as Error; // nothing else is thrown by rules
  }
}

/** The place where two testimonies part, as the first has it. */
export function firstDifference(one: readonly Shown[], other: readonly Shown[]): Shown | undefined {
  return one.find((shown, at) => canonical(shown) !== canonical(other[at]));
}

/** What a seat was shown in a turn, and how chance fell. */
export interface Testimony<S extends object, E extends Ev> {
  readonly witness: Witness<S, E>;
  readonly faces: readonly unknown[];
}

/** The turn as it was. */
export function testimony<S extends object, E extends Ev>(match: Live<S, E>, seat: Seat): Testimony<S, E> {
  const heard = new Overheard(match.exec.oracle.at(match.exec.mark.position));
  const exec = match.again({ oracle: heard });
  const witness = new Witness(exec, seat);
  exec.tap = witness;
  exec.advance();
  witness.finish();
  return { witness, faces: heard.faces };
}

/** What another seat answers in another world, given what it answered in truth. */
export type Reply = (prompt: Prompt, answer: Answered) => Choice;

/** How another world comes about: what stays as it was, and where the rest comes from. */
export interface Fate extends Partial<Pick<Guidance, 'loose' | 'changes'>> {
  readonly pinned: ReadonlySet<unknown>;
  readonly oracle: Oracle;
  readonly reply: Reply;
}

const NOTHING_LOOSE: ReadonlySet<number> = new Set();

/** The turn as it would have been in another world. */
export function testify<S extends object, E extends Ev>(
  match: Live<S, E>,
  seat: Seat,
  world: S,
  { faces, witness: { answers } }: Testimony<S, E>,
  { pinned, oracle, reply, loose = NOTHING_LOOSE, changes = false }: Fate,
) {
  const tokens = new Set(zonesOf(match.game, world).flatMap((zone) => zone.tokens));
  const heard = new Overheard(new Guided({ faces, tokens, pinned, loose, changes }, oracle));
  const exec = match.again({ state: copyJson(world), oracle: heard, choices: [] });
  const settled = match.exec.main.cursor - match.exec.mark.choices;
  const left = answers.filter((answer) => answer.seat === seat || answer.slot < settled);
  exec.host = {
    reply: (prompt) => {
      const at = left.findIndex((answer) => answer.seat === prompt.seat);
      return at < 0 ? undefined : reply(prompt, left.splice(at, 1)[0] as Answered); // found
    },
  };
  const witness = new Witness(exec, seat);
  exec.tap = witness;
  exec.advance();
  witness.finish();
  return { witness, state: exec.state, outcomes: heard.outcomes, choices: exec.main.choices };
}

/** The answers of other seats, and the draws, that this seat could not tell from others: a redealt world hides them, too. */
function unseenBy<S extends object, E extends Ev>(
  match: Live<S, E>,
  seat: Seat,
  truth: Testimony<S, E>,
  oracle: Oracle,
) {
  const state = match.checkpoint();
  const tokens = new Set<unknown>(zonesOf(match.game, state).flatMap((zone) => zone.tokens));
  const same: Reply = (prompt, { values }) => mimic(prompt, values, (it) => randomAnswer(it, oracle));
  const isUnseen = (reply: Reply, loose: ReadonlySet<number>): boolean => {
    const fate = { pinned: tokens, oracle, reply, loose, changes: true };
    const told = possible(() => testify(match, seat, state, truth, fate));
    return !(told instanceof Error) && firstDifference(truth.witness.shown, told.witness.shown) === undefined;
  };
  const answers = truth.witness.answers.filter((answer) => {
    const reply: Reply = (prompt, it) =>
      it === answer ? otherAnswer(prompt, same(prompt, it), oracle) : same(prompt, it);
    return answer.seat !== seat && isUnseen(reply, new Set());
  });
  const draws = [...truth.faces.keys()].filter((at) => !tokens.has(truth.faces[at]) && isUnseen(same, new Set([at])));
  return { answers: new Set(answers), draws: new Set(draws) };
}

function otherAnswer(prompt: Prompt, answer: Choice, oracle: Oracle): Choice {
  if (typeof answer !== 'number') return randomAnswer(prompt, oracle);
  const step = 1 + oracle.int(Math.max(prompt.options.length - 1, 1), 'redeal');
  return (answer + step) % prompt.options.length;
}

/** A state with hidden tokens dealt anew and hidden values guessed. */
export function imagine<S extends object, E extends Ev>(
  match: Live<S, E>,
  seat: Seat,
  pinned: ReadonlySet<Token>,
  oracle: Oracle,
): S {
  const state = match.checkpoint();
  const world = copyJson(state);
  dealHidden(zonesOf(match.game, world), seat, knowledgeOf(match, seat), pinned, oracle);
  const view = viewOf(match.game, state, seat);
  for (const { path, seenBy, guess } of valuesOf(match.game, state)) {
    if (!sees(seenBy, seat)) write(world, path, guess(view, oracle));
  }
  return world;
}

/** The same answer as before, where it is offered and legal. */
export function mimic(prompt: Prompt, values: readonly string[], unoffered: (prompt: Prompt) => Choice): Choice {
  const places = values
    .map((value) => prompt.options.findIndex((option) => canonical(option) === value))
    .sort((a, b) => a - b);
  const choice = prompt.several === undefined ? places[0] : places;
  return isChoice(prompt, choice) ? choice : unoffered(prompt);
}

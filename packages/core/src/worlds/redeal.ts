import { randomAnswer } from '../execution/picks.ts';
import type { Seat } from '../game/flow.ts';
import { type Choice, isChoice, type Prompt } from '../game/prompt.ts';
import { SPECTATOR, sees, type Token } from '../game/secrets.ts';
import { again, checkpointOf } from '../match/again.ts';
import type { Imagining } from '../match/imagine.ts';
import type { Live } from '../match/live.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import { spliced } from '../oracle/spliced.ts';
import { Told } from '../oracle/told.ts';
import { checkedZonesOf, valuesOf, viewOf, write, zonesOf } from '../secrets/view.ts';
import { canonical } from '../values/canonical.ts';
import { broken } from '../values/errors.ts';
import { copyJson } from '../values/json.ts';
import { namesIn } from '../values/names-in.ts';
import { dealHidden } from './deal.ts';
import { Guided } from './guided.ts';
import { knowledgeOf } from './knowledge.ts';
import { type Answered, type Shown, type Unfold, Witness } from './witness.ts';

/**
 * Another world that the seat cannot tell from this one: hidden tokens are dealt anew, the turn is executed again, and
 * the world is accepted if all that the seat is shown comes out the same. What is to come has chance of its own.
 */
export function redeal(match: Live, seat: Seat, oracle: Oracle): Imagining {
  const seed = `${oracle.int(0x100000000, 'redeal')}-${oracle.int(0x100000000, 'redeal')}`;
  const truth = witnessOf(match, seat);
  const pinned = new Set<Token>(truth.seen);
  // With chance of its own: how much it needs depends on the truth, which must not show in what is dealt.
  const unseen = unseenBy(match, seat, truth, seeded(seed, 1));
  const any = (prompt: Prompt) => randomAnswer(prompt, oracle);
  const reply: Reply = (prompt, answer) => (unseen.answers.has(answer) ? any(prompt) : mimic(prompt, answer, any));
  let difference = '';
  for (let tries = 0; tries < TRIES; tries++) {
    const state = imagine(match, seat, pinned, oracle);
    const world = possible(() => inWorld(match, seat, state, truth, { pinned, oracle, reply, loose: unseen.draws }));
    if (world instanceof Error) {
      difference = `rules that broke: ${world.message}`;
      continue;
    }
    const differs = firstDifference(truth, world.witness);
    if (differs === undefined) {
      const { turn, asked } = match.exec.mark;
      const mark = { turn, choices: 0, logged: 0, position: 0, asked: asked.slice() };
      const { outcomes } = world.witness;
      const chance = spliced(new Told(outcomes), outcomes.length, seeded(seed));
      const imagined = { state, mark, knowledge: new Map([[seat, knowledgeOf(match, seat)]]) };
      return { origin: { ...match.origin, seed, chance, reseeds: [], imagined }, choices: world.choices };
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

/** The place where what was shown in two worlds parts, as the first has it. */
function firstDifference(one: Witness, other: Witness): Shown | undefined {
  return one.shown.find((shown, at) => canonical(shown) !== canonical(other.shown[at]));
}

/** The turn as it was. */
export function witnessOf(match: Live, seat: Seat, unfold?: Unfold): Witness {
  const exec = again(match);
  const witness = new Witness(exec, seat, unfold);
  exec.advance();
  return witness.finish();
}

/** What another seat answers in another world, given what it answered in truth. */
export type Reply = (prompt: Prompt, answer: Answered) => Choice;

/** How another world comes about: what stays as it was, and where the rest comes from. */
export interface Fate {
  readonly pinned: ReadonlySet<unknown>;
  readonly oracle: Oracle;
  readonly reply: Reply;
  /** The draws that may fall otherwise although no token is drawn, and whether they must. */
  readonly loose?: ReadonlySet<number>;
  readonly changes?: boolean;
  readonly unfold?: Unfold;
}

const NOTHING_LOOSE: ReadonlySet<number> = new Set();
/** What was answered in truth where the question was not asked. */
const UNASKED: Answered = { seat: SPECTATOR, slot: -1, values: [] };

/** The turn as it would have been in another world. */
export function inWorld(
  match: Live,
  seat: Seat,
  state: object,
  { faces, answers, settled }: Witness,
  { pinned, oracle, reply, loose = NOTHING_LOOSE, changes = false, unfold }: Fate,
) {
  const tokens = new Set(zonesOf(match.game, state).flatMap((zone) => zone.tokens));
  const guided = new Guided({ faces, tokens, pinned, loose, changes }, oracle);
  const exec = again(match, { state: copyJson(state), oracle: guided, choices: [] });
  const left = answers.filter((answer) => answer.seat === seat || answer.slot < settled);
  exec.serve({
    reply: (prompt) => {
      const slot = exec.main.cursor;
      const at = left.findIndex((answer) => answer.seat === prompt.seat && answer.slot === slot);
      if (at >= 0) return reply(prompt, left.splice(at, 1)[0] as Answered); // found
      // In a together another answer may have led to one more question, which is nobody else's business.
      return slot < settled && prompt.seat !== seat ? reply(prompt, UNASKED) : undefined;
    },
  });
  const witness = new Witness(exec, seat, unfold);
  exec.advance();
  return { witness: witness.finish(), state: exec.state, choices: exec.main.choices, outcome: exec.outcome };
}

/** The answers of other seats, and the draws, that this seat could not tell from others: a redealt world hides them, too. */
function unseenBy(match: Live, seat: Seat, truth: Witness, oracle: Oracle) {
  const state = checkpointOf(match);
  const tokens = new Set<unknown>(zonesOf(match.game, state).flatMap((zone) => zone.tokens));
  const same: Reply = (prompt, answer) => mimic(prompt, answer, (it) => randomAnswer(it, oracle));
  const isUnseen = (reply: Reply, loose: ReadonlySet<number>): boolean => {
    const fate = { pinned: tokens, oracle, reply, loose, changes: true };
    const world = possible(() => inWorld(match, seat, state, truth, fate));
    return !(world instanceof Error) && firstDifference(truth, world.witness) === undefined;
  };
  const answers = truth.answers.filter((answer) => {
    const reply: Reply = (prompt, it) =>
      it === answer ? otherAnswer(prompt, same(prompt, it), oracle) : same(prompt, it);
    return answer.seat !== seat && isUnseen(reply, NOTHING_LOOSE);
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
export function imagine(match: Live, seat: Seat, pinned: ReadonlySet<Token>, oracle: Oracle): object {
  const truth = checkpointOf(match);
  const state = copyJson(truth);
  dealHidden(checkedZonesOf(match.game, state), seat, knowledgeOf(match, seat), pinned, oracle);
  const view = viewOf(match.game, truth, seat);
  for (const { path, seenBy, guess } of valuesOf(match.game, truth))
    if (!sees(seenBy, seat)) write(state, path, guess(view, oracle));
  return state;
}

/** The same answer as before, where it is offered and legal. */
export function mimic(prompt: Prompt, { values }: Answered, unoffered: (prompt: Prompt) => Choice): Choice {
  const places = values
    .map((value) => prompt.options.findIndex((option) => canonical(option) === value))
    .sort((a, b) => a - b);
  const choice = prompt.several === undefined ? places[0] : places;
  return isChoice(prompt, choice) ? choice : unoffered(prompt);
}

import type { Execution } from '../../execution/execution.ts';
import { randomAnswer } from '../../execution/picks.ts';
import type { Seat } from '../../game/flow.ts';
import type { Outcome } from '../../game/game.ts';
import type { Prompt } from '../../game/prompt.ts';
import type { Answer } from '../../game/record.ts';
import { sees, type Token } from '../../game/secrets.ts';
import { again, checkpointOf } from '../../match/again.ts';
import type { Live } from '../../match/live.ts';
import { begin } from '../../match/origin.ts';
import { choicesOf } from '../../match/past.ts';
import type { Oracle } from '../../oracle/oracle.ts';
import { Told } from '../../oracle/told.ts';
import { matchFrom } from '../../play/match-from.ts';
import { read, valuesOf, viewOf, zonesOf } from '../../secrets/view.ts';
import { isAlike } from '../../values/alike.ts';
import { canonical } from '../../values/canonical.ts';
import type { BrokenRules } from '../../values/errors.ts';
import { copyJson } from '../../values/json.ts';
import { Dealer } from '../../worlds/dealer.ts';
import { asItWas, enact, endingLast, mimic, type Reply } from '../../worlds/enact.ts';
import { pagesOf } from '../../worlds/follow.ts';
import { Turn } from '../../worlds/turn.ts';
import type { GivenAnswer } from '../rehearsal.ts';
import { CloseWitness } from './close-witness.ts';
import { Guided } from './guided.ts';

/** Thrown where another world turns out to be one that could not be. */
export class Impossible extends Error {}

/** Runs what happens in another world. That secrets are wrong there is a fault all the same. */
function inAnother<T>(body: () => T): T {
  try {
    return body();
  } catch (error) {
    if ((error as Partial<BrokenRules>).code === 'secret') throw error;
    throw new Impossible();
  }
}

/** What a seat is shown in the true world and in another one. */
export interface Pair {
  readonly one: CloseWitness;
  readonly other: CloseWitness;
  /** True if something hidden differs. */
  readonly differs: boolean;
  readonly outcomes: readonly [Outcome | undefined, Outcome | undefined];
  /** Where given, the other world as a match. */
  readonly otherwise?: Live | undefined;
  /** What is hidden from the seat, and lies otherwise in the two worlds. */
  readonly hiddenApart?: () => readonly Apart[];
  /** Where given, only what tells of these is a leak: the hidden values and tokens of either world. */
  readonly contents?: readonly [Names, Names];
}

/** The whole match as it was for a seat. */
export interface Story {
  readonly exec: Execution;
  readonly turn: Turn & { readonly witness: CloseWitness };
}

/** Told once, for all the worlds that it is compared with. */
export function storyOf(match: Live, seat: Seat): Story {
  const exec = begin(match.game, match.origin, choicesOf(match));
  return { exec, turn: watched(exec, seat) };
}

/**
 * The whole match again, with the hidden tokens that the seat never saw drawn differently; or, where `changes`, with one
 * answer of another seat or one draw of something else changed.
 */
export function fromTheStart(match: Live, seat: Seat, { exec, turn }: Story, oracle: Oracle, changes: boolean): Pair {
  const { game, origin } = match;
  const one = turn.witness;
  const faces = turn.drawn.map(({ face }) => face);
  const others = turn.answers.filter((answer) => changes && answer.seat !== seat);
  const draws = changes ? [...faces.keys()].filter((at) => !one.tokens.has(faces[at] as Token)) : [];
  const changed = [...others, ...draws][oracle.int(Math.max(others.length + draws.length, 1), 'changed')];
  const loose = new Set(typeof changed === 'number' ? [changed] : []);
  const guidance = { faces, tokens: one.tokens, pinned: changes ? one.tokens : one.seen, loose, changes };
  const otherwise = begin(game, { ...origin, chance: new Guided(guidance, oracle) }, []);
  const other = new CloseWitness(otherwise, seat);
  const outcomes: number[] = [];
  const left = turn.answers.slice();
  let isParted = false;
  const reply = (prompt: Prompt) => {
    const at = left.findIndex((answer) => answer.seat === prompt.seat && answer.slot === otherwise.main.cursor);
    const [answer] = left.splice(at, Number(at >= 0));
    if (answer !== undefined && answer === changed) return randomAnswer(prompt, oracle);
    const choice = answer && mimic(prompt, answer, asItWas, () => NOT_OFFERED);
    isParted ||= choice === NOT_OFFERED;
    return isParted ? undefined : choice;
  };
  const order = (seats: readonly Seat[]) => endingLast(seats, [...seats.keys()], left, otherwise.main.cursor);
  otherwise.serve({ reply, order });
  otherwise.watch({
    after: (event) => other.after(event),
    answered: (...given) => other.answered(...given),
    missed: (...given) => other.missed(...given),
    drew: (outcome) => outcomes.push(outcome),
  });
  inAnother(() => {
    otherwise.advance();
    if (isParted) part(other, otherwise);
    else other.finish();
  });
  const differs = canonical(exec.state) !== canonical(otherwise.state);
  const results = [exec.outcome, otherwise.outcome] as const;
  const hiddenApart = () => apartIn(game, seat, exec.state, otherwise.state);
  if (!changes) {
    const told = { ...origin, chance: new Told(outcomes) };
    const world = isParted ? undefined : matchFrom(told, begin(game, told, otherwise.main.choices));
    const ends = isParted ? ([undefined, undefined] as const) : results;
    return { one, other, differs, outcomes: ends, otherwise: world, hiddenApart };
  }
  // What was changed is hidden if the view is the same although the state is not; only its own content may not be told.
  const isHidden = differs && !isParted && canonical(one.shown.at(-1)) === canonical(other.shown.at(-1));
  const contents = [exec.state, otherwise.state].map((state) => hiddenIn(game, state, seat)) as [Names, Names];
  // As below: what all have seen was not hidden all along.
  const along = (choices: Answer[], fell: readonly number[]) =>
    canonical(viewsAlong(begin(game, { ...origin, chance: new Told(fell) }, choices), seat));
  if (
    !isHidden ||
    along(
      choicesOf(match),
      turn.drawn.map(({ outcome }) => outcome),
    ) !== along(otherwise.main.choices, outcomes)
  )
    return alone(one);
  return { one, other, differs: true, outcomes: results, contents, hiddenApart };
}

/** Nothing to compare with. */
function alone(one: CloseWitness): Pair {
  return { one, other: one, differs: false, outcomes: [undefined, undefined] };
}

const NOT_OFFERED = -1;
export type Names = ReadonlySet<unknown>;

/** The hidden values of a state, and the tokens, as they may turn up in what is shown. */
function hiddenIn(game: Live['game'], state: object, seat: Seat): Names {
  const values = valuesOf(game, state).filter(({ seenBy }) => !sees(seenBy, seat));
  const zones = zonesOf(game, state).filter(({ seenBy }) => !sees(seenBy, seat));
  return new Set([
    ...values.flatMap(({ path }) => leavesOf(read(state, path))),
    ...zones.flatMap(({ tokens }) => tokens),
  ]);
}

/** What lies in a zone or a value, in this world and in another one. */
export interface Apart {
  readonly name: string;
  /** True if it is said that nobody sees it. */
  readonly isUnseen: boolean;
  readonly here: unknown;
  readonly there: unknown;
}

/** What the seat cannot see in either of two states, and is not the same. */
function apartIn(game: Live['game'], seat: Seat, one: object, other: object): readonly Apart[] {
  const lying = (state: object) => [
    ...zonesOf(game, state).map(({ name, tokens, seenBy }) => ({ name, seenBy, what: tokens.toSorted() as unknown })),
    ...valuesOf(game, state).map(({ path, seenBy }) => ({ name: path.join('.'), seenBy, what: read(state, path) })),
  ];
  const others = new Map(lying(other).map((it) => [it.name, it.what]));
  const apart = lying(one).filter(({ name, seenBy, what }) => !sees(seenBy, seat) && !isAlike(what, others.get(name)));
  return apart.map(({ name, seenBy, what }) => ({
    name,
    isUnseen: seenBy.length === 0,
    here: what,
    there: others.get(name),
  }));
}

/** All that is no list or object within some JSON. */
export function leavesOf(json: unknown): unknown[] {
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(leavesOf) : [json];
}

/** Where another seat cannot give the same answer, the comparison ends; who has answered an open together is not told. */
function part({ shown }: CloseWitness, { main }: Execution): void {
  while (shown.at(-1)?.slot === main.cursor) shown.pop();
}

/** This turn, and a few answers more: what a choice leads to is shown after it, and the turn may end there. */
function goingOn(match: Live, seat: Seat, steps: readonly GivenAnswer[], oracle: Oracle) {
  const exec = again(match);
  let left = oracle.int(FURTHER + 1, 'further');
  exec.serve({
    // By what was chosen, not by its place: this execution prunes nothing.
    reply: (prompt) => {
      const step = left-- > 0 ? steps.find((it) => it.prompt.id === prompt.id) : undefined;
      return (
        step &&
        mimic(prompt, { seat, slot: 0, values: valuesChosen(step), roles: NO_ROLES, isEnding: false }, asItWas, () => 0)
      );
    },
  });
  return { exec, turn: watched(exec, seat), outcome: exec.outcome };
}

const FURTHER = 3;
const NO_ROLES = new Map();

function valuesChosen({ prompt, choice }: GivenAnswer): unknown[] {
  return [choice].flat().map((at) => prompt.options[at]);
}

/** A turn, or a whole match, as it is for the seat. What it is told of hidden tokens may be a leak, so it counts for nothing. */
function watched(exec: Execution, seat: Seat): Turn & { readonly witness: CloseWitness } {
  const turn = new Turn(exec, new CloseWitness(exec, seat), seat, new Set(), false);
  exec.watch(turn);
  exec.advance();
  return turn.finish(exec) as Turn & { readonly witness: CloseWitness }; // as given
}

/** This turn again, with what the seat cannot see dealt differently. */
export function fromThisTurn(match: Live, seat: Seat, steps: readonly GivenAnswer[], oracle: Oracle): Pair {
  const { exec, turn, outcome } = goingOn(match, seat, steps, oracle);
  const one = turn.witness;
  const start = copyJson(checkpointOf(match));
  const { state, actor } = new Dealer(match.game, start, pagesOf(match, seat), turn).deal(oracle);
  let isParted = false;
  const part = (prompt: Prompt) => {
    isParted = true;
    return randomAnswer(prompt, oracle);
  };
  const reply: Reply = (prompt, answer) => mimic(prompt, answer, actor, part);
  const differs = canonical(state) !== canonical(start);
  const fate = { state, reply, actor, loose: new Set<number>(), oracle, seed: 'leaks' };
  const watch = (exec: Execution) => new CloseWitness(exec, seat);
  const other = inAnother(() => enact(match, turn, { ...fate, watch }));
  if (isParted) return { ...alone(one), differs };
  const hiddenApart = () => apartIn(match.game, seat, exec.state, other.exec.state);
  return { one, other: other.witness as CloseWitness, differs, outcomes: [outcome, other.exec.outcome], hiddenApart };
}

/** How often a die is thrown to show another face. */
const THROWS = 5;

/**
 * This turn again, with one answer of another seat or one draw changed, if that leaves the seat's view as it was although
 * the state is another one: then what was changed is hidden from it, and nothing else may tell.
 */
export function fromAnotherFate(match: Live, seat: Seat, oracle: Oracle): Pair {
  const turn = watched(again(match), seat);
  const one = turn.witness;
  const others = turn.answers.filter((answer) => answer.seat !== seat);
  const at = oracle.int(Math.max(others.length + turn.drawn.length, 1), 'fate');
  const reply: Reply = (prompt, answer) => {
    const any = () => randomAnswer(prompt, oracle);
    return answer === undefined || answer === others[at] ? any() : mimic(prompt, answer, asItWas, any);
  };
  const start = checkpointOf(match);
  const draw = at - others.length;
  const drawn = turn.drawn[draw];
  const loose = new Set(drawn?.role === undefined ? [draw] : []); // tokens are dealt, not thrown
  const watch = (exec: Execution) => new CloseWitness(exec, seat);
  const tried = () => {
    const fate = { state: copyJson(start), reply, actor: asItWas, loose, oracle, seed: 'leaks' };
    return inAnother(() => enact(match, turn, { ...fate, watch }));
  };
  let fell = tried();
  // A die that fell as before tells nothing: once more, a few times.
  const isSame = () => drawn !== undefined && fell.chance.outcomes[draw] === drawn.outcome;
  for (let tries = 1; tries < THROWS && drawn?.role === undefined && isSame(); tries++) fell = tried();
  const { exec, chance, ...world } = fell;
  const other = world.witness as CloseWitness; // as given
  if (canonical(exec.state) === canonical(match.exec.state)) return alone(one);
  const [mine, theirs] = [one.shown, other.shown];
  const isSameView = canonical(theirs.at(-1)) === canonical(mine.at(-1));
  if (!isSameView) {
    // What is hidden differs, and nothing that the seat was told does: then its view may not, either.
    const hidden = [match.exec.state, exec.state].map((state) => hiddenValues(match.game, state, seat));
    const isTold = canonical(theirs.slice(0, -1)) !== canonical(mine.slice(0, -1));
    if (isTold || canonical(hidden[0]) === canonical(hidden[1])) return alone(one);
    return { one, other, differs: true, outcomes: [undefined, undefined] };
  }
  // A view may forget what all have seen, such as a card that is laid face down: then it was not hidden all along.
  const along = viewsAlong(again(match), seat);
  const otherwise = again(match, { state: copyJson(start), oracle: chance.at(0), choices: exec.main.choices });
  const isHiddenAlong = canonical(inAnother(() => viewsAlong(otherwise, seat))) === canonical(along);
  if (!isHiddenAlong) return alone(one);
  return { one, other, differs: true, outcomes: [match.outcome, exec.outcome] };
}

/** The secret values that the seat does not see. */
function hiddenValues(game: Live['game'], state: object, seat: Seat): unknown[] {
  const values = valuesOf(game, state).filter(({ seenBy }) => !sees(seenBy, seat));
  return values.map(({ path }) => [path, read(state, path)]);
}

/** What the seat sees after each event. */
function viewsAlong(exec: Execution, seat: Seat): unknown[] {
  const views: unknown[] = [];
  exec.watch({ after: () => views.push(viewOf(exec.game, exec.state, seat)) });
  exec.advance();
  return views;
}

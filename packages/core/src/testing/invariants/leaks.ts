import { canonical } from '../../canonical.ts';
import { BrokenRules } from '../../errors.ts';
import type { Execution } from '../../execution/execution.ts';
import { randomAnswer } from '../../execution/picks.ts';
import type { Seat } from '../../flow.ts';
import { copyJson } from '../../json.ts';
import { again, checkpointOf } from '../../match/again.ts';
import type { Live } from '../../match/live.ts';
import { begin } from '../../match/origin.ts';
import { choicesOf } from '../../match/past.ts';
import type { Oracle } from '../../oracle/oracle.ts';
import { seeded } from '../../oracle/seeded.ts';
import { Told } from '../../oracle/told.ts';
import type { Prompt } from '../../prompt.ts';
import { Guided } from '../../secrets/guided.ts';
import { namesIn } from '../../secrets/knowledge.ts';
import { imagine, inWorld, mimic, type Reply, witnessOf } from '../../secrets/redeal.ts';
import { SPECTATOR, sees, type Token } from '../../secrets/secrets.ts';
import { read, valuesOf, viewOf, write, zonesOf } from '../../secrets/view.ts';
import { type Shown, Witness } from '../../secrets/witness.ts';
import { difference } from '../difference.ts';
import type { Step } from '../rehearsal.ts';
import { type Scene, standing, Unkept } from './scene.ts';

type Declared = readonly string[];

/**
 * Invariant 9: pairs of worlds that differ only in what a seat cannot see must show it the same views, prompts, events
 * and waits. Throws the first thing that tells them apart.
 *
 * A difference is declared, and no leak, if it is an event listed in `secrets.tells`, a question that `shows`, or if it names tokens that the seat can see by then; from there on the worlds are different ones to
 * the seat, and no longer compared.
 */
export function noLeaks(scene: Scene): void {
  const { game, rehearsal, places, worlds } = scene;
  if (game.secrets === undefined) return;
  const oracle = seeded(rehearsal.seed, 9);
  const matches = places.map((place) => ({ match: standing(scene, place, false), steps: scene.steps.slice(place) }));
  for (const seat of [...scene.match.exec.asked.keys(), SPECTATOR]) {
    for (const { match, steps } of matches) {
      for (let world = 0; world < worlds; world++) {
        compare(() => fromTheStart(match, seat, oracle, false), scene, seat);
        compare(() => fromTheStart(match, seat, oracle, true), scene, seat);
        compare(() => fromThisTurn(match, seat, steps, oracle), scene, seat);
        compare(() => fromAnotherFate(match, seat, oracle), scene, seat);
      }
    }
  }
}

function compare(pairing: () => Pair, { game, tally }: Scene, seat: Seat): void {
  const pair = possible(pairing);
  if (pair === undefined) return;
  const { one, other, differs, contents } = pair;
  tally.pairs++;
  if (differs) tally.differing++;
  const leak = told(one, other, game.secrets?.tells ?? [], contents);
  const who = seat === SPECTATOR ? 'a spectator' : `seat ${seat}`;
  if (leak !== undefined) throw new Unkept(`${who} can tell what is hidden from it by ${leak}`);
}

/** Another world may be one that could not be: there the rules break, and that says nothing. */
function possible(pairing: () => Pair): Pair | undefined {
  try {
    return pairing();
  } catch (error) {
    if (error instanceof BrokenRules && error.code === 'secret') throw error;
    return undefined;
  }
}

interface Pair {
  readonly one: Witness;
  readonly other: Witness;
  readonly differs: boolean;
  /** Where given, only what tells of these is a leak: the hidden values and tokens of either world. */
  readonly contents?: readonly [Names, Names];
}

/**
 * The whole match again, with the hidden tokens that the seat never saw drawn differently; or, where `changes`, with one
 * answer of another seat or one draw of something else changed.
 */
function fromTheStart(match: Live, seat: Seat, oracle: Oracle, changes: boolean): Pair {
  const { game, origin } = match;
  const exec = begin(game, origin, choicesOf(match));
  const one = new Witness(exec, seat);
  exec.advance();
  one.finish();
  const others = one.answers.filter((answer) => changes && answer.seat !== seat);
  const draws = changes ? [...one.faces.keys()].filter((at) => !one.tokens.has(one.faces[at] as Token)) : [];
  const changed = [...others, ...draws][oracle.int(Math.max(others.length + draws.length, 1), 'changed')];
  const loose = new Set(typeof changed === 'number' ? [changed] : []);
  const guidance = { faces: one.faces, tokens: one.tokens, pinned: changes ? one.tokens : one.seen, loose, changes };
  const otherwise = begin(game, { ...origin, chance: new Guided(guidance, oracle) }, []);
  const other = new Witness(otherwise, seat);
  const left = one.answers.slice();
  let isParted = false;
  const reply = (prompt: Prompt) => {
    const at = left.findIndex((answer) => answer.seat === prompt.seat && answer.slot === otherwise.main.cursor);
    const [answer] = left.splice(at, Number(at >= 0));
    if (answer !== undefined && answer === changed) return randomAnswer(prompt, oracle);
    const choice = answer && mimic(prompt, answer, () => NOT_OFFERED);
    isParted ||= choice === NOT_OFFERED;
    return isParted ? undefined : choice;
  };
  otherwise.host = { reply };
  otherwise.advance();
  if (isParted) part(other, otherwise);
  else other.finish();
  const differs = canonical(exec.state) !== canonical(otherwise.state);
  if (!changes) return { one, other, differs };
  // What was changed is hidden if the view is the same although the state is not; only its own content may not be told.
  const isHidden = differs && !isParted && canonical(one.shown.at(-1)) === canonical(other.shown.at(-1));
  const contents = [exec.state, otherwise.state].map((state) => hiddenIn(game, state, seat)) as [Names, Names];
  return { one, other: isHidden ? other : one, differs: isHidden, contents };
}

const NOT_OFFERED = -1;
type Names = ReadonlySet<unknown>;

/** The hidden values of a state, and the tokens, as they may turn up in what is shown. */
function hiddenIn(game: Live['game'], state: object, seat: Seat): Names {
  const values = valuesOf(game, state).filter(({ seenBy }) => !sees(seenBy, seat));
  const zones = zonesOf(game, state).filter(({ seenBy }) => !sees(seenBy, seat));
  return new Set([
    ...values.flatMap(({ path }) => leavesOf(read(state, path))),
    ...zones.flatMap(({ tokens }) => tokens),
  ]);
}

function leavesOf(json: unknown): unknown[] {
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(leavesOf) : [json];
}

/** Where another seat cannot give the same answer, the comparison ends; who has answered an open together is not told. */
function part({ shown }: Witness, { main }: Execution): void {
  while (shown.at(-1)?.slot === main.cursor) shown.pop();
}

/** This turn, and a few answers more: what a choice leads to is shown after it, and the turn may end there. */
function goingOn(match: Live, seat: Seat, steps: readonly Step[], oracle: Oracle): Witness {
  const exec = again(match);
  let left = oracle.int(FURTHER + 1, 'further');
  exec.host = {
    // By what was chosen, not by its place: this execution prunes nothing.
    reply: (prompt) => {
      const step = left-- > 0 ? steps.find((it) => it.prompt.id === prompt.id) : undefined;
      return step && mimic(prompt, { seat, slot: 0, values: valuesChosen(step) }, () => 0);
    },
  };
  const witness = new Witness(exec, seat);
  exec.advance();
  return witness.finish();
}

const FURTHER = 3;

function valuesChosen({ prompt, choice }: Step): string[] {
  return [choice].flat().map((at) => canonical(prompt.options[at]));
}

/** This turn again, with what the seat cannot see dealt differently. */
function fromThisTurn(match: Live, seat: Seat, steps: readonly Step[], oracle: Oracle): Pair {
  const one = goingOn(match, seat, steps, oracle);
  const world = imagine(match, seat, one.seen, oracle);
  let isParted = false;
  const part = (prompt: Prompt) => {
    isParted = true;
    return randomAnswer(prompt, oracle);
  };
  const reply: Reply = (prompt, answer) => mimic(prompt, answer, part);
  const other = inWorld(match, seat, world, one, { pinned: one.seen, oracle, reply });
  const differs = canonical(world) !== canonical(checkpointOf(match));
  return { one, other: isParted ? one : other.witness, differs };
}

/**
 * This turn again, with one answer of another seat or one draw changed, if that leaves the seat's view as it was although
 * the state is another one: then what was changed is hidden from it, and nothing else may tell.
 */
function fromAnotherFate(match: Live, seat: Seat, oracle: Oracle): Pair {
  const one = witnessOf(match, seat);
  const others = one.answers.filter((answer) => answer.seat !== seat);
  const at = oracle.int(Math.max(others.length + one.faces.length, 1), 'fate');
  const reply: Reply = (prompt, answer) => {
    const any = () => randomAnswer(prompt, oracle);
    return answer === others[at] ? any() : mimic(prompt, answer, any);
  };
  const start = checkpointOf(match);
  const pinned = new Set(zonesOf(match.game, start).flatMap((zone) => zone.tokens));
  const loose = new Set([at - others.length]);
  const other = inWorld(match, seat, start, one, { pinned, oracle, reply, loose, changes: true });
  const isHidden =
    canonical(other.state) !== canonical(match.exec.state) &&
    canonical(other.witness.shown.at(-1)) === canonical(one.shown.at(-1));
  if (!isHidden) return { one, other: one, differs: false };
  // A view may forget what all have seen, such as a card that is laid face down: then it was not hidden all along.
  const along = viewsAlong(again(match), seat);
  const { outcomes } = other.witness;
  const otherwise = again(match, { state: copyJson(start), oracle: new Told(outcomes), choices: other.choices });
  const isHiddenAlong = canonical(viewsAlong(otherwise, seat)) === canonical(along);
  return { one, other: isHiddenAlong ? other.witness : one, differs: isHiddenAlong };
}

/** What the seat sees after each event. */
function viewsAlong(exec: Execution, seat: Seat): unknown[] {
  const views: unknown[] = [];
  exec.tap = { after: () => views.push(viewOf(exec.game, exec.state, seat)) };
  exec.advance();
  return views;
}

/** What tells the worlds apart although it may not, in words. */
function told(one: Witness, other: Witness, declared: Declared, contents?: Pair['contents']): string | undefined {
  const length = Math.min(one.shown.length, other.shown.length);
  for (let at = 0; at < length; at++) {
    const [a, b] = [one.shown[at] as Shown, other.shown[at] as Shown]; // within both
    if (canonical(a) === canonical(b) || seenAlike(a, b, one, other)) continue;
    if (isDeclared(a, declared) && isDeclared(b, declared)) return undefined;
    if (namesSeen(a, b, one) && namesSeen(b, a, other)) return undefined;
    if (contents !== undefined && !(tellsOf(a, b, contents[0]) && tellsOf(b, a, contents[1]))) return undefined;
    return words(a) === words(b) ? `${words(a)}: ${difference(a.json, b.json)}` : `${words(a)}, or ${words(b)}`;
  }
  return undefined;
}

/** True of views that differ only in secret values which the seat may see in both worlds. */
function seenAlike(a: Shown, b: Shown, one: Witness, other: Witness): boolean {
  if (a.kind !== 'view' || b.kind !== 'view') return false;
  const [mine, theirs] = [copyJson(a.json), copyJson(b.json)] as [object, object]; // a view is of a state
  for (const path of one.open.filter((it) => other.open.some((its) => canonical(its) === canonical(it)))) {
    write(mine, path, null);
    write(theirs, path, null);
  }
  return canonical(mine) === canonical(theirs);
}

/** True if something that only `a` shows is hidden content. */
function tellsOf(a: Shown, b: Shown, hidden: Names): boolean {
  const others = new Set(leavesOf(b.json));
  return leavesOf(a.json).some((leaf) => !others.has(leaf) && hidden.has(leaf));
}

function words({ kind, name, json }: Shown): string {
  if (kind === 'wait') return `waiting for seat ${[json].flat().join(' and ')}`;
  return kind === 'view' ? 'its view' : `the ${kind} "${name}"`;
}

/** True of a question that shows what is hidden, and of an event that is meant to tell, and says so. */
function isDeclared({ kind, name, isPrivate }: Shown, declared: Declared): boolean {
  return kind === 'prompt' ? isPrivate === true : kind === 'event' && declared.includes(name);
}

/** True if what only `a` names are tokens that its witness has seen. */
function namesSeen(a: Shown, b: Shown, witness: Witness): boolean {
  const others = namesIn(b.json);
  const own = [...namesIn(a.json)].filter((name) => !others.has(name));
  return own.length > 0 && own.every((name) => witness.seen.has(name));
}

import type { Execution } from '../execution/execution.ts';
import type { Seat } from '../flow.ts';
import { canonical } from '../json.ts';
import { begin, choicesOf, firstOracle, firstState } from '../match/origin.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import type { Choice } from '../prompt.ts';
import { Guided } from '../secrets/guided.ts';
import { imagine, mimic, testify, testimony } from '../secrets/redeal.ts';
import { namesIn } from '../secrets/sight.ts';
import { zonesOf } from '../secrets/view.ts';
import { Overheard, type Shown, Witness } from '../secrets/witness.ts';
import type { Scene } from './invariants.ts';
import { type AnyEvent, type AnyLive, follow, raise } from './rehearsal.ts';

type AnyWitness = Witness<object, AnyEvent>;

/**
 * Pairs of worlds that differ only in what a seat cannot see must show it the same views, prompts, events and waits.
 * Returns the first thing that tells them apart.
 *
 * A difference is declared, and no leak, if it is an event with an entry in `secrets.events`, or if it names tokens
 * that the seat can see by then; from there on the worlds are different ones to the seat, and no longer compared.
 */
export function leakIn(scene: Scene): string | undefined {
  const { game, rehearsal, played, places, tally } = scene;
  if (game.secrets === undefined) return undefined;
  const oracle = seeded(rehearsal.seed, 9);
  for (const place of places) {
    const match = follow(raise(game, rehearsal, false), played.steps.slice(0, place));
    for (let seat = 0; seat < match.seats; seat++) {
      for (const pair of [fromTheStart(match, seat, oracle), fromThisTurn(match, seat, oracle)]) {
        tally.pairs++;
        if (pair.differs) tally.differing++;
        const leak = told(pair.one, pair.other, Object.keys(game.secrets.events ?? {}));
        if (leak !== undefined) return `seat ${seat} is told of something hidden by ${leak}`;
      }
    }
  }
  return undefined;
}

/** How many worlds were compared, and in how many something hidden differed. */
export interface Tally {
  pairs: number;
  differing: number;
}

interface Pair {
  readonly one: AnyWitness;
  readonly other: AnyWitness;
  readonly differs: boolean;
}

/** The whole match again, with what the seat never saw drawn differently. */
function fromTheStart({ game, origin, past, exec: { main } }: AnyLive, seat: Seat, oracle: Oracle): Pair {
  const heard = new Overheard(firstOracle(origin));
  const exec = begin(game, origin, choicesOf(past, { main }), { oracle: heard });
  const one = witnessed(exec, seat);
  const state = firstState(game, origin);
  const tokens = new Set(zonesOf(game, state).flatMap((zone) => zone.tokens));
  const other = begin(game, origin, [], { oracle: new Guided(heard.faces, tokens, one.seen, oracle) });
  const left = one.answers.slice();
  other.answerer = (prompt) => {
    const at = left.findIndex((answer) => answer.seat === prompt.seat);
    return at < 0 ? undefined : mimic(prompt, (left.splice(at, 1)[0] as (typeof left)[0]).values, part); // found
  };
  return { one, other: witnessed(other, seat), differs: canonical(exec.state) !== canonical(other.state) };
}

/** This turn again, with what the seat cannot see dealt differently. */
function fromThisTurn(match: AnyLive, seat: Seat, oracle: Oracle): Pair {
  const truth = testimony(match, seat);
  const world = imagine(match, seat, truth.witness.seen, oracle);
  const differs = canonical(world) !== canonical(match.checkpoint());
  try {
    const other = testify(match, seat, world, truth, truth.witness.seen, oracle, part);
    return { one: truth.witness, other: other.witness, differs };
  } catch (error) {
    if (error !== PARTED) throw error;
    return { one: truth.witness, other: truth.witness, differs };
  }
}

function witnessed(exec: Execution<object, AnyEvent>, seat: Seat): AnyWitness {
  const witness = new Witness(exec, seat);
  exec.tap = witness;
  try {
    exec.advance();
    witness.finish();
  } catch (error) {
    if (error !== PARTED) throw error;
  }
  return witness;
}

/** Thrown where another seat cannot give the same answer in the other world: from there on they are not comparable. */
const PARTED = Symbol('parted');

function part(): Choice {
  throw PARTED;
}

/** What tells the worlds apart although it may not, in words. */
function told(one: AnyWitness, other: AnyWitness, declared: readonly string[]): string | undefined {
  const length = Math.min(one.shown.length, other.shown.length);
  for (let at = 0; at < length; at++) {
    const [a, b] = [one.shown[at] as Shown, other.shown[at] as Shown]; // within both
    if (canonical(a) === canonical(b)) continue;
    if (a.kind === 'event' && b.kind === 'event' && (declared.includes(a.name) || declared.includes(b.name)))
      return undefined;
    if (namesSeen(a, b, one) && namesSeen(b, a, other)) return undefined;
    return `${a.kind} ${a.name}: ${canonical(a.json)} or ${canonical(b.json)}`;
  }
  return undefined;
}

/** True if what only `a` names are tokens that its witness has seen. */
function namesSeen(a: Shown, b: Shown, witness: AnyWitness): boolean {
  const others = namesIn(b.json);
  const own = [...namesIn(a.json)].filter((name) => !others.has(name));
  return own.length > 0 && own.every((name) => witness.seen.has(name));
}

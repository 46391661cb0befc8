import { copyAnswers } from '../execution/answers.ts';
import type { Execution } from '../execution/execution.ts';
import { HALT } from '../execution/tap.ts';
import type { Seat } from '../flow.ts';
import type { Rules } from '../game.ts';
import { canonical } from '../json.ts';
import type { Live } from '../match/live.ts';
import { begin } from '../match/origin.ts';
import { seeded } from '../oracle/seeded.ts';
import { type Choice, checkChoice } from '../prompt.ts';
import { redeal } from './redeal.ts';
import { type Seers, SPECTATOR, sees } from './secrets.ts';
import { shownTo, valuesOf, viewOf, zonesOf } from './view.ts';
import { promptJson } from './witness.ts';

/**
 * The first of the seat's choices, made from where the match stands, after which something comes out that was hidden from
 * it; undefined if none. `beyond` looks further than to the end of the turn.
 *
 * What is declared is certain: an event that `tells`, a question that `shows`, tokens and values that are seen from now
 * on. Beyond that the choices are made in worlds that the seat cannot tell from this one: where these part, what is
 * shown depends on something hidden, be it an answer that another seat gave before. Those worlds are a sample.
 */
export function revealedAfter(
  match: Live,
  seat: Seat,
  choices: readonly Choice[],
  beyond: boolean,
): number | undefined {
  if (match.game.secrets === undefined) return undefined;
  const truth = stepsAfter(match.again(), seat, choices, beyond);
  const declared = truth.findIndex(({ isDeclared }) => isDeclared);
  // Nobody looks behind what is declared.
  const made = declared < 0 ? choices : choices.slice(0, declared);
  const parts = worldsOf(match, seat).map((world) => {
    const other = stepsAfter(world(), seat, made, beyond);
    return other.findIndex(({ shown }, at) => shown !== truth[at]?.shown);
  });
  const first = Math.min(...[declared, ...parts].filter((at) => at >= 0));
  return Number.isFinite(first) ? first : undefined;
}

/** What a choice shows, as text: to everybody by events, to the seat itself also by its view and its next question. */
interface Step {
  readonly shown: string;
  /** True if it shows something hidden, and the game says so. */
  readonly isDeclared: boolean;
}

function stepsAfter(exec: Execution, seat: Seat, choices: readonly Choice[], beyond: boolean): Step[] {
  const { game, state } = exec;
  exec.advance();
  const everybody = [SPECTATOR, ...exec.asked.keys()];
  let told: unknown[] = [];
  let isDeclared = false;
  let before: ReadonlyMap<string, Seers> = new Map();
  const halt = () => {
    throw HALT;
  };
  exec.tap = {
    before: () => {
      before = seersOf(game, state);
    },
    after: (event) => {
      told.push(everybody.map((who) => shownTo(game, event, who) ?? null));
      isDeclared ||= game.secrets?.tells?.includes(event.type) || comesOut(before, seersOf(game, state), seat);
    },
    draws: halt,
    ...(!beyond && { begins: halt }),
  };
  return choices.map((choice) => {
    told = [];
    isDeclared = false;
    try {
      answer(exec, seat, choice);
    } catch (error) {
      told.push(String(error));
    }
    // What others are asked about their own hands is theirs; what lies hidden from them comes out.
    const asked = exec.open.filter(({ prompt }) => prompt.seat === seat || prompt.shows);
    const waiting = exec.open.filter(({ lane }) => lane === exec.main).map(({ prompt }) => prompt.seat);
    const shown = canonical([told, asked.map(({ prompt }) => promptJson(prompt)), waiting, viewOf(game, state, seat)]);
    return { shown, isDeclared: isDeclared || asked.some(({ prompt }) => prompt.shows) };
  });
}

/** Who sees which token and which secret value. */
function seersOf(game: Rules, state: object): ReadonlyMap<string, Seers> {
  const tokens = zonesOf(game, state).flatMap((zone) => zone.tokens.map((it) => [it, zone.seenBy] as const));
  return new Map([...tokens, ...valuesOf(game, state).map(({ path, seenBy }) => [path.join('.'), seenBy] as const)]);
}

/** True if something that the seat did not see is now seen by someone who did not, either. */
function comesOut(before: ReadonlyMap<string, Seers>, now: ReadonlyMap<string, Seers>, seat: Seat): boolean {
  return [...before].some(([what, seers]) => {
    const seenBy = now.get(what) ?? [];
    return !sees(seers, seat) && (seenBy === 'all' || seenBy.some((who) => !sees(seers, who)));
  });
}

function answer(exec: Execution, seat: Seat, choice: Choice): void {
  const open = exec.open.find(({ prompt }) => prompt.seat === seat);
  if (open === undefined) return;
  checkChoice(open.prompt, choice);
  exec.answer(open, choice);
  exec.advance();
}

/** Worlds that the seat cannot tell from this one, in which something hidden is different; kept while the match waits. */
function worldsOf(match: Live, seat: Seat): readonly World[] {
  const key = `${seat} ${match.choices}`;
  const known = kept.get(match.exec);
  if (known?.key === key) return known.worlds;
  const truth = canonical(match.state);
  const oracle = seeded('worlds');
  const worlds: World[] = [];
  for (let count = 0; count < WORLDS; count++) {
    const { origin, choices } = redeal(match, seat, oracle);
    const world = () => begin(match.game, origin, copyAnswers(choices), { log: false });
    const exec = world();
    exec.advance();
    if (canonical(exec.state) !== truth) worlds.push(world);
  }
  kept.set(match.exec, { key, worlds });
  return worlds;
}

/** A world, about to be executed up to where the match stands. Unlike a match it prunes nothing, so it looks no further. */
type World = () => Execution;

/** So many that a token which comes out is another one in at least one of them. What is rarer has to be declared. */
const WORLDS = 8;
const kept = new WeakMap<Execution, { readonly key: string; readonly worlds: readonly World[] }>();

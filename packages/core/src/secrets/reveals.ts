import { copyAnswers } from '../execution/answers.ts';
import type { Execution } from '../execution/execution.ts';
import { HALT } from '../execution/tap.ts';
import type { Seat } from '../flow.ts';
import { canonical } from '../json.ts';
import type { Live } from '../match/live.ts';
import { begin } from '../match/origin.ts';
import { seeded } from '../oracle/seeded.ts';
import { type Choice, checkChoice } from '../prompt.ts';
import { redeal } from './redeal.ts';
import { SPECTATOR } from './secrets.ts';
import { shownTo, viewOf } from './view.ts';
import { promptJson } from './witness.ts';

/**
 * The first of the seat's choices, made from where the match stands, after which something comes out that was hidden from
 * it; undefined if none. Found by making the choices in worlds that the seat cannot tell from this one: where these part,
 * what is shown depends on what was hidden. `beyond` looks further than to the end of the turn.
 */
export function revealedAfter(
  match: Live,
  seat: Seat,
  choices: readonly Choice[],
  beyond: boolean,
): number | undefined {
  if (match.game.secrets === undefined) return undefined;
  const truth = shownAfter(match.again(), seat, choices, beyond);
  const parts = worldsOf(match, seat).map((world) => {
    const other = shownAfter(world(), seat, choices, beyond);
    return truth.findIndex((shown, at) => shown !== other[at]);
  });
  const first = Math.min(...parts.filter((at) => at >= 0));
  return Number.isFinite(first) ? first : undefined;
}

/** What each choice shows, as text: to everybody by events, to the seat itself also by its view and its next question. */
function shownAfter(exec: Execution, seat: Seat, choices: readonly Choice[], beyond: boolean): string[] {
  const { game } = exec;
  exec.advance();
  const everybody = [SPECTATOR, ...exec.asked.keys()];
  let told: unknown[] = [];
  const halt = () => {
    throw HALT;
  };
  exec.tap = {
    after: (event) => void told.push(everybody.map((who) => shownTo(game, event, who) ?? null)),
    draws: halt,
    ...(!beyond && { begins: halt }),
  };
  return choices.map((choice) => {
    told = [];
    try {
      answer(exec, seat, choice);
    } catch (error) {
      told.push(String(error));
    }
    // What others are asked about their own hands is theirs; what lies hidden from them comes out.
    const asked = exec.open.filter(({ prompt }) => prompt.seat === seat || prompt.shows);
    const waiting = exec.open.filter(({ lane }) => lane === exec.main).map(({ prompt }) => prompt.seat);
    return canonical([told, asked.map(({ prompt }) => promptJson(prompt)), waiting, viewOf(game, exec.state, seat)]);
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

/** So many that a token which comes out is another one in at least one of them, as good as always. */
const WORLDS = 8;
const kept = new WeakMap<Execution, { readonly key: string; readonly worlds: readonly World[] }>();

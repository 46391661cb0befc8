import type { Execution } from '../execution/execution.ts';
import { copyState } from '../game/game.ts';
import type { Token } from '../game/secrets.ts';
import type { Live } from '../match/live.ts';
import { enumerate } from '../oracle/enumerating.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import { zonesOf } from '../secrets/view.ts';
import { isAlike } from '../values/alike.ts';
import { namesIn } from '../values/names-in.ts';
import { anyAnswer, asItWas, comparing, type Enacted, enact, type Fate, mimic, type Reply } from './enact.ts';
import type { Answered, Turn } from './turn.ts';
import { Witness } from './witness.ts';

/** Answers of other seats, and draws by their place, as far as a seat could tell them from others. */
export interface Unseen {
  /** Those that it could not: another world hides them, too. */
  readonly free: ReadonlySet<Item>;
  /** Those that name a hidden token, and move none, whichever is named: a claim, which is the same whatever is true. */
  readonly fixed: ReadonlySet<Item>;
}

/**
 * Each is tried in every other way, all else as it was. What the seat could tell then may still be bound to another, as two
 * dice are by their sum: so what is left is tried together. With chance of its own, so that it does not matter who asks first.
 */
export function unseenIn(match: Live, turn: Turn, start: object): Unseen {
  const others = turn.answers.filter(({ seat }) => seat !== turn.seat);
  const shown = namesIn(turn.witness.shown.map(({ json }) => json));
  const named = others.filter(({ roles }) => [...roles.keys()].some((name) => shown.has(name)));
  const lay = named.length === 0 ? undefined : liesIn(match, turn, start);
  const claims = named.filter((answer) => isAlike(liesIn(match, turn, start, answer), lay));
  const items: Item[] = others.filter((answer) => !isCast(answer) || claims.includes(answer));
  for (const [at, { role }] of turn.drawn.entries()) if (!role) items.push(at);
  const unseen = new Set<Item>();
  const attempt = (some: readonly Item[], triesMax: number) => {
    const own = seeded('unseen', turn.seat + 1);
    // To go through what has more ways would take too long: then it falls anyhow.
    const capped = (all: Oracle) => ({ int: (n: number, label: string) => (n > TRIES ? own : all).int(n, label) });
    let tries = 0;
    const play = (all: Oracle) => changedIn(match, turn, start, new Set(some), capped(all));
    for (const { value, probability } of enumerate(play, TRIES)) {
      for (const item of value) unseen.add(item);
      const isEnough = some.length === 1 ? value.length > 0 : probability.under > TRIES;
      if (isEnough || ++tries >= triesMax) return;
    }
  };
  for (const item of items) attempt([item], Math.min(TRIES, TRIES_OF_ALL / items.length));
  const left = items.filter((item) => !unseen.has(item));
  if (left.length > 1) attempt(left, TRIES);
  return { free: unseen, fixed: new Set(claims) };
}

export type Item = Answered | number;

/** Ways in which something is tried: as many as two dice have. Of a long turn fewer for each, so that it does not take long. */
const TRIES = 36;
const TRIES_OF_ALL = 72;

/** True of an answer that named a hidden token which went somewhere: whoever goes there is named instead. */
function isCast({ roles }: Answered): boolean {
  return [...roles.values()].some(({ part }) => part);
}

/** How all tokens lie after each event of the turn, if one answer is another; undefined if there is no other. */
function liesIn(match: Live, turn: Turn, start: object, other?: Answered): unknown {
  const own = seeded('unseen', turn.seat + 1);
  const any = anyAnswer(own);
  let isOther = !other;
  const reply: Reply = (prompt, answer) => {
    const same = mimic(prompt, answer, asItWas, any);
    if (!other || answer !== other || typeof same !== 'number' || prompt.options.length === 1) return same;
    isOther = true;
    return (same + 1) % prompt.options.length;
  };
  const lies: (readonly Token[])[][] = [];
  // It sees how all tokens lie, and compares nothing.
  const watch = (exec: Execution) =>
    Object.assign(new Witness(exec, turn.seat), {
      after: () => lies.push(zonesOf(match.game, exec.state).map(({ tokens }) => tokens.slice())),
    });
  const world = tried(match, turn, start, { reply, loose: new Set(), oracle: own, watch });
  return world && isOther ? lies : undefined;
}

/** The turn otherwise; nothing if the rules break: then no world could be so. */
function tried(match: Live, turn: Turn, start: object, how: Otherwise): Enacted | undefined {
  try {
    return enact(match, turn, { state: copyState(match.game, start), actor: asItWas, seed: 'unseen', ...how });
  } catch {
    return undefined;
  }
}

type Otherwise = Pick<Fate, 'reply' | 'loose' | 'oracle' | 'watch'>;

/** What is another in one of the ways; nothing if the seat can tell. */
function changedIn(
  match: Live,
  turn: Turn,
  start: object,
  items: ReadonlySet<Item>,
  oracle: Pick<Oracle, 'int'>,
): readonly Item[] {
  const any = anyAnswer(oracle);
  const changed: Item[] = [];
  const reply: Reply = (prompt, answer) => {
    const same = mimic(prompt, answer, asItWas, any);
    if (!answer || !items.has(answer)) return same;
    const choice = any(prompt);
    if (!isAlike(choice, same)) changed.push(answer);
    return choice;
  };
  const world = tried(match, turn, start, { reply, loose: items, oracle, watch: comparing(turn) });
  if (!world || turn.witness.differsFrom(world.witness)) return [];
  for (const [at, { outcome }] of turn.drawn.entries())
    if (items.has(at) && world.chance.outcomes[at] !== outcome) changed.push(at);
  return changed;
}

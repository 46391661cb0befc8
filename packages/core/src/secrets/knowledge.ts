import type { Mark } from '../execution/beginning.ts';
import { Execution } from '../execution/execution.ts';
import type { Question } from '../execution/running.ts';
import type { Tap } from '../execution/tap.ts';
import type { Ev, Seat } from '../flow.ts';
import type { Rules } from '../game.ts';
import { copyJson } from '../json.ts';
import type { Live } from '../match/live.ts';
import { choicesOf, firstMark, firstOracle, firstState } from '../match/origin.ts';
import { HALT } from '../match/replay.ts';
import { SPECTATOR, sees, type Token } from './secrets.ts';
import { namesIn } from './sight.ts';
import { shownTo, zonesOf } from './view.ts';

/** The zones in which each token hidden from a seat may be, as far as that seat can know. */
export type Knowledge = ReadonlyMap<Token, ReadonlySet<string>>;

/** What a seat knew at the start of a turn, and what is needed to go on from there. */
export interface Memory<S> {
  readonly mark: Mark;
  readonly choices: number;
  readonly state: S;
  readonly knowledge: Knowledge;
}

/** What the seat knows at the start of the current turn: folded over the match, from the last time it was asked for. */
export function knowledgeOf<S extends object, E extends Ev>(match: Live<S, E>, seat: Seat): Knowledge {
  const { mark } = match.exec;
  let memory = match.memories.get(seat);
  if (memory === undefined || memory.mark.turn !== mark.turn) {
    memory = remember(match, seat, memory);
    match.memories = new Map(match.memories).set(seat, memory);
  }
  return memory.knowledge;
}

function remember<S extends object, E extends Ev>(
  match: Live<S, E>,
  seat: Seat,
  from: Memory<S> | undefined,
): Memory<S> {
  const { game, origin, exec } = match;
  const all = choicesOf(match.past, exec);
  const choices = all.length - exec.main.choices.length + exec.mark.choices;
  const start = from?.mark ?? { ...firstMark(origin), position: 0 };
  const again = new Execution(game, {
    state: from === undefined ? firstState(game, origin) : copyJson(from.state),
    oracle: firstOracle(origin).at(start.position),
    choices: all.slice(from?.choices ?? 0, choices),
    asked: start.asked.slice(),
    turn: start.turn,
    logged: start.logged,
    log: false,
  });
  const fold = new Fold(game, again.state, seat, from?.knowledge ?? origin.imagined?.knowledge.get(seat));
  again.tap = fold;
  fold.begins = () => {
    if (again.turn === exec.mark.turn) throw HALT;
  };
  try {
    again.advance();
  } catch (error) {
    if (error !== HALT) throw error;
  }
  return {
    mark: { ...exec.mark, asked: exec.mark.asked.slice() },
    choices,
    state: again.state,
    knowledge: fold.knowledge,
  };
}

/** Folds events into knowledge: what the seat sees is certain, what moves unseen spreads. */
class Fold<S extends object, E extends Ev> implements Tap<E> {
  readonly knowledge: Map<Token, Set<string>>;
  readonly #game: Rules<S, E>;
  readonly #state: S;
  readonly #seat: Seat;
  #before: Places;
  begins?: () => void;

  constructor(game: Rules<S, E>, state: S, seat: Seat, known: Knowledge | undefined) {
    this.#game = game;
    this.#state = state;
    this.#seat = seat;
    this.#before = this.#places();
    this.knowledge = new Map();
    for (const [token, { kind, seen }] of this.#before) {
      if (seen) continue;
      const anywhere = [...this.#before.values()]
        .filter((place) => !place.seen && place.kind === kind)
        .map(({ zone }) => zone);
      this.knowledge.set(token, new Set(known?.get(token) ?? anywhere));
    }
  }

  before(): void {
    this.#before = this.#places();
  }

  after(event: E): void {
    const now = this.#places();
    const shown = namesIn(shownTo(this.#game, event, this.#seat));
    const secretly = namesIn(shownTo(this.#game, event, SPECTATOR));
    const { moves, stayed } = this.#unseen(now);
    const isPublic = this.#game.secrets?.events?.[event.type] === undefined;
    for (const [token, { zone, seen, kind }] of now) {
      const was = this.#before.get(token);
      const told = shown.has(token) && (was?.zone !== zone || !secretly.has(token));
      if (seen) this.knowledge.delete(token);
      else if (was?.seen || told) this.knowledge.set(token, new Set([zone]));
      else if (was === undefined) this.knowledge.set(token, new Set(moves.get(cameAs(kind))));
      else {
        const known = [...(this.knowledge.get(token) as Set<string>)]; // it was hidden before
        const stays = known.filter((from) => !isPublic || stayed.has(from)); // of a public event all facts are known
        this.knowledge.set(token, new Set([...stays, ...known.flatMap((from) => [...(moves.get(from) ?? [])])]));
      }
    }
    for (const token of this.knowledge.keys()) if (!now.has(token)) this.knowledge.delete(token);
    this.#conclude(now);
  }

  answered(seat: Seat, { options, extra }: Question): void {
    if (seat !== this.#seat || extra.shows !== true) return;
    const named = namesIn([options, extra.about]);
    const places = this.#places();
    for (const [token, { zone, seen }] of places)
      if (!seen && named.has(token)) this.knowledge.set(token, new Set([zone]));
    this.#conclude(places);
  }

  /** Where hidden tokens went from each zone, or came to from outside, and the zones in which some of them stayed. */
  #unseen(now: Places) {
    const moves = new Map<string, Set<string>>();
    const stayed = new Set<string>();
    for (const [token, { zone, seen, kind }] of now) {
      const was = this.#before.get(token);
      if (was?.zone === zone) stayed.add(zone);
      if (seen || was?.seen || was?.zone === zone) continue;
      const from = was?.zone ?? cameAs(kind);
      moves.set(from, (moves.get(from) ?? new Set()).add(zone));
    }
    return { moves, stayed };
  }

  /** Where every token of a zone is known, no other can be. */
  #conclude(now: Places): void {
    const room = new Map<string, number>();
    for (const { zone } of now.values()) room.set(zone, (room.get(zone) ?? 0) + 1);
    for (const zones of this.knowledge.values()) {
      const [zone] = zones;
      if (zones.size === 1) room.set(zone as string, (room.get(zone as string) as number) - 1); // it lies in one
    }
    const full = [...room].flatMap(([zone, left]) => (left === 0 ? [zone] : []));
    let concludes = false;
    for (const zones of this.knowledge.values()) {
      if (zones.size === 1) continue;
      for (const zone of full) zones.delete(zone);
      concludes ||= zones.size === 1;
    }
    if (concludes) this.#conclude(now);
  }

  #places(): Places {
    const places = new Map<Token, Place>();
    for (const { name, tokens, seenBy, kind } of zonesOf(this.#game, this.#state)) {
      for (const token of tokens) places.set(token, { zone: name, kind, seen: sees(seenBy, this.#seat) });
    }
    return places;
  }
}

/** What comes from outside, in place of a zone it came from. */
function cameAs(kind: string | undefined): string {
  return `from outside: ${kind}`;
}

interface Place {
  readonly zone: string;
  readonly kind: string | undefined;
  readonly seen: boolean;
}

type Places = ReadonlyMap<Token, Place>;

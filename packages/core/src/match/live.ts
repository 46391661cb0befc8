import type { Host } from '../execution/beginning.ts';
import type { Execution } from '../execution/execution.ts';
import type { Logged } from '../execution/log.ts';
import { checkGiven } from '../fields/given.ts';
import type { AnyEvent, DeepReadonly, Seat } from '../game/flow.ts';
import type { Outcome, Rules } from '../game/game.ts';
import { type Choice, checkChoice, type Prompt } from '../game/prompt.ts';
import type { Answer, MatchRecord, Notes } from '../game/record.ts';
import type { View } from '../game/secrets.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { freshSeed, seeded } from '../oracle/seeded.ts';
import { judged } from '../secrets/judge.ts';
import { shownTo, viewOf } from '../secrets/view.ts';
import { misuse } from '../values/errors.ts';
import { NONE } from '../values/none.ts';
import { again } from './again.ts';
import type { DeadEnds } from './dead-ends.ts';
import { survivors } from './explore.ts';
import { follower } from './followers.ts';
import type { Imagine } from './imagine.ts';
import type { Agent, FrameNews, Match, News, Perspective } from './match.ts';
import { defaultOf, openedAs, promptsOf } from './opened.ts';
import { drawnOrder } from './order.ts';
import { anew, begin, type Origin, onwards, reseeded } from './origin.ts';
import type { Parts } from './parts.ts';
import { choiceCount, choicesOf, type Past, pastOfTurn, turnCount } from './past.ts';
import { checkOnlooker, checkSeat, type Seated, SeatPerspective, seatedAt } from './perspective.ts';
import { noteKey, notesUpTo, recordOf } from './record.ts';
import { fallBack, goOn } from './recovery.ts';
import { logOf, stateAfter } from './replay.ts';
import type { Start } from './starting.ts';
import { lastOf, refusal, type TakenBack, takeBack, type Undoing } from './undo.ts';
import { lookedAt, type Onlooker, tellAll, watcher } from './watchers.ts';

/** A match as the rest of core sees it; to everybody else it is the interface `Match`. */
export class Live implements Match<object, AnyEvent>, Host {
  declare readonly game: Rules;
  declare origin: Origin;
  declare readonly seats: number;
  declare readonly seed: string;
  declare past: Past | undefined;
  declare exec: Execution;
  /** Who decided, by the number of the choice, where it was not the seat itself. */
  notes: Notes = NOTHING;
  #undone: readonly TakenBack[] = NONE;
  #agents: readonly Seated[] | undefined;
  #onlookers: Set<Onlooker> | undefined;
  /** What is known of this turn's dead ends; forks share it, as long as they stand in the same turn. */
  declare deadEnds: DeadEnds | undefined;
  readonly #imagine: Imagine;

  constructor({ game, imagine, origin, past, exec, deadEnds }: Parts) {
    this.game = game;
    this.#imagine = imagine;
    this.origin = origin;
    this.seats = origin.seats;
    this.seed = origin.seed;
    this.past = past;
    this.exec = exec;
    this.deadEnds = deadEnds;
    exec.serve(this);
    goOn(this);
  }

  get state(): DeepReadonly<object> {
    return this.exec.state as DeepReadonly<object>; // readonly to the caller
  }

  get outcome(): Outcome | undefined {
    return this.exec.outcome;
  }

  get turns(): number {
    return turnCount(this.exec);
  }

  get choices(): number {
    return choiceCount(this);
  }

  get log(): readonly Logged<AnyEvent>[] {
    return logOf(this);
  }

  get events(): readonly AnyEvent[] {
    return this.log.filter((entry) => !entry.cancelled).map((entry) => entry.event);
  }

  prompts(seat?: Seat): readonly Prompt[] {
    if (seat !== undefined) checkSeat(this, seat);
    return promptsOf(this.exec, seat);
  }

  waiting(): readonly Seat[] {
    return this.prompts().map(({ seat }) => seat);
  }

  answer(promptId: number, choice: Choice, by?: string): void {
    this.#checkIdle();
    const open = openedAs(this, promptId);
    checkChoice(open.prompt, choice);
    this.exec.answer(open, choice);
    const key = by === undefined ? undefined : noteKey(this, open);
    this.#advance();
    this.#undone = NONE;
    if (key !== undefined) this.notes = { ...this.notes, [key]: by as string }; // it has a key
    this.#tell();
  }

  expire(promptId: number): void {
    this.answer(promptId, defaultOf(this, promptId), 'time-out');
  }

  run(agents: readonly Agent[]): Outcome {
    const seated = seatedAt(this, agents);
    this.#checkIdle();
    this.exec.playOn();
    this.#undone = NONE;
    this.#agents = seated;
    this.#advance(choicesOf(this));
    this.#agents = undefined;
    this.#tell();
    return this.exec.outcome as Outcome; // nobody is waited for, so it is over
  }

  reply(prompt: Prompt): Choice | undefined {
    const seated = this.#agents?.[prompt.seat];
    return seated && (seated.agent(prompt, seated.side) ?? (null as never)); // undefined would leave it open
  }

  order({ length }: readonly Seat[]): readonly number[] {
    const { seed, reseeds } = this.origin;
    return drawnOrder(reseeds.at(-1)?.seed ?? seed, this.exec, length);
  }

  prune(prompt: Prompt): readonly number[] {
    return survivors(this, prompt, this.exec);
  }

  view(seat: Seat): View<object> {
    checkOnlooker(this, seat);
    return viewOf(this.game, this.exec.state, seat);
  }

  evaluate(seat: Seat): number {
    checkSeat(this, seat);
    return judged(this.game, this.exec.state, seat);
  }

  eventsFor(seat: Seat): readonly AnyEvent[] {
    checkOnlooker(this, seat);
    return this.events.flatMap((event) => shownTo(this.game, event, seat) ?? []);
  }

  as(seat: Seat): Perspective<object, AnyEvent> {
    checkSeat(this, seat);
    return new SeatPerspective(this, seat);
  }

  subscribe(seat: Seat, tell: (news: News) => void): () => void {
    checkGiven('a function', tell); // else it would break the next answer, which stands by then
    if (!this.exec.log.entries) {
      // Else all would be played again for each that is told.
      this.origin = { ...this.origin, log: true };
      this.#rewind(choicesOf(this));
    }
    return this.#lookedAt(watcher(this, seat, tell));
  }

  follow(seat: Seat, tell: (news: FrameNews) => void): () => void {
    checkOnlooker(this, seat);
    checkGiven('a function', tell);
    const leave = this.#lookedAt(follower(this, seat, tell));
    lookedAt(this.#onlookers as Set<Onlooker>, this.exec); // it is among them
    return leave;
  }

  #lookedAt(by: Onlooker): () => void {
    this.#onlookers ??= new Set();
    this.#onlookers.add(by);
    return () => void this.#onlookers?.delete(by);
  }

  rematch({ seed = freshSeed(), oracle }: Pick<Start, 'seed' | 'oracle'> = NOTHING): Live {
    const origin = anew(this.origin, seed, oracle);
    return this.#other({ origin, exec: begin(this.game, origin, [], oracle) });
  }

  fork({ reseed }: { readonly reseed?: string | number | undefined } = NOTHING): Live {
    if (reseed === undefined) return this.branch(this.origin, again(this), this.deadEnds);
    const origin = reseeded(this.origin, { at: this.exec.oracle.position, seed: String(reseed) });
    const deadEnds = this.deadEnds?.upTo(this.exec.oracle.position);
    return this.branch(origin, again(this, { oracle: onwards(this.exec, seeded(reseed)) }), deadEnds);
  }

  /** A match with the same past as this one, and its own execution of the turn. */
  branch(origin: Origin, exec: Execution, deadEnds?: DeadEnds): Live {
    const fork = this.#other({ origin, past: pastOfTurn(this.past, this.exec), exec, deadEnds });
    fork.notes = this.notes;
    return fork;
  }

  /** All of what `body` does, or nothing: if it throws, the match stands as it stood. */
  allOrNothing(body: () => void): void {
    const before = { choices: choicesOf(this), notes: this.notes, undone: this.#undone };
    try {
      body();
    } catch (error) {
      this.#rewind(before.choices);
      [this.notes, this.#undone] = [before.notes, before.undone];
      this.#tell();
      throw error;
    }
  }

  redeal(seat: Seat, oracle: Oracle): Live {
    checkSeat(this, seat);
    return this.#other(this.#imagine(this, seat, oracle));
  }

  undo(seat: Seat, how: Undoing = {}): void {
    checkSeat(this, seat);
    this.#checkIdle();
    const { choices, notes, taken } = takeBack(this, seat, how);
    this.notes = notes;
    this.#rewind(choices);
    this.#undone = !taken ? NONE : [...this.#undone, taken];
    this.#tell();
  }

  whyNoUndo(seat: Seat, past: readonly Seat[] = NONE): string | undefined {
    checkSeat(this, seat);
    return refusal(this, seat, past);
  }

  redo(seat: Seat): void {
    checkSeat(this, seat);
    this.#checkIdle();
    const last = lastOf(this.#undone, seat);
    this.#rewind(last.choices);
    this.notes = last.notes;
    this.#undone = this.#undone.slice(0, -1);
    this.#tell();
  }

  record(): MatchRecord {
    return recordOf(this);
  }

  at(index: number): DeepReadonly<object> {
    return stateAfter(this, index) as DeepReadonly<object>; // readonly to the caller
  }

  /** Another match of the same game. */
  #other(parts: Omit<Parts, 'game' | 'imagine'>): Live {
    return new Live({ game: this.game, imagine: this.#imagine, ...parts });
  }

  #checkIdle(): void {
    if (this.#agents) throw misuse('prompt', 'agents are playing this match; an agent returns its choice');
  }

  /** Goes on. If the rules break, the match stands where it stood before the answer, and the error holds the record. */
  #advance(before: readonly Answer[] = NONE): void {
    try {
      goOn(this);
    } catch (error) {
      this.#agents = undefined;
      this.exec.retract();
      fallBack((choices) => this.#rewind(choices), choicesOf(this), before);
      this.#tell();
      throw error;
    }
  }

  /** Stands where these choices lead to, or, if they lead nowhere, where it stood. */
  #rewind(choices: Answer[]): void {
    const { past, exec } = this;
    this.past = this.deadEnds = undefined;
    this.exec = begin(this.game, this.origin, choices);
    this.exec.serve(this);
    if (this.#onlookers?.size) {
      for (const onlooker of this.#onlookers) onlooker.restart?.();
      lookedAt(this.#onlookers, this.exec);
    }
    try {
      this.exec.advance();
    } catch (error) {
      [this.past, this.exec] = [past, exec];
      throw error;
    }
    this.notes = notesUpTo(choices.length, this.notes);
  }

  #tell(): void {
    if (this.#onlookers) tellAll(this.#onlookers, this);
  }
}

const NOTHING = {};

import { BrokenRules, misuse } from '../errors.ts';
import type { Beginning, Host } from '../execution/beginning.ts';
import { copyState, Execution } from '../execution/execution.ts';
import type { Logged } from '../execution/log.ts';
import type { Open } from '../execution/offer.ts';
import type { Answer } from '../execution/running.ts';
import type { Deep, Ev, Seat } from '../flow.ts';
import { type Outcome, type Rules, SEATS_MAX } from '../game.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { type Choice, checkChoice, type Prompt } from '../prompt.ts';
import type { Memory } from '../secrets/knowledge.ts';
import { redeal } from '../secrets/redeal.ts';
import { SPECTATOR, type View } from '../secrets/secrets.ts';
import { shownTo, viewOf } from '../secrets/view.ts';
import { survivors } from './explore.ts';
import type { Agent, Match, News, Perspective } from './match.ts';
import { begin, choicesOf, copyAnswers, firstOracle, isUntouched, type Origin, type Past } from './origin.ts';
import { headOf, type Notes, notesUpTo, type Record, recordOf } from './record.ts';
import { logOf, stateAfter } from './replay.ts';
import { Side } from './side.ts';
import { type TakenBack, takeBack } from './undo.ts';
import { Watchers } from './watchers.ts';

/** A match as the rest of core sees it; to everybody else it is the interface `Match`. */
export class Live<S extends object, E extends Ev> implements Match<S, E>, Host {
  readonly game: Rules<S, E>;
  readonly origin: Origin<S>;
  past: Past<E> | undefined;
  exec: Execution<S, E>;
  /** Who decided, by the number of the choice, where it was not the seat itself. */
  notes: Notes = NOTHING;
  /** What seats knew at the start of some turn, where it has been asked for. */
  memories: ReadonlyMap<Seat, Memory<S>> = NO_MEMORIES;
  #undone: readonly TakenBack[] = NONE;
  #agents: readonly { readonly agent: Agent<S, E>; readonly side: Perspective<S, E> }[] | undefined;
  #watchers: Watchers | undefined;

  constructor(game: Rules<S, E>, origin: Origin<S>, past: Past<E> | undefined, exec: Execution<S, E>) {
    this.game = game;
    this.origin = origin;
    this.past = past;
    this.exec = exec;
    exec.host = this;
    this.#go();
  }

  get seats(): number {
    return this.origin.seats;
  }

  get seed(): string {
    return this.origin.seed;
  }

  get state(): Deep<S> {
    return this.exec.state as Deep<S>; // readonly to the caller
  }

  get outcome(): Outcome | undefined {
    return this.exec.outcome;
  }

  get choices(): number {
    const { choices, cursor } = this.exec.main;
    let count = isUntouched(choices[cursor]) ? cursor : choices.length;
    for (let { past } = this; past !== undefined; past = past.before) count += past.count;
    return count;
  }

  get log(): readonly Logged<E>[] {
    return logOf(this);
  }

  get events(): readonly E[] {
    return this.log.filter((entry) => !entry.cancelled).map((entry) => entry.event);
  }

  prompts(seat?: Seat): readonly Prompt[] {
    const { open } = this.exec;
    if (seat !== undefined) this.checkSeat(seat);
    else if (open.length === 1) return [(open[0] as Open).prompt]; // there is one
    const prompts = open.map(({ prompt }) => prompt).filter((prompt) => seat === undefined || prompt.seat === seat);
    return prompts.sort((a, b) => a.seat - b.seat);
  }

  waiting(): readonly Seat[] {
    return this.prompts().map(({ seat }) => seat);
  }

  answer(promptId: number, choice: Choice, by?: string): void {
    const open = this.#opened(promptId);
    checkChoice(open.prompt, choice);
    this.#undone = NONE;
    this.exec.answer(open, choice);
    if (by !== undefined) this.notes = { ...this.notes, [this.choices - 1]: by };
    this.#advance();
  }

  expire(promptId: number): void {
    const { label, otherwise } = this.#opened(promptId).prompt;
    if (otherwise === undefined) throw misuse('nothing', `"${label}" declares no default; let a named agent answer`);
    this.answer(promptId, otherwise, 'time-out');
  }

  run(agents: readonly Agent<S, E>[]): Outcome {
    if (agents.length !== this.seats)
      throw misuse('seat', `${this.seats} seats want ${this.seats} agents; got ${agents.length}`);
    const { exec } = this;
    exec.keeps = false;
    exec.open = NONE;
    this.#undone = NONE;
    this.#agents = agents.map((agent, seat) => ({ agent, side: this.as(seat) }));
    this.#advance();
    this.#agents = undefined;
    return exec.outcome as Outcome; // nobody is waited for, so it is over
  }

  reply(prompt: Prompt): Choice | undefined {
    const seated = this.#agents?.[prompt.seat];
    const answer = seated?.agent(prompt, seated.side);
    if (seated !== undefined) checkChoice(prompt, answer); // undefined would leave the prompt open
    return answer;
  }

  prune(prompt: Prompt): readonly number[] {
    return survivors(this, prompt);
  }

  view(seat: Seat): View<S> {
    if (seat !== SPECTATOR) this.checkSeat(seat);
    return viewOf(this.game, this.exec.state, seat);
  }

  eventsFor(seat: Seat): readonly Ev[] {
    if (seat !== SPECTATOR) this.checkSeat(seat);
    return this.events.map((event) => shownTo(this.game, event, seat)).filter((shown) => shown !== undefined);
  }

  as(seat: Seat): Perspective<S, E> {
    this.checkSeat(seat);
    return new Side(this, seat);
  }

  subscribe(seat: Seat, tell: (news: News) => void): () => void {
    this.#watchers ??= new Watchers();
    return this.#watchers.add(seat, this.eventsFor(seat).length, tell);
  }

  fork({ reseed }: { readonly reseed?: string | number } = NOTHING): Live<S, E> {
    if (reseed === undefined) return this.branch(this.origin, this.again());
    const reseeds = [...this.origin.reseeds, { at: this.exec.oracle.position, seed: String(reseed) }];
    const origin = { ...this.origin, reseeds };
    return this.branch(origin, this.again({ oracle: firstOracle(origin).at(this.exec.mark.position) }));
  }

  /** A match with the same past as this one, and its own execution of the turn. */
  branch(origin: Origin<S>, exec: Execution<S, E>): Live<S, E> {
    const child = new Live(this.game, origin, this.#pastOfTurn(), exec);
    child.notes = this.notes;
    child.memories = this.memories;
    return child;
  }

  redeal(seat: Seat, oracle: Oracle): Live<S, E> {
    this.checkSeat(seat);
    const { cursor, choices: made } = this.exec.main; // what others have chosen in an open together is hidden
    if (cursor === made.length && this.game.secrets === undefined)
      return this.fork({ reseed: oracle.int(2 ** 32, 'redeal') });
    const { origin, choices } = redeal(this, seat, oracle);
    return new Live(this.game, origin, undefined, begin(this.game, origin, choices));
  }

  undo(seat: Seat, { force = false }: { readonly force?: boolean } = {}): void {
    this.checkSeat(seat);
    const was = { seat, choices: choicesOf(this.past, this.exec), notes: this.notes };
    this.#rebuild(takeBack(this, seat, force));
    this.#undone = [...this.#undone, was];
    this.#tell();
  }

  redo(seat: Seat): void {
    this.checkSeat(seat);
    const last = this.#undone[this.#undone.length - 1];
    if (last?.seat !== seat) throw misuse('nothing', `seat ${seat} has nothing to redo`);
    this.#rebuild(last.choices);
    this.notes = last.notes;
    this.#undone = this.#undone.slice(0, -1);
    this.#tell();
  }

  record(): Record {
    return recordOf(this);
  }

  at(index: number): Deep<S> {
    return stateAfter(this, index) as Deep<S>; // readonly to the caller
  }

  /** The state at the start of the turn. Where it was not kept the match is played again, and it is kept from then on. */
  checkpoint(): S {
    const { exec } = this;
    if (exec.touched && exec.checkpoint === undefined) {
      exec.checkpoint = stateAfter(this, exec.mark.logged - 1);
      exec.keeps = true;
    }
    return exec.checkpoint ?? exec.state;
  }

  /** The turn so far, about to be executed again from its start; `over` changes what it starts from. */
  again(over: Partial<Beginning<S>> = NOTHING): Execution<S, E> {
    const { game, exec } = this;
    const { mark } = exec;
    return new Execution(game, {
      state: over.state ?? copyState(game, this.checkpoint()),
      oracle: over.oracle ?? exec.oracle.at(mark.position),
      choices: over.choices ?? copyAnswers(exec.main.choices, mark.choices),
      asked: mark.asked.slice(),
      turn: mark.turn,
      logged: mark.logged,
      log: exec.log !== undefined,
    });
  }

  /** All that happened before this turn. */
  #pastOfTurn(): Past<E> | undefined {
    const { mark, main, log, loggedBefore } = this.exec;
    if (mark.choices === 0 && mark.logged === loggedBefore) return this.past;
    return { before: this.past, choices: main.choices, count: mark.choices, log, logged: mark.logged - loggedBefore };
  }

  checkSeat(seat: Seat): void {
    if (!(seat in this.exec.asked)) throw misuse('seat', `there is no seat ${seat}; seats are 0 to ${this.seats - 1}`);
  }

  /** Goes on. If the rules break, the match stands where it stood before the answer, and the error holds the record. */
  #advance(): void {
    try {
      this.#go();
    } catch (error) {
      this.#agents = undefined;
      this.exec.retract();
      this.#fallBack(choicesOf(this.past, this.exec));
      throw error;
    }
    this.#tell();
  }

  #go(): void {
    try {
      this.exec.advance();
    } catch (error) {
      const isReal = this.origin.imagined === undefined; // of an imagined match there is no record
      if (isReal && error instanceof BrokenRules) error.record ??= headOf(this, choicesOf(this.past, this.exec));
      throw error;
    }
  }

  /** Stands as late as the rules can be played without breaking: others may have been asked on the way to the fault. */
  #fallBack(choices: Answer[]): void {
    for (let count = choices.length; ; count--) {
      try {
        this.#rebuild(choices.slice(0, count));
        return;
      } catch (error) {
        if (count === 0) throw error;
      }
    }
  }

  #rebuild(choices: Answer[]): void {
    const exec = begin(this.game, this.origin, choices);
    exec.host = this;
    this.past = undefined;
    this.exec = exec;
    exec.advance();
    this.memories = NO_MEMORIES;
    this.notes = notesUpTo(choices.length, this.notes);
  }

  #tell(): void {
    this.#watchers?.tell((seat) => this.eventsFor(seat));
  }

  /** The open prompt of this id. The refusal names those of that seat alone: what others are asked is theirs. */
  #opened(promptId: number): Open {
    const open = this.exec.open.find(({ prompt }) => prompt.id === promptId);
    if (open !== undefined) return open;
    const seat = promptId % SEATS_MAX;
    const asked = this.prompts().flatMap((prompt) => (prompt.seat === seat ? [prompt.id] : []));
    const now = asked.join(', ') || 'nothing now';
    throw misuse('prompt', `prompt ${promptId} is not open; seat ${seat} is asked ${now}`);
  }
}

const NOTHING = {};
const NO_MEMORIES = new Map<Seat, never>();
const NONE: readonly never[] = [];

import type { AnyEvent, Flow } from '../game/flow.ts';
import type { Outcome, Rules } from '../game/game.ts';
import type { Limits } from '../game/limits.ts';
import { type Choice, checkChoice } from '../game/prompt.ts';
import type { Answer } from '../game/record.ts';
import { faceOf, type Oracle, type Seen } from '../oracle/oracle.ts';
import { NONE } from '../values/none.ts';
import { isUntouched, type Lane } from './answers.ts';
import type { Beginning, Host, Mark } from './beginning.ts';
import { Checkpoint } from './checkpoint.ts';
import { type Digest, digestOf, type EventKind } from './digest.ts';
import { Lanes } from './lanes.ts';
import { Log, type Meeting } from './log.ts';
import { forced, type Open, openOffer, toNobody, unpruned } from './offer.ts';
import { endless, tooManyChoices, tooManySteps } from './overrun.ts';
import type { Question } from './question.ts';
import { slot } from './slot.ts';
import { HALT, type Tap } from './tap.ts';
import { checkPlaces, flowOf, markAnswers } from './turns.ts';
import { checkStep, type Word } from './word.ts';

/**
 * Rules being executed: flows driven over the recorded choices, and on from there.
 *
 * Invariant 2: the state changes only in `happen`, by the fold of an event.
 * Invariant 3: everything a continuation depends on is in the mark, the state at the mark, and the choices since.
 */
export class Execution {
  declare readonly game: Rules;
  declare readonly digest: Digest;
  declare readonly limits: Limits;
  declare readonly state: object;
  declare readonly oracle: Oracle;
  declare readonly lanes: Lanes;
  declare readonly log: Log;
  declare readonly checkpoint: Checkpoint;
  declare readonly mark: Mark;
  /** How many prompts each seat was asked. */
  declare readonly asked: number[];
  /** The word that was created and not run yet. In the slot it costs 3 % of `wingspan_decision_vs_boardgameio_move`. */
  unrun: Word<unknown> | undefined = undefined;

  #open: readonly Open[] = NONE;
  #outcome: Outcome | undefined;
  #turn: number;
  #tap: Tap | undefined;
  #host: Host | undefined;
  #flow: Flow<AnyEvent> | undefined;
  /** Where the last answer was put, as long as it has been checked; and where it was put, whatever came since. */
  #last: Answer[] | undefined;
  #given: Answer[] | undefined;
  /** Events, draws and lone options since the last answer. */
  #steps = 0;
  #idleTurns = 0;

  constructor(game: Rules, { mark, state, oracle, choices, log }: Beginning) {
    this.game = game;
    this.digest = digestOf(game);
    this.limits = this.digest.limits;
    this.state = state;
    this.oracle = oracle;
    this.lanes = new Lanes(choices);
    this.log = new Log(mark.logged, log);
    this.checkpoint = new Checkpoint(this.digest.asksLate);
    const { turn, logged, asked } = mark;
    this.asked = asked.slice();
    this.mark = { turn, choices: -1, logged, position: oracle.position, asked: asked.slice() };
    this.#turn = turn;
  }

  /** The prompts that wait for their answers. */
  get open(): readonly Open[] {
    return this.#open;
  }

  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  /** The turns that have begun; the opening is turn 0. */
  get turn(): number {
    return this.#turn;
  }

  /** The turn's own answers. */
  get main(): Lane {
    return this.lanes.main;
  }

  get tap(): Tap | undefined {
    return this.#tap;
  }

  get host(): Host | undefined {
    return this.#host;
  }

  /** From now on this belongs to somebody, who may answer at once. */
  serve(host: Host): void {
    this.#host = host;
  }

  /** From now on it is watched, or no longer. */
  watch(tap: Tap | undefined): void {
    this.#tap = tap;
  }

  /** Runs on until an answer is missing, the match is over, or a tap halts it: then it answers false. */
  advance(): boolean {
    const { run, closed } = slot;
    slot.run = this;
    slot.closed = this.unrun = undefined;
    try {
      this.#drive();
      return true;
    } catch (error) {
      if (error !== HALT) throw error;
      return false;
    } finally {
      slot.run = run;
      slot.closed = closed;
    }
  }

  /** Takes the answer to an open prompt; `advance` goes on from there. */
  answer(open: Open, choice: Choice): void {
    this.#open = this.#open.length === 1 ? NONE : this.#open.filter((other) => other !== open);
    open.lane.choices.push(unpruned(open, choice));
    this.#last = this.#given = open.lane.choices;
  }

  /** Forgets the last answer: the rules broke over it, or over what they asked because of it. */
  retract(): void {
    const { choices } = this.main;
    while (isUntouched(choices.at(-1))) choices.pop(); // it began after that
    this.#given?.pop();
  }

  /** The answer to a question, or undefined if it is not there yet. */
  ask(question: Question): Choice | undefined {
    if (this.asked[question.seat] === undefined) throw toNobody(this, question);
    // Most questions leave a choice: no call for those is 2 to 10 % of `connect4_vs_bare`.
    const isPlain = !question.several && question.options?.length > 1;
    const only = isPlain ? undefined : forced(this, question);
    if (only !== undefined) {
      this.#stepped(question.label);
      return only;
    }
    const lane = this.lanes.current;
    if (lane.cursor < lane.choices.length) {
      const choice = lane.choices[lane.cursor] as Choice; // a question's answer is a choice
      if (this.#last !== lane.choices) checkChoice(question, choice); // the last one was checked when it was given
      return this.#answered(question, choice);
    }
    return this.#offer(question, lane) ? this.#answered(question, lane.choices[lane.cursor] as Choice) : undefined; // as above
  }

  /** Asks one of those who race. What is answered at once is taken down, and nothing comes of it yet. */
  invite(question: Question): void {
    if (this.asked[question.seat] === undefined) throw toNobody(this, question);
    this.#offer(question, this.lanes.current);
  }

  /** Somebody else was first: what this seat was asked is stale, and was a question all the same. */
  missed(question: Question): void {
    const { current, main } = this.lanes;
    this.#open = this.#open.filter(({ lane }) => lane !== current);
    (this.asked[question.seat] as number)++; // it was asked, so it exists
    this.#tap?.missed?.(question, main.cursor);
  }

  /** Opens a prompt, unless it is open; true if the host answers it at once. */
  #offer(question: Question, lane: Lane): boolean {
    for (const waiting of this.#open) if (waiting.lane === lane) return false;
    const open = openOffer(this, question);
    const others = this.#open;
    this.#open = others.length === 0 ? [open] : [...others, open];
    const given = this.#given;
    this.#last = this.#given = undefined; // what an agent does wrong is no fault of the answers before
    const answer = this.#host?.reply?.(open.prompt);
    if (answer === undefined) {
      this.#given = given;
      if (this.checkpoint.isTouched) {
        this.digest.asksLate = true; // forks will need the state from before the event
        this.checkpoint.want(true);
      }
      return false;
    }
    checkChoice(open.prompt, answer);
    this.#open = others;
    lane.choices.push(unpruned(open, answer));
    this.#last = this.#given = lane.choices;
    return true;
  }

  #answered(question: Question, choice: Choice): Choice {
    const { current: lane, main } = this.lanes;
    this.#tap?.answered?.(question, choice, lane.choices, main.cursor);
    lane.cursor++;
    this.#steps = 0;
    if (lane.cursor - this.mark.choices > this.limits.choices) throw tooManyChoices(this, question.label);
    (this.asked[question.seat] as number)++; // the seat was asked, so it exists
    return choice;
  }

  /** A `together` is done; or a race of so many, with the answer that ended it. */
  joined(raced?: number, ended?: Answer[]): void {
    this.#stepped('together');
    const answers = this.lanes.join();
    if (answers) this.#tap?.joined?.(raced ?? answers.filter((own) => own.length > 0).length, ended);
  }

  /** From now on the host answers at once: what stands open is asked again, and nobody will fork. */
  playOn(): void {
    this.checkpoint.want(false);
    this.#open = NONE;
  }

  chance<X>(n: number, label: string, seen: Seen<X>, of: X): number {
    this.#stepped(label);
    const { oracle } = this;
    const tap = this.#tap;
    if (tap === undefined) return oracle.int(n, label, oracle.isBlind ? undefined : faceOf(seen, of));
    const face = faceOf(seen, of);
    tap.draws?.(label);
    const outcome = oracle.int(n, label, face);
    tap.drew?.(outcome, face);
    return outcome;
  }

  /** The event happens. */
  happen(event: AnyEvent, { type, fold }: EventKind, met: readonly Meeting<AnyEvent>[] | undefined): number {
    const index = this.logged(event, type, met, false);
    this.#tap?.before?.(event, index);
    if (typeof fold === 'function') {
      this.checkpoint.touch(this.game, this.state);
      slot.closed = 'apply';
      try {
        fold(this.state, event);
      } finally {
        slot.closed = undefined;
      }
    }
    this.#tap?.after?.(event);
    return index;
  }

  /** Notes an entry of the log, and returns its number. */
  logged(event: AnyEvent, type: string, met: readonly Meeting<AnyEvent>[] | undefined, cancelled: boolean): number {
    this.#stepped(type);
    return this.log.add(event, met, cancelled);
  }

  #stepped(what: string): void {
    if (++this.#steps > this.limits.steps) throw tooManySteps(this, what);
  }

  #drive(): void {
    while (!this.#outcome) {
      if (!this.#flow && !this.#begin()) return;
      const step = (this.#flow as Flow<AnyEvent>).next(); // just begun
      checkStep(this, step);
      if (!step.done) return;
      this.#flow = undefined;
    }
  }

  /** Begins the next turn; false if the match is over instead. */
  #begin(): boolean {
    const { game, mark } = this;
    const opening = this.#turn > 0 ? undefined : game.opening;
    if (!opening) this.#turn ||= 1; // the opening is turn 0, played or not
    const { cursor } = this.main;
    if (cursor === mark.choices && mark.turn > 0) this.#idleTurns++;
    else {
      this.#idleTurns = 0;
      markAnswers(mark, cursor, this.asked);
    }
    mark.turn = this.#turn;
    mark.logged = this.log.count;
    mark.position = this.oracle.position;
    this.log.cause = undefined;
    this.checkpoint.reset();
    if (!opening) {
      slot.closed = 'outcome';
      const outcome = game.outcome(this.state);
      slot.closed = undefined;
      if (outcome !== undefined) checkPlaces(outcome, this.asked.length);
      this.#outcome = outcome;
    }
    this.#tap?.begins?.();
    if (this.#outcome) return false;
    if (this.#turn > this.limits.turns || this.#idleTurns > this.limits.idleTurns) throw endless(this);
    this.#turn++;
    this.#flow = flowOf(game, !opening ? game.turn(this.state) : opening.call(game, this.state));
    return true;
  }
}

/**
 * Runs one match for all who sit at it. Its promises:
 * 1. Apply, keep, tell: nobody is told of what is not kept, and what could not be kept has not happened.
 * 2. One command at a time, in the order in which they came.
 * 3. A command that was based on something that is no longer so changes nothing.
 * 4. A command that has a name is done once: whoever says it again is told again that it was done.
 * 5. Where it is not known whether something was kept, what was kept is read again before anything else is done.
 * 6. Where somebody else has kept something first, that has happened, and the command is judged anew.
 */
import { parseLevel, reasonOf } from '@fermata/agents';
import { type AnyGame, Misuse, type Seat } from '@fermata/core';
import { Audience, type Standing } from './audience.ts';
import { Commands } from './commands.ts';
import type { Inside } from './inside.ts';
import { KeptMatch, PERSON } from './kept-match.ts';
import { type Command, Overtaken, type Ports } from './ports.ts';
import type { Session } from './session.ts';
import { answer, sessionOf } from './session-of.ts';
import { StandIns } from './stand-ins.ts';
import { basisOf, basisOfQuestion, isPerson, questionsOf, waitedFor } from './standing.ts';
import { TakingBack } from './taking-back.ts';
import { thinkerOf } from './think.ts';
import type { Basis, End, Entry, Reply, Setup } from './wire.ts';

/** A match that goes on, and whoever sits at it. */
export class Host {
  readonly #game: AnyGame;
  readonly #ports: Ports;
  /** What its parts know of it. */
  readonly #inside: Inside;
  #kept: KeptMatch;
  readonly #audience: Audience;
  readonly #takingBack: TakingBack;
  readonly #standIns: StandIns;
  readonly #commands: Commands;
  /** What was given to be kept last may have been, although it was said that it could not. */
  #isInDoubt = false;
  #broken: string | undefined;
  #isClosed = false;
  #isAsleep: boolean;

  /** Bots begin to play at once, unless it is asleep. Throws Misuse where it cannot be set up so, BadLevel for a bot that there is not. */
  constructor(game: AnyGame, kept: KeptMatch, ports: Ports = {}) {
    this.#game = game;
    this.#kept = kept;
    this.#ports = ports;
    this.#inside = {
      ...{ game, ports, think: ports.think ?? thinkerOf(game) },
      kept: () => this.#kept,
      end: () => this.end,
      isClosed: () => this.#isClosed,
      inTurn: (body) => this.#commands.inTurn(body),
      once: (command, body) => this.#commands.once(command, body),
      do: (entry, command) => this.#do(entry, command),
      tellAll: () => this.#audience.tellAll(),
    };
    this.#commands = new Commands(ports.done, () => (this.#isInDoubt ? this.#catchUp() : undefined));
    this.#audience = new Audience((seat) => this.#standing(seat));
    this.#takingBack = new TakingBack(this.#inside);
    this.#standIns = new StandIns(
      {
        kept: () => this.#kept,
        isClosed: () => this.#isClosed,
        basisOf: (prompt) => basisOfQuestion(this.#kept, prompt),
        answer: (seat, basis, choice, by) => answer(this.#inside, seat, basis, choice, by),
      },
      this.#inside.think,
      ports,
    );
    this.#isAsleep = ports.isAsleep === true;
    if (ports.isFrozen) this.#broken = KEPT_APART;
    for (const sitter of kept.setup.sitters) if (sitter !== PERSON) parseLevel(sitter);
    this.#callBots();
  }

  /** A new match. */
  static begin(game: AnyGame, setup: Setup, ports?: Ports): Host {
    return new Host(game, KeptMatch.begin(game, setup), ports);
  }

  get setup(): Setup {
    return this.#kept.setup;
  }

  get end(): End | undefined {
    const { outcome, resigned } = this.#kept;
    if (this.#broken !== undefined) return { outcome: [], resigned: [...resigned], broken: this.#broken };
    return outcome && { outcome, resigned: [...resigned] };
  }

  /** The number of the entry that a command became; undefined of one that was not done. */
  entryOf(command: Command): number | undefined {
    return this.#commands.entryOf(command);
  }

  /** Whether anybody follows it. */
  get isHeard(): boolean {
    return this.#audience.isThere;
  }

  /** Whether nothing was taken back since somebody was given this basis: what it has seen then still holds. */
  isSameLine(basis: Basis): boolean {
    return basis.split('.')[0] === `${this.#kept.undone}`;
  }

  /** The match as it is kept; for who keeps it, and only to be read. */
  get kept(): KeptMatch {
    return this.#kept;
  }

  /** Resolves once all that was said before is done. */
  settled(): Promise<void> {
    return this.#commands.inTurn(async () => {});
  }

  /** One that was only looked at goes on: bots are called, and the time of people runs. */
  rouse(): void {
    if (!this.#isAsleep) return;
    this.#isAsleep = false;
    this.#callBots();
  }

  /** Whether it goes on although nobody is there: a bot or a deputy is asked, or somebody's time runs. */
  get goesOn(): boolean {
    if (this.end !== undefined) return false;
    return this.#ports.clock !== undefined || this.#kept.match.waiting().some((seat) => !isPerson(this.#kept, seat));
  }

  /** Nothing more happens here. */
  close(): void {
    this.#isClosed = true;
    this.#standIns.stop();
    this.#takingBack.drop();
    this.#audience.stop();
  }

  /** The line of a seat, or of a spectator. With a `command` that is the name of whatever it is told to do: it is done once. */
  session(seat: Seat, command?: Command): Session {
    return sessionOf(this.#inside, this.#audience, this.#takingBack, seat, command);
  }

  /** Applies, keeps, tells. Throws Overtaken where somebody else was first. */
  async #do(entry: Entry, command?: Command): Promise<Reply> {
    const kept = this.#kept;
    if (this.end !== undefined) return { type: 'refused', why: 'the match is over' };
    const number = kept.entries.length;
    try {
      kept.add(entry);
    } catch (error) {
      if (error instanceof Misuse) return { type: 'refused', why: error.message };
      // Whatever else rules throw, a BrokenRules or an error of their own, nobody can go on from there.
      return this.#freeze(error as Error);
    }
    try {
      await this.#ports.keep?.(number, entry, command);
    } catch (error) {
      this.#isInDoubt = true;
      this.#takeBack(number);
      if (error instanceof Overtaken) throw error;
      return { type: 'unkept', why: reasonOf(error) };
    }
    this.#commands.note(command, number);
    this.#goneOn();
    return { type: 'ok' };
  }

  /** The match stands at its last question; nobody can go on from there. */
  #freeze(error: Error): Reply {
    // What rules say when they break may name what is hidden: where others play along, a keeper keeps it to itself.
    this.#broken = this.#ports.broke === undefined ? error.message : KEPT_APART;
    this.#ports.broke?.(error);
    this.#audience.tellAll();
    return { type: 'refused', why: `the rules of ${this.#game.name} broke: ${this.#broken}` };
  }

  /** What was kept although it was said that it could not be, or was kept by somebody else, has happened. */
  async #catchUp(): Promise<void> {
    const from = this.#kept.entries.length;
    const missed = (await this.#ports.missed?.(from)) ?? [];
    try {
      for (const { entry, isAsKept } of missed) {
        this.#kept.add(entry);
        if (isAsKept?.(this.#kept) === false) throw new Error('it has gone on by other rules than those here');
      }
    } catch (error) {
      this.#takeBack(from);
      throw error;
    }
    this.#isInDoubt = false;
    for (const [at, { command }] of missed.entries()) this.#commands.note(command, from + at);
    if (missed.length > 0) this.#goneOn();
  }

  /** What was not kept has not happened: the match is made anew of what was. */
  #takeBack(count: number): void {
    const { setup, entries, base } = this.#kept;
    this.#kept = KeptMatch.wake(this.#game, { setup, entries: entries.slice(0, count), base });
    this.#audience.listenTo(this.#kept.match);
  }

  #goneOn(): void {
    this.#takingBack.drop();
    this.#audience.tellAll();
    this.#callBots();
  }

  #standing(seat: Seat): Standing {
    const { end } = this;
    const { wish } = this.#takingBack;
    const noUndo = end !== undefined ? 'the match is over' : this.#takingBack.whyNot(seat);
    const away = [...this.#kept.away];
    return {
      asked: end === undefined ? questionsOf(this.#game, this.#kept, seat) : [],
      waiting: end === undefined ? waitedFor(this.#kept.match, seat) : [],
      basis: basisOf(this.#kept),
      ...(noUndo !== undefined && { noUndo }),
      ...(away.length > 0 && { away }),
      ...(wish && { wish }),
      ...(end && { end }),
    };
  }

  #callBots(): void {
    if (this.end !== undefined || this.#isClosed || this.#isAsleep) this.#standIns.stop();
    else this.#standIns.call();
  }
}

/** What is told instead of what the rules threw. */
const KEPT_APART = 'what happened is kept for who runs this server';

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
import {
  type AnyGame,
  type AnyMatch,
  type Choice,
  Misuse,
  type Prompt,
  type Seat,
  SPECTATOR,
  seeded,
} from '@fermata/core';
import { asked, describeThing, explain, logIndexOf } from '@fermata/core/host';
import { choices, complete, moves, pickable, randomAnswer } from '@fermata/core/moves';
import { Follower, Views } from './follower.ts';
import { KeptMatch, PERSON } from './kept-match.ts';
import { type Command, Overtaken, type Ports } from './ports.ts';
import type { Hint, Session } from './session.ts';
import { StandIns } from './stand-ins.ts';
import { type Think, thinkerOf } from './think.ts';
import { UndoWish } from './undo-wish.ts';
import type { Basis, End, Entry, MoveState, News, OpenQuestion, Reply, Setup } from './wire.ts';

/** A match that goes on, and whoever sits at it. */
export class Host {
  readonly #game: AnyGame;
  readonly #ports: Ports;
  readonly #think: Think;
  #kept: KeptMatch;
  readonly #followers = new Set<Follower>();
  readonly #views = new Views();
  /** The last command: the next one waits for it. */
  #line: Promise<unknown> = Promise.resolve();
  /** The commands that were done, each with the number of its entry. */
  readonly #done: Map<Command, number>;
  /** Those that were done and became no entry: to wish that something is taken back, and to answer that. */
  readonly #heard = new Set<Command>();
  readonly #standIns: StandIns;
  #wish: UndoWish | undefined;
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
    this.#think = ports.think ?? thinkerOf(game);
    this.#done = new Map(ports.done);
    this.#standIns = new StandIns(
      {
        kept: () => this.#kept,
        isClosed: () => this.#isClosed,
        basisOf: (prompt) => this.#basisOf(prompt),
        answer: (seat, basis, choice, by) => this.#answer(seat, basis, choice, by),
      },
      this.#think,
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
    return this.#done.get(command);
  }

  /** Whether anybody follows it. */
  get isHeard(): boolean {
    return this.#followers.size > 0;
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
    return this.#inTurn(async () => {});
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
    return this.#ports.clock !== undefined || this.#kept.match.waiting().some((seat) => !this.#isPerson(seat));
  }

  /** Nothing more happens here. */
  close(): void {
    this.#isClosed = true;
    this.#standIns.stop();
    this.#wish?.stop();
    for (const follower of this.#followers) follower.stop();
    this.#followers.clear();
  }

  /** The line of a seat, or of a spectator. With a `command` that is the name of whatever it is told to do: it is done once. */
  session(seat: Seat, command?: Command): Session {
    let follower: Follower | undefined;
    let hinting:
      | { readonly key: string; readonly wanted: AbortController; readonly hints: Promise<Hint[]> }
      | undefined;
    const unfollow = async () => {
      follower?.stop();
      if (follower !== undefined) this.#followers.delete(follower);
    };
    const { match, setup } = this.#kept;
    if (seat !== SPECTATOR) match.prompts(seat); // throws where there is no such seat
    const { game, version, sitters, options } = setup;
    return {
      about: async () => ({ game, version, sitters, seat, ...(options !== undefined && { options }) }),
      follow: (tell, from = 0) =>
        this.#inTurn(async () => {
          await unfollow();
          follower = new Follower(this.#kept.match, seat, tell, from, this.#views);
          this.#followers.add(follower);
          this.#tell(follower);
        }),
      unfollow: async () => {
        hinting?.wanted.abort();
        await unfollow();
      },
      answer: (basis, choice) => this.#answer(seat, basis, choice, undefined, command),
      undo: (basis) => this.#undo(seat, basis, command),
      consent: (basis, agrees) => this.#consent(seat, basis, agrees, command),
      resign: () => this.#doOnce({ type: 'resign', seat }, this.#whyNoResigning, command),
      leave: () => this.#doOnce({ type: 'leave', seat }, this.#whyNoLeaving, command),
      comeBack: () => this.#doOnce({ type: 'back', seat }, this.#whyNotBack, command),
      pickable: async (basis, picked) => {
        const prompt = this.#promptOf(seat, basis);
        return prompt && pickable(prompt, picked);
      },
      moves: async (basis) => this.#promptOf(seat, basis) && moves(this.#kept.match, seat),
      choices: async (basis, move) => this.#promptOf(seat, basis) && this.#stateOf(seat, move),
      complete: async (basis, move, seed) => {
        const oracle = seeded(seed);
        const any = (prompt: Prompt) => randomAnswer(prompt, oracle);
        return this.#promptOf(seat, basis) && complete(this.#kept.match, seat, move, any);
      },
      play: (basis, move) =>
        this.#inTurnOnce(command, async () => {
          const prompt = this.#promptOf(seat, basis);
          if (prompt === undefined) return { type: 'stale', asked: this.#asked(seat) };
          return this.#do({ type: 'move', seat, prompt: prompt.id, move }, command);
        }),
      hint: async () => {
        if (this.#isShared(seat) && this.end === undefined)
          throw new Misuse('seat', 'others play along: nobody has hints before the match is over');
        const prompt = seat === SPECTATOR ? undefined : this.#kept.match.prompts(seat)[0];
        if (prompt === undefined || this.end !== undefined) return [];
        const key = this.#basisOf(prompt);
        // Whoever asks again is told what is thought about already; to another question there is another.
        if (hinting?.key !== key) {
          hinting?.wanted.abort();
          const wanted = new AbortController();
          const hints = this.#hints(prompt, wanted.signal);
          const mine = { key, wanted, hints };
          hinting = mine;
          const done = () => {
            if (hinting === mine) hinting = undefined;
          };
          hints.then(done, done);
        }
        return hinting.hints;
      },
      why: async (frame) => {
        this.#checkOwn(seat);
        return explain(this.#kept.match, logIndexOf(this.#kept.match, seat, frame)).text;
      },
      lookUp: async (name) => describeThing(this.#game, name),
      record: async () => {
        this.#checkOwn(seat);
        return this.#kept.match.record();
      },
    };
  }

  async #hints(prompt: Prompt, wanted: AbortSignal): Promise<Hint[]> {
    const { texts } = asked(this.#game, prompt);
    const { thoughts } = await this.#think({ kept: this.#kept, seat: prompt.seat, level: HINT_LEVEL }, wanted);
    return thoughts.map((thought) => ({ ...thought, text: texts[thought.at ?? -1] ?? thought.option }));
  }

  async #answer(seat: Seat, basis: Basis, choice: Choice, by?: string, command?: Command): Promise<Reply> {
    return this.#inTurnOnce(command, async () => {
      const prompt = this.#promptOf(seat, basis);
      if (prompt === undefined) return { type: 'stale', asked: this.#asked(seat) };
      return this.#do({ type: 'choice', seat, prompt: prompt.id, choice, ...(by !== undefined && { by }) }, command);
    });
  }

  /** What hangs on no question, unless there is a reason against it. */
  #doOnce(entry: Entry, whyNot: (seat: Seat) => string | undefined, command?: Command): Promise<Reply> {
    return this.#inTurnOnce(command, async () => {
      const why = entry.seat === SPECTATOR ? 'you look on' : whyNot(entry.seat);
      return why === undefined ? this.#do(entry, command) : { type: 'refused', why };
    });
  }

  #undo(seat: Seat, basis: Basis, command?: Command): Promise<Reply> {
    return this.#inTurnOnce(command, async () => {
      if (basis !== this.#basis()) return { type: 'stale', asked: this.#asked(seat) };
      const why = this.#whyNoUndo(seat);
      if (why !== undefined) return { type: 'refused', why };
      const others = this.#ports.undo === 'consent' ? this.#others(seat) : [];
      if (others.length === 0) return this.#do({ type: 'undo', seat }, command);
      const barrier = this.#kept.match.whyNoUndo(seat, this.#kept.bots);
      try {
        this.#kept.match.fork().undo(seat, { force: true });
      } catch (error) {
        return { type: 'refused', why: reasonOf(error) };
      }
      this.#dropWish();
      const wish = { seat, left: others, ...(barrier !== undefined && { barrier }) };
      const patienceMs = this.#ports.clock === undefined ? WISH_MS : this.#ports.clock.seconds * 1000;
      this.#wish = new UndoWish(wish, basis, patienceMs, () => {
        this.#wish = undefined;
        this.#tellAll();
      });
      this.#tellAll();
      return { type: 'ok' };
    });
  }

  #consent(seat: Seat, basis: Basis, agrees: boolean, command?: Command): Promise<Reply> {
    return this.#inTurnOnce(command, async () => {
      const wish = this.#wish;
      if (wish === undefined || wish.basis !== basis) return { type: 'stale', asked: this.#asked(seat) };
      if (!wish.told.left.includes(seat)) return { type: 'refused', why: 'you were not asked to agree' };
      if (agrees && wish.agree(seat)) return this.#do({ type: 'undo', seat: wish.told.seat, agreed: true }, command);
      if (!agrees) this.#dropWish();
      this.#tellAll();
      return { type: 'ok' };
    });
  }

  #dropWish(): void {
    this.#wish?.stop();
    this.#wish = undefined;
  }

  /** The people at other seats who have not gone. */
  #others(seat: Seat): Seat[] {
    return [...this.setup.sitters.keys()].filter((other) => other !== seat && this.#isPerson(other));
  }

  /** Whether somebody sits there who has not gone. */
  #isPerson(seat: Seat): boolean {
    const { setup, resigned, away } = this.#kept;
    return setup.sitters[seat] === PERSON && !resigned.has(seat) && !away.has(seat);
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
    if (command !== undefined) this.#done.set(command, number);
    this.#dropWish();
    this.#tellAll();
    this.#callBots();
    return { type: 'ok' };
  }

  /** The match stands at its last question; nobody can go on from there. */
  #freeze(error: Error): Reply {
    // What rules say when they break may name what is hidden: where others play along, a keeper keeps it to itself.
    this.#broken = this.#ports.broke === undefined ? error.message : KEPT_APART;
    this.#ports.broke?.(error);
    this.#tellAll();
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
    for (const [at, { command }] of missed.entries()) if (command !== undefined) this.#done.set(command, from + at);
    if (missed.length === 0) return;
    this.#dropWish();
    this.#tellAll();
    this.#callBots();
  }

  /** What was not kept has not happened: the match is made anew of what was. */
  #takeBack(count: number): void {
    const { setup, entries, base } = this.#kept;
    this.#kept = KeptMatch.wake(this.#game, { setup, entries: entries.slice(0, count), base });
    for (const follower of this.#followers) follower.listenTo(this.#kept.match);
  }

  #tellAll(): void {
    for (const follower of this.#followers) {
      try {
        this.#tell(follower);
      } catch {
        // Whoever cannot listen is told no more: the others are.
        follower.stop();
        this.#followers.delete(follower);
      }
    }
  }

  #tell(follower: Follower): void {
    const { match } = this.#kept;
    const { end } = this;
    const noUndo = end !== undefined ? 'the match is over' : this.#whyNoUndo(follower.seat);
    const away = [...this.#kept.away];
    follower.tell({
      asked: end === undefined ? this.#asked(follower.seat) : [],
      waiting: end === undefined ? waitedFor(match, follower.seat) : [],
      basis: this.#basis(),
      ...(noUndo !== undefined && { noUndo }),
      ...(away.length > 0 && { away }),
      ...(this.#wish && { wish: this.#wish.told }),
      ...(end && { end }),
    } satisfies Omit<News, 'from' | 'view' | 'frames'>);
  }

  #asked(seat: Seat): readonly OpenQuestion[] {
    if (seat === SPECTATOR || this.#kept.resigned.has(seat)) return [];
    const prompts = this.#kept.match.prompts(seat);
    return prompts.map((prompt) => ({ ...asked(this.#game, prompt), basis: this.#basisOf(prompt) }));
  }

  #callBots(): void {
    if (this.end !== undefined || this.#isClosed || this.#isAsleep) this.#standIns.stop();
    else this.#standIns.call();
  }

  #stateOf(seat: Seat, move: readonly Choice[]): MoveState {
    const status = choices(this.#kept.match, seat, move);
    return status.status === 'pending' ? { status: 'pending', asked: asked(this.#game, status.prompt) } : status;
  }

  /** The open question that a command is based on; undefined if it is stale. */
  #promptOf(seat: Seat, basis: Basis): Prompt | undefined {
    if (seat === SPECTATOR) return undefined;
    return this.#kept.match.prompts(seat).find((prompt) => this.#basisOf(prompt) === basis);
  }

  /** A question of a seat is the same as long as nothing was taken back: who else has answered does not matter. */
  #basisOf({ id }: Prompt): Basis {
    return `${this.#kept.undone}.${id}`;
  }

  /** All that has happened. */
  #basis(): Basis {
    return `${this.#kept.undone}.${this.#kept.entries.length}`;
  }

  readonly #whyNoResigning = (seat: Seat): string | undefined =>
    this.#kept.resigned.has(seat) ? 'you have given up before' : undefined;

  readonly #whyNoLeaving = (seat: Seat): string | undefined =>
    this.#kept.away.has(seat) ? 'you have left before' : undefined;

  readonly #whyNotBack = (seat: Seat): string | undefined =>
    this.#kept.away.has(seat) ? undefined : 'you have not left';

  #whyNoUndo(seat: Seat): string | undefined {
    if (seat === SPECTATOR) return 'you look on';
    if (this.#ports.undo === 'off') return 'in this match nothing is taken back';
    // The others may agree to what stands against it.
    return this.#ports.undo === 'consent' ? undefined : this.#kept.match.whyNoUndo(seat, this.#kept.bots);
  }

  /** The truth is for who plays alone, and for all once it is over. */
  #checkOwn(seat: Seat): void {
    const isShared = this.#ports.isSealed || this.#isShared(seat);
    // What rules broke over is mended, maybe, and played on: where the truth is sealed it stays so.
    const isOver = this.#ports.isSealed ? this.#kept.outcome !== undefined : this.end !== undefined;
    if (isShared && !isOver) throw new Misuse('seat', 'others play along: it is told when the match is over');
  }

  /** Whether anybody else plays along. */
  #isShared(seat: Seat): boolean {
    return this.setup.sitters.some((sitter, other) => sitter === PERSON && other !== seat);
  }

  /** In turn, unless it was done before, or it cannot be known what was. Where somebody else is first it is judged anew. */
  #inTurnOnce(command: Command | undefined, body: () => Promise<Reply>): Promise<Reply> {
    return this.#inTurn(async () => {
      for (let tries = 1; ; tries++) {
        try {
          if (this.#isInDoubt) await this.#catchUp();
        } catch (error) {
          return { type: 'unkept', why: reasonOf(error) };
        }
        if (command !== undefined && (this.#done.has(command) || this.#heard.has(command))) return { type: 'ok' };
        try {
          const reply = await body();
          if (command !== undefined && reply.type === 'ok' && !this.#done.has(command)) this.#heard.add(command);
          return reply;
        } catch (error) {
          if (!(error instanceof Overtaken)) throw error;
          if (tries === TRIES) return { type: 'unkept', why: error.message };
        }
      }
    });
  }

  #inTurn<T>(body: () => Promise<T>): Promise<T> {
    const next = this.#line.then(body);
    this.#line = next.catch(() => undefined);
    return next;
  }
}

/** Who is waited for, as the seat may know it: in a race all who were asked, since who has passed is not told. */
function waitedFor(match: AnyMatch, seat: Seat): readonly Seat[] {
  const waiting = match.waiting();
  const race = match.prompts()[0]?.race;
  return race === undefined ? waiting : race.filter((other) => other !== seat || waiting.includes(seat));
}

/** How often somebody else may be first before one is told so. */
const TRIES = 5;

/** Who gives hints. */
const HINT_LEVEL = 'search:1s';

/** What is told instead of what the rules threw. */
const KEPT_APART = 'what happened is kept for who runs this server';

/** How long the others have to agree that something is taken back, where no clock says so. */
const WISH_MS = 60_000;

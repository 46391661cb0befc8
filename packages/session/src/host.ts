/**
 * Runs one match for all who sit at it. Its promises:
 * 1. Apply, keep, tell: nobody is told of what is not kept, and what could not be kept has not happened.
 * 2. One command at a time, in the order in which they came.
 * 3. A command that was based on something that is no longer so changes nothing.
 */
import { parseLevel, reasonOf } from '@fermata/agents';
import {
  type AnyGame,
  BrokenRules,
  type Choice,
  Misuse,
  type Prompt,
  type Seat,
  SPECTATOR,
  seeded,
} from '@fermata/core';
import { asked, describeThing, explain, logIndexOf } from '@fermata/core/host';
import { choices, complete, moves, pickable, randomAnswer } from '@fermata/core/moves';
import { Ear } from './ear.ts';
import { KeptMatch, PERSON } from './kept-match.ts';
import type { Session } from './session.ts';
import { anyChoice, type Think, thinkerOf } from './think.ts';
import type { Basis, End, Entry, MoveState, News, OpenQuestion, Reply, Setup } from './wire.ts';

/** What a host needs from outside. */
export interface Ports {
  /** Makes entry `number` durable; rejects if it cannot. At once, unless told otherwise. */
  readonly keep?: (number: number, entry: Entry) => Promise<void>;
  /** Thinks for bots. In this thread, unless told otherwise. */
  readonly think?: Think;
}

/** A match that goes on, and whoever sits at it. */
export class Host {
  readonly #game: AnyGame;
  readonly #keep: NonNullable<Ports['keep']>;
  readonly #think: Think;
  #kept: KeptMatch;
  readonly #ears = new Set<Ear>();
  /** The last command: the next one waits for it. */
  #line: Promise<unknown> = Promise.resolve();
  /** What bots think about now. */
  readonly #riddles = new Set<Basis>();
  #broken: string | undefined;
  #isClosed = false;

  /** Bots begin to play at once. Throws Misuse where it cannot be set up so, BadLevel for a bot that there is not. */
  constructor(game: AnyGame, kept: KeptMatch, { keep = async () => {}, think = thinkerOf(game) }: Ports = {}) {
    this.#game = game;
    this.#kept = kept;
    this.#keep = keep;
    this.#think = think;
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

  /** Nothing more happens here. */
  close(): void {
    this.#isClosed = true;
    for (const ear of this.#ears) ear.stop();
    this.#ears.clear();
  }

  /** The line of a seat, or of a spectator. */
  session(seat: Seat): Session {
    let ear: Ear | undefined;
    const unfollow = async () => {
      ear?.stop();
      if (ear !== undefined) this.#ears.delete(ear);
    };
    const { match, setup } = this.#kept;
    if (seat !== SPECTATOR) match.prompts(seat); // throws where there is no such seat
    const { game, version, sitters, options } = setup;
    return {
      about: async () => ({ game, version, sitters, seat, ...(options !== undefined && { options }) }),
      follow: (tell, from = 0) =>
        this.#inTurn(async () => {
          await unfollow();
          ear = new Ear(this.#kept.match, seat, tell, from);
          this.#ears.add(ear);
          this.#tell(ear);
        }),
      unfollow,
      answer: (basis, choice) => this.#answer(seat, basis, choice),
      undo: (basis) =>
        this.#inTurn(async () =>
          basis === this.#basis() ? this.#do({ type: 'undo', seat }) : { type: 'stale', asked: this.#asked(seat) },
        ),
      resign: () =>
        this.#inTurn(async () => {
          const why = this.#whyNoResigning(seat);
          return why === undefined ? this.#do({ type: 'resign', seat }) : { type: 'refused', why };
        }),
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
        this.#inTurn(async () => {
          const prompt = this.#promptOf(seat, basis);
          if (prompt === undefined) return { type: 'stale', asked: this.#asked(seat) };
          return this.#do({ type: 'move', seat, prompt: prompt.id, move });
        }),
      hint: async () => {
        const [prompt] = this.#kept.match.prompts(seat);
        if (prompt === undefined) return [];
        const { thoughts } = await this.#think({ kept: this.#kept, seat, level: HINT_LEVEL });
        const { texts } = asked(this.#game, prompt);
        return thoughts.map((thought) => ({ ...thought, text: texts[thought.at ?? -1] ?? thought.option }));
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

  async #answer(seat: Seat, basis: Basis, choice: Choice, by?: string): Promise<Reply> {
    return this.#inTurn(async () => {
      const prompt = this.#promptOf(seat, basis);
      if (prompt === undefined) return { type: 'stale', asked: this.#asked(seat) };
      return this.#do({ type: 'choice', seat, prompt: prompt.id, choice, ...(by !== undefined && { by }) });
    });
  }

  /** Applies, keeps, tells. */
  async #do(entry: Entry): Promise<Reply> {
    const kept = this.#kept;
    if (this.end !== undefined) return { type: 'refused', why: 'the match is over' };
    const number = kept.entries.length;
    try {
      kept.add(entry);
    } catch (error) {
      if (error instanceof Misuse) return { type: 'refused', why: error.message };
      if (!(error instanceof BrokenRules)) throw error;
      // The match stands at its last question; nobody can go on from there.
      this.#broken = error.message;
      this.#tellAll();
      return { type: 'refused', why: `the rules of ${this.#game.name} broke: ${error.message}` };
    }
    try {
      await this.#keep(number, entry);
    } catch (error) {
      this.#takeBack(number);
      return { type: 'unkept', why: reasonOf(error) };
    }
    this.#tellAll();
    this.#callBots();
    return { type: 'ok' };
  }

  /** What was not kept has not happened: the match is made anew of what was. */
  #takeBack(count: number): void {
    const { setup, entries } = this.#kept;
    this.#kept = KeptMatch.wake(this.#game, { setup, entries: entries.slice(0, count) });
    for (const ear of this.#ears) ear.listenTo(this.#kept.match);
  }

  #tellAll(): void {
    for (const ear of this.#ears) {
      try {
        this.#tell(ear);
      } catch {
        // Whoever cannot listen is told no more: the others are.
        ear.stop();
        this.#ears.delete(ear);
      }
    }
  }

  #tell(ear: Ear): void {
    const { match } = this.#kept;
    const { end } = this;
    const noUndo =
      end !== undefined ? 'the match is over' : ear.seat === SPECTATOR ? 'you look on' : match.whyNoUndo(ear.seat);
    ear.tell({
      asked: end === undefined ? this.#asked(ear.seat) : [],
      waiting: end === undefined ? match.waiting() : [],
      basis: this.#basis(),
      ...(noUndo !== undefined && { noUndo }),
      ...(end && { end }),
    } satisfies Omit<News, 'from' | 'view' | 'frames'>);
  }

  #asked(seat: Seat): readonly OpenQuestion[] {
    if (seat === SPECTATOR || this.#kept.resigned.has(seat)) return [];
    const prompts = this.#kept.match.prompts(seat);
    return prompts.map((prompt) => ({ ...asked(this.#game, prompt), basis: this.#basisOf(prompt) }));
  }

  /** Bots answer, and those who play for whoever has left. */
  #callBots(): void {
    if (this.end !== undefined || this.#isClosed) return;
    for (const prompt of this.#kept.match.prompts()) {
      const { seat } = prompt;
      const hasLeft = this.#kept.resigned.has(seat);
      const sitter = this.#kept.setup.sitters[seat] as string; // one for each seat
      const basis = `${this.#basisOf(prompt)} ${seat}`;
      if ((sitter === PERSON && !hasLeft) || this.#riddles.has(basis)) continue;
      this.#riddles.add(basis);
      void this.#letPlay(seat, prompt, hasLeft ? DEPUTY_LEVEL : sitter, hasLeft ? DEPUTY_LEVEL : undefined).finally(
        () => this.#riddles.delete(basis),
      );
    }
  }

  async #letPlay(seat: Seat, prompt: Prompt, level: string, by: string | undefined): Promise<void> {
    const basis = this.#basisOf(prompt);
    const idea = await this.#think({ kept: this.#kept, seat, level }).catch(() => undefined);
    if (this.#isClosed) return;
    // A bot that fails is no reason for others to wait.
    const reply = idea && (await this.#answer(seat, basis, idea.choice, by));
    if (reply === undefined || reply.type === 'refused')
      await this.#answer(seat, basis, anyChoice(prompt, this.#kept.match), 'random');
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
    return `${this.#kept.entries.length}`;
  }

  #whyNoResigning(seat: Seat): string | undefined {
    if (seat === SPECTATOR) return 'you look on';
    return this.#kept.resigned.has(seat) ? 'you have given up before' : undefined;
  }

  /** The truth is for who plays alone, and for all once it is over. */
  #checkOwn(seat: Seat): void {
    const isShared = this.setup.sitters.some((sitter, other) => sitter === PERSON && other !== seat);
    if (isShared && this.end === undefined)
      throw new Misuse('seat', 'others play along: it is told when the match is over');
  }

  #inTurn<T>(body: () => Promise<T>): Promise<T> {
    const next = this.#line.then(body);
    this.#line = next.catch(() => undefined);
    return next;
  }
}

/** Who gives hints, and who plays for those who have left. */
const HINT_LEVEL = 'search:1s';
const DEPUTY_LEVEL = 'greedy';

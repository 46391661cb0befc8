import type { Choice, Prompt, Seat } from '@fermata/core';
import { Deadlines } from './deadlines.ts';
import { type KeptMatch, PERSON } from './kept-match.ts';
import type { Ports } from './ports.ts';
import { anyChoice, type Think } from './think.ts';
import type { Basis, Reply } from './wire.ts';

/** What stand-ins need of the host whose match it is. */
export interface Hosting {
  kept(): KeptMatch;
  isClosed(): boolean;
  basisOf(prompt: Prompt): Basis;
  answer(seat: Seat, basis: Basis, choice: Choice, by: string | undefined): Promise<Reply>;
}

/** Whoever answers where no person does: bots, and those who play for somebody who has left or took too long. */
export class StandIns {
  readonly #host: Hosting;
  readonly #think: Think;
  readonly #openSince: Ports['openSince'];
  readonly #deadlines: Deadlines;
  /** What is thought about now. */
  readonly #thoughtAbout = new Set<string>();

  constructor(host: Hosting, think: Think, { clock, openSince }: Ports) {
    this.#host = host;
    this.#think = think;
    this.#openSince = openSince;
    this.#deadlines = new Deadlines(clock);
  }

  /** Nobody's time runs any more. */
  stop(): void {
    this.#deadlines.stop();
  }

  /** They answer what is asked now; people have their time. */
  call(): void {
    const kept = this.#kept;
    const { match, setup, resigned, away } = kept;
    const open = match.prompts().map((prompt) => ({ prompt, key: kept.keyOf(prompt) }));
    this.#deadlines.keepOnly(open.map(({ key }) => key));
    for (const [at, { prompt, key }] of open.entries()) {
      const { seat } = prompt;
      const hasLeft = resigned.has(seat) || away.has(seat);
      const sitter = setup.sitters[seat] as string; // one for each seat
      if (sitter === PERSON && !hasLeft)
        this.#deadlines.set(key, (agent) => this.#expire(key, prompt, agent), this.#openSince?.get(key));
      // Those who race come in the order drawn: else a bot that thinks fast would always be first, and a person never.
      else if (at === 0 || !prompt.race)
        this.#letPlay(key, prompt, hasLeft ? DEPUTY_LEVEL : sitter, hasLeft ? DEPUTY_LEVEL : undefined);
    }
  }

  get #kept(): KeptMatch {
    return this.#host.kept();
  }

  /** Whoever took too long is answered for: by what the question says, or else by an agent. */
  #expire(key: string, prompt: Prompt, agent: string | undefined): void {
    if (agent === undefined || prompt.otherwise !== undefined)
      void this.#insist(prompt, this.#host.basisOf(prompt), anyChoice(prompt, this.#kept.match), TIME_OUT);
    else this.#letPlay(key, prompt, agent, `${TIME_OUT}: ${agent}`);
  }

  #letPlay(key: string, prompt: Prompt, level: string, by: string | undefined): void {
    if (this.#thoughtAbout.has(key)) return;
    this.#thoughtAbout.add(key);
    void this.#thinkAndAnswer(prompt, level, by).finally(() => this.#thoughtAbout.delete(key));
  }

  async #thinkAndAnswer(prompt: Prompt, level: string, by: string | undefined): Promise<void> {
    const { seat } = prompt;
    const basis = this.#host.basisOf(prompt);
    const answer = await this.#think({ kept: this.#kept, seat, level }).catch(() => undefined);
    if (this.#host.isClosed()) return;
    // A bot that fails is no reason for others to wait.
    const reply = answer && (await this.#insist(prompt, basis, answer.choice, by));
    if (reply !== undefined && reply.type !== 'refused') return;
    const instead = prompt.otherwise === undefined ? 'random' : 'default';
    await this.#insist(prompt, basis, anyChoice(prompt, this.#kept.match), `${instead}, since ${level} failed`);
  }

  /** Nobody else says again what could not be kept. */
  async #insist({ seat }: Prompt, basis: Basis, choice: Choice, by: string | undefined): Promise<Reply> {
    for (;;) {
      const reply = await this.#host.answer(seat, basis, choice, by);
      if (reply.type !== 'unkept' || this.#host.isClosed()) return reply;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Who plays for those who have left. */
const DEPUTY_LEVEL = 'greedy';

/** Who decided, as the record says it, where somebody took too long. */
const TIME_OUT = 'time-out';

/** How long one waits before one says again what could not be kept. */
const AGAIN_MS = 500;

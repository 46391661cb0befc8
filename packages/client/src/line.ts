/**
 * A line to a match that mends itself. Its promises:
 * 1. A command has one name for good: said again after the line broke, it is done once.
 * 2. Frames come in order and without gaps: after the line broke, from the first one that was not heard.
 */
import type { Basis, News } from '@fermata/session';
import { type Socket, socketTo } from './socket.ts';

/** Where a line leads, and for whom. */
export interface Address {
  /** The address of the server, such as `http://127.0.0.1:4620/`. */
  readonly server: string;
  readonly match: string;
  /** Of the seat; without one, one looks on. */
  readonly token?: string | undefined;
}

/** Something that somebody said at the match. */
export interface ChatLine {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
  readonly at: string;
}

/** What is told when one has sat down: the hash of the seed, and once the match is over the seed. */
export interface Welcome {
  readonly seat: number;
  readonly seedHash: string;
  readonly seed?: string;
}

/** The server does not let this one in, or not do this. */
export class NotServed extends Error {
  override readonly name: string = 'NotServed';
}

/** Something that was said is longer than the server takes; all else was said again, and this was not. */
export class TooLong extends NotServed {
  override readonly name = 'TooLong';

  constructor() {
    super('this is longer than the server takes; say less at once');
  }
}

interface Waiting {
  readonly message: object;
  readonly resolve: (told: Told) => void;
  readonly reject: (error: Error) => void;
}

interface Told {
  readonly type: string;
  readonly [field: string]: unknown;
}

const FIRST_DELAY_MS = 100;
const LAST_DELAY_MS = 5000;
/** The server is heard every 15 seconds; one that is not is gone. */
const SILENCE_MS = 40_000;
const REFUSED_FOR_GOOD = 4000;
/** The line broke, and nobody closed it. */
const BROKEN = 1006;
/** Closed with this, somebody has said too much at once. */
const TOO_LONG = 1009;

export class Line {
  #place: Address;
  #socket: Socket | undefined;
  /** The token that was said last. */
  #shown: string | undefined;
  #isWelcome = false;
  #isClosed = false;
  #delayMs = FIRST_DELAY_MS;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** What was said and not answered yet, by its name: it is said again when the line is back. */
  readonly #waiting = new Map<string, Waiting>();
  #last = 0;
  #tell: ((news: News) => void) | undefined;
  #heard = 0;
  #basis: Basis | undefined;
  #failure: NotServed | undefined;
  /** Told of what is said at the match, and of each welcome. */
  onChat: (line: ChatLine) => void = () => {};
  onWelcome: (welcome: Welcome) => void = () => {};

  constructor(place: Address) {
    this.#place = place;
    void this.#connect();
  }

  close(why = new NotServed('the line was closed')): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    this.#socket?.close();
    this.#failAll(why);
  }

  /** The seat has another token from now on; the server may have refused the one before. */
  sitAs(token: string): void {
    this.#place = { ...this.#place, token };
    if (this.#socket !== undefined) this.#socket.close();
    else if (this.#failure !== undefined) {
      this.#isClosed = false;
      void this.#connect();
    }
    this.#failure = undefined;
  }

  /** Breaks the line as a bad network would: it mends itself. */
  drop(): void {
    this.#socket?.close();
  }

  /** Does something once, however often the line breaks. */
  command(what: string, given: readonly unknown[]): Promise<Told> {
    const command = globalThis.crypto.randomUUID();
    return this.#say(`command ${command}`, { type: 'command', command, do: what, given });
  }

  async ask(what: string, given: readonly unknown[]): Promise<unknown> {
    return (await this.#numbered({ type: 'question', ask: what, given })).value;
  }

  async say(text: string): Promise<void> {
    await this.#numbered({ type: 'say', text });
  }

  async follow(tell: (news: News) => void, from: number): Promise<void> {
    this.#tell = tell;
    this.#heard = from;
    this.#basis = undefined;
    if (this.#isWelcome) await this.#numbered({ type: 'follow', from });
    else await this.#untilWelcome();
  }

  async unfollow(): Promise<void> {
    this.#tell = undefined;
    if (this.#isWelcome) await this.#numbered({ type: 'unfollow' });
  }

  /** Whoever follows before the line is up is told as soon as it is. */
  async #untilWelcome(): Promise<void> {
    await this.ask('about', []);
  }

  #numbered(message: object): Promise<Told> {
    const id = ++this.#last;
    return this.#say(`answer ${id}`, { ...message, id });
  }

  #say(name: string, message: object): Promise<Told> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.set(name, { message, resolve, reject });
      if (this.#isWelcome) this.#send(message);
    });
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  async #connect(): Promise<void> {
    const { server, match, token } = this.#place;
    const address = new URL('api/socket', server);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = await socketTo(address.href);
    this.#socket = socket;
    if (this.#isClosed) socket.close();
    this.#shown = token;
    socket.onopen = () => this.#send({ type: 'hello', match, ...(token !== undefined && { token }) });
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Told);
    const lost = (code: number) => {
      if (this.#socket === socket) this.#lost(code);
    };
    // It is closed then, too; but of one that could not be opened Node 22 does not tell.
    socket.onerror = () => lost(BROKEN);
    socket.onclose = ({ code }) => lost(code);
    this.#listen();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE_MS);
  }

  #lost(code: number): void {
    this.#isWelcome = false;
    this.#socket = undefined;
    clearTimeout(this.#silence);
    if (this.#isClosed) return;
    if (code === TOO_LONG && !this.#dropLongest()) {
      this.#isClosed = true;
      this.#failAll(new TooLong());
      return;
    }
    // What was refused to the token before is not refused to the one of now.
    if (code >= REFUSED_FOR_GOOD && this.#shown !== this.#place.token) this.#failure = undefined;
    else if (code >= REFUSED_FOR_GOOD) {
      this.#isClosed = true;
      this.#failAll(this.#failure ?? new NotServed('the server closed the line'));
      return;
    }
    // Everybody who lost it comes back, but not all at once.
    this.#again = setTimeout(() => void this.#connect(), this.#delayMs * (0.5 + Math.random()));
    this.#delayMs = Math.min(this.#delayMs * 2, LAST_DELAY_MS);
  }

  /** Said again, it would be too long again, and nothing else were ever heard. False where nothing waits. */
  #dropLongest(): boolean {
    const lengthOf = (name: string) => JSON.stringify(this.#waiting.get(name)?.message).length;
    const [longest] = [...this.#waiting.keys()].sort((a, b) => lengthOf(b) - lengthOf(a));
    if (longest === undefined) return false;
    this.#settle(longest, ({ reject }) => reject(new TooLong()));
    return true;
  }

  #failAll(error: NotServed): void {
    this.#failure = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #hear(told: Told): void {
    this.#listen();
    if (told.type === 'news') this.#hearNews(told.news as News);
    else if (told.type === 'reply') this.#settle(`command ${told.command}`, (it) => it.resolve(told));
    else if (told.type === 'answer') this.#settle(`answer ${told.id}`, (it) => it.resolve(told));
    else if (told.type === 'refusal')
      this.#settle(`answer ${told.id}`, (it) => it.reject(new NotServed(`${told.why}`)));
    else if (told.type === 'bad') this.#hearBad(told);
    else if (told.type === 'beat') this.#send({ type: 'beat' });
    else if (told.type === 'chat') this.onChat(told.line as ChatLine);
    else if (told.type === 'refused') this.#failure = new NotServed(`${told.why}`);
    else if (told.type === 'welcome') this.#welcome(told as unknown as Welcome);
  }

  #welcome(welcome: Welcome): void {
    this.#isWelcome = true;
    this.#delayMs = FIRST_DELAY_MS;
    this.onWelcome(welcome);
    if (this.#tell !== undefined) {
      const basis = this.#basis;
      this.#send({ type: 'follow', id: ++this.#last, from: this.#heard, ...(basis !== undefined && { basis }) });
    }
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #hearNews(news: News): void {
    this.#heard = news.from + news.frames.length;
    this.#basis = news.basis;
    this.#tell?.(news);
  }

  /** Said again, it would be as bad. Before the welcome it was the hello. */
  #hearBad({ id, command, why }: Told): void {
    const error = new NotServed(`${why}`);
    if (id !== undefined) this.#settle(`answer ${id}`, ({ reject }) => reject(error));
    else if (command !== undefined) this.#settle(`command ${command}`, ({ reject }) => reject(error));
    else if (!this.#isWelcome) this.close(error);
  }

  #settle(name: string, settle: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(name);
    this.#waiting.delete(name);
    if (waiting !== undefined) settle(waiting);
  }
}

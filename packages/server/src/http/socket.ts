/**
 * One client's socket. Hello comes first, with match and token; then news come in order and without gaps, and commands and
 * questions are answered, each by its name or number.
 */
import { SPECTATOR } from '@fermata/core';
import type { Session } from '@fermata/session';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { answerQuestion, doCommand } from '../commands.ts';
import type { Matches } from '../matches.ts';
import { badMessage, type Message, message } from '../messages.ts';
import type { Counters } from '../metrics.ts';
import { Refused } from '../refused.ts';
import type { Table } from '../table.ts';
import { NO_SUCH_SEAT, opened } from './seats.ts';

export interface SocketLimits {
  /** Messages that may be said at once, and then each second. */
  readonly burst: number;
  readonly perSecond: number;
  /** Bytes that may wait to be read by the client: who is slower comes back later. */
  readonly queueBytes: number;
  /** Sockets that may be open to one address at once. */
  readonly perAddress: number;
  /** How long one may take to say hello, in milliseconds. */
  readonly helloMs: number;
  /** How often every line is told that there is somebody, in milliseconds; one that is silent for three of them is gone. */
  readonly beatMs: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  ...{ burst: 200, perSecond: 50, queueBytes: 1 << 20 },
  ...{ perAddress: 256, helloMs: 10_000, beatMs: 15_000 },
};

/** Why a socket is closed, by number: those from 4000 on are for good. */
const CLOSED = { again: 1012, slow: 1013, hasty: 1008, silent: 1008, refused: 4403 } as const;

/** After so many beats without a word nobody is there. */
const SILENT_BEATS = 3;

export interface SocketPorts {
  readonly matches: Matches;
  readonly counters: Counters;
  readonly log: Logger;
  readonly limits: SocketLimits;
}

/** Where a client sits or looks on, once it has said hello. */
interface Attendance {
  readonly table: Table;
  readonly seat: number;
  readonly token: string | undefined;
  readonly session: Session;
}

export class Line {
  readonly #socket: WebSocket;
  readonly #ports: SocketPorts;
  #at: Attendance | undefined;
  #unlisten: () => void = () => {};
  #silence: ReturnType<typeof setTimeout> | undefined;
  #heard = Date.now();
  #allowed: number;
  /** One message after the other: hello is done before what follows it. */
  #turn: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, ports: SocketPorts) {
    this.#socket = socket;
    this.#ports = ports;
    this.#allowed = ports.limits.burst;
    ports.counters.sockets.inc();
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? undefined : String(data)));
    socket.on('close', () => this.#end());
    socket.on('error', () => {}); // it is closed then, too
    const { helloMs } = ports.limits;
    this.#silence = setTimeout(() => socket.close(CLOSED.silent, 'nobody said hello'), helloMs);
  }

  /** Tells the client to come back to whoever serves then. */
  comeBack(): void {
    this.#send({ type: 'again' });
    this.#socket.close(CLOSED.again);
  }

  #end(): void {
    clearTimeout(this.#silence);
    this.#ports.counters.sockets.dec();
    this.#unlisten();
    void this.#at?.session.unfollow();
    this.#at = undefined;
  }

  /** Says that there is somebody, and hangs up on who has not been heard for long. */
  keepAlive(): void {
    if (Date.now() - this.#heard > SILENT_BEATS * this.#ports.limits.beatMs) this.#socket.terminate();
    else this.#send({ type: 'beat' });
  }

  #hear(text: string | undefined): void {
    const now = Date.now();
    const { burst, perSecond } = this.#ports.limits;
    this.#allowed = Math.min(burst, this.#allowed + ((now - this.#heard) / 1000) * perSecond) - 1;
    this.#heard = now;
    if (this.#allowed < 0) {
      this.#socket.close(CLOSED.hasty, 'too many messages');
      return;
    }
    const said = parsed(text);
    const read = message.safeParse(said);
    if (!read.success) this.#send(badMessage(said, read.error));
    else this.#turn = this.#turn.then(() => this.#obey(read.data)).catch((error: Error) => this.#fail(error));
  }

  async #obey(said: Message): Promise<void> {
    if (said.type === 'beat') return;
    if (said.type === 'hello') return this.#greet(said);
    if (this.#at === undefined) throw new Refused('say hello first');
    const { table, token } = this.#at;
    // Whoever was given another token in the meantime has nothing to say with this one.
    if (token !== undefined && table.seatOf(token) !== this.#at.seat) throw new Refused(NO_SUCH_SEAT);
    table.used = Date.now();
    if (said.type === 'command') void this.#command(said);
    else void this.#question(said);
  }

  async #greet({ match, token }: Message & { type: 'hello' }): Promise<void> {
    if (this.#ports.matches.isDraining) {
      this.comeBack();
      return;
    }
    const { matches } = this.#ports;
    const table = await (token === undefined ? matches.open(match) : opened(matches, match));
    const seat = token === undefined ? SPECTATOR : table.seatOf(token);
    if (seat === undefined) throw new Refused(NO_SUCH_SEAT);
    await this.#at?.session.unfollow();
    this.#unlisten();
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#at = { table, seat, token, session: table.host.session(seat) };
    const deafen = table.listen(({ match: _, ...line }) => this.#send({ type: 'chat', line }));
    this.#unlisten = deafen;
    if (token !== undefined) {
      // Who left has another token: whoever holds the old one hears nothing more of that seat.
      const unwatch = table.watchSeats(() => {
        if (table.seatOf(token) !== seat) this.#fail(new Refused(NO_SUCH_SEAT));
      });
      this.#unlisten = () => {
        deafen();
        unwatch();
      };
    }
    this.#send({ type: 'welcome', seat, ...table.commitment });
  }

  async #command({ command, do: what, given }: Message & { type: 'command' }): Promise<void> {
    const at = this.#at as Attendance; // who has said hello
    try {
      const done = await doCommand(at.table, at.seat, command, what, given, this.#ports.counters);
      this.#send({ type: 'reply', command, ...done });
    } catch {
      this.#ports.log.error({ match: at.table.id }, 'a command failed');
      this.#send({ type: 'reply', command, reply: { type: 'refused', why: 'something went wrong here' } });
    }
  }

  async #question(said: Exclude<Message, { type: 'hello' | 'command' | 'beat' }>): Promise<void> {
    const { table, seat, session } = this.#at as Attendance; // who has said hello
    try {
      const value = await this.#answerTo(said, table, seat, session);
      this.#send({ type: 'answer', id: said.id, ...(value !== undefined && { value }) });
    } catch (error) {
      if (!(error instanceof Refused)) this.#ports.log.error({ match: table.id }, 'a question failed');
      const why = error instanceof Refused ? error.message : 'something went wrong here';
      this.#send({ type: 'refusal', id: said.id, why });
    }
  }

  async #answerTo(
    said: Exclude<Message, { type: 'hello' | 'command' | 'beat' }>,
    table: Table,
    seat: number,
    session: Session,
  ): Promise<unknown> {
    if (said.type === 'question') return answerQuestion(session, said.ask, said.given);
    if (said.type === 'unfollow') return session.unfollow();
    if (said.type === 'say') {
      if (seat === SPECTATOR) throw new Refused('you look on');
      return table.say(seat, said.text);
    }
    // What it has seen holds no more where something was taken back since.
    const holds = said.basis === undefined || table.host.isSameLine(said.basis);
    return session.follow((news) => this.#send({ type: 'news', news }), holds ? said.from : 0);
  }

  #fail(error: Error): void {
    const why = error instanceof Refused ? error.message : 'something went wrong here';
    this.#send({ type: 'refused', why });
    // What cannot be read now may be read later; what is refused stays refused.
    this.#socket.close(error instanceof Refused ? CLOSED.refused : CLOSED.again);
  }

  #send(told: object): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#ports.limits.queueBytes) this.#socket.close(CLOSED.slow, 'too slow');
    else this.#socket.send(JSON.stringify(told));
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

import type { Frame, News } from '@fermata/session';
import type { Page, WebSocket } from 'playwright-core';

/** What is said on a socket: the messages of server and client. */
interface Said {
  readonly type: string;
  readonly news?: News;
  readonly [field: string]: unknown;
}

/** One socket of a page, from its beginning to its end. */
export interface Call {
  readonly sent: Said[];
  readonly heard: Said[];
  isClosed: boolean;
}

/** Listens to all sockets of a page. */
export class Wire {
  readonly calls: Call[] = [];
  /** All that was heard, as it came. */
  readonly texts: string[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => this.#listen(socket));
  }

  /** The socket on which something was said last. */
  get last(): Call | undefined {
    return this.calls.findLast(({ sent }) => sent.length > 0);
  }

  /** The socket on which something was said next. */
  after(call: Call): Call | undefined {
    return this.calls.slice(this.calls.indexOf(call) + 1).find(({ sent }) => sent.length > 0);
  }

  /** All frames that were heard, in order; those that were taken back, too. */
  get frames(): readonly Frame[] {
    return this.#news().flatMap(({ frames }) => frames);
  }

  /** What the next socket has to ask for: the first frame that was not heard, and what that is based on. */
  get next(): { readonly from: number; readonly basis: string } | undefined {
    const last = this.#news().at(-1);
    return last && { from: last.from + last.frames.length, basis: last.basis };
  }

  #news(): News[] {
    return this.calls.flatMap(({ heard }) => heard.flatMap(({ news }) => news ?? []));
  }

  #listen(socket: WebSocket): void {
    const call: Call = { sent: [], heard: [], isClosed: false };
    this.calls.push(call);
    socket.on('framesent', ({ payload }) => call.sent.push(JSON.parse(String(payload))));
    socket.on('framereceived', ({ payload }) => {
      this.texts.push(String(payload));
      call.heard.push(JSON.parse(String(payload)));
    });
    socket.on('close', () => {
      call.isClosed = true;
    });
  }
}

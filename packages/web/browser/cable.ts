import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What lies between a browser and a server: it can be cut, and mended. (A page that Chromium calls offline keeps its sockets.) */
export class Cable {
  readonly #ends = new Set<Socket>();
  readonly #server: Server;
  readonly #from: number;
  #isCut = false;
  /** How many lines were up when it was cut. */
  torn = 0;
  #tried: () => void = () => {};

  /** From one port of this machine to another. */
  constructor(from: number, to: number) {
    this.#from = from;
    this.#server = createServer((near) => {
      if (this.#isCut) {
        near.destroy();
        this.#tried();
        return;
      }
      const far = connect(to, '127.0.0.1');
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#ends.add(end);
        end.pipe(other);
        end.on('error', () => {}); // it is closed then, too
        end.on('close', () => {
          this.#ends.delete(end);
          other.destroy();
        });
      }
    });
  }

  async lay(): Promise<void> {
    this.#server.listen(this.#from, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  cut(): void {
    this.#isCut = true;
    this.torn = this.#ends.size / 2;
    for (const end of this.#ends) end.destroy();
  }

  /** Somebody has tried to get through and could not. */
  async tried(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#tried = resolve;
    });
  }

  mend(): void {
    this.#isCut = false;
  }

  remove(): void {
    this.cut();
    this.#server.close();
  }
}

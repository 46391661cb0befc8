import type { Answer, Stretch, Threads } from '@fermata/sim/page';

type Play = (stretch: Stretch) => Promise<Answer>;

/** Workers of a browser as threads of a simulation: whoever is free takes what waits longest. */
export class WorkerThreads implements Threads {
  readonly workers: number;
  readonly #free: Play[];
  readonly #waiting: { readonly start: (play: Play) => void; readonly refuse: (error: Error) => void }[] = [];
  readonly #refusals = new Set<(error: Error) => void>();

  constructor(hands: readonly Play[]) {
    this.workers = hands.length;
    this.#free = [...hands];
  }

  run(stretch: Stretch): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const refuse = (error: Error) => {
        this.#refusals.delete(refuse);
        reject(error);
      };
      this.#refusals.add(refuse);
      const start = (play: Play) => {
        const free = () => {
          this.#refusals.delete(refuse);
          this.#free.push(play);
          this.#next();
        };
        play(stretch).then(
          (answer) => {
            resolve(answer);
            free();
          },
          (error: Error) => {
            reject(error);
            free();
          },
        );
      };
      this.#waiting.push({ start, refuse });
      this.#next();
    });
  }

  /** Whoever has the workers ends them; here nobody waits for them any more. */
  async close(): Promise<void> {
    this.#waiting.length = 0;
    for (const refuse of [...this.#refusals]) refuse(new Error('stopped'));
  }

  #next(): void {
    const play = this.#waiting.length > 0 ? this.#free.shift() : undefined;
    if (play !== undefined) this.#waiting.shift()?.start(play);
  }
}

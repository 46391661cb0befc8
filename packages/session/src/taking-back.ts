import { reasonOf } from '@fermata/agents';
import { type Seat, SPECTATOR } from '@fermata/core';
import type { Inside } from './inside.ts';
import type { Command } from './ports.ts';
import { basisOf, isPerson, questionsOf } from './standing.ts';
import { UndoWish } from './undo-wish.ts';
import type { Basis, Reply, Wish } from './wire.ts';

/** Taking back: at once, or once all others who play have agreed. */
export class TakingBack {
  readonly #host: Inside;
  #wish: UndoWish | undefined;

  constructor(host: Inside) {
    this.#host = host;
  }

  /** What somebody wants to take back, as everybody is told it. */
  get wish(): Wish | undefined {
    return this.#wish?.told;
  }

  /** Why nothing can be taken back; undefined where something can. */
  whyNot(seat: Seat): string | undefined {
    const { undo } = this.#host.ports;
    if (seat === SPECTATOR) return 'you look on';
    if (undo === 'off') return 'in this match nothing is taken back';
    const kept = this.#host.kept();
    // The others may agree to what stands against it.
    return undo === 'consent' ? undefined : kept.match.whyNoUndo(seat, kept.bots);
  }

  /** The match has gone on, or ends here. */
  drop(): void {
    this.#wish?.stop();
    this.#wish = undefined;
  }

  undo(seat: Seat, basis: Basis, command: Command | undefined): Promise<Reply> {
    const host = this.#host;
    return host.once(command, async () => {
      const kept = host.kept();
      if (basis !== basisOf(kept)) return { type: 'stale', asked: questionsOf(host.game, kept, seat) };
      const why = this.whyNot(seat);
      if (why !== undefined) return { type: 'refused', why };
      const others = host.ports.undo === 'consent' ? this.#others(seat) : [];
      if (others.length === 0) return host.do({ type: 'undo', seat }, command);
      const barrier = kept.match.whyNoUndo(seat, kept.bots);
      try {
        kept.match.fork().undo(seat, { force: true });
      } catch (error) {
        return { type: 'refused', why: reasonOf(error) };
      }
      this.#ask({ seat, left: others, ...(barrier !== undefined && { barrier }) }, basis);
      return { type: 'ok' };
    });
  }

  consent(seat: Seat, basis: Basis, agrees: boolean, command: Command | undefined): Promise<Reply> {
    const host = this.#host;
    return host.once(command, async () => {
      const wish = this.#wish;
      if (wish === undefined || wish.basis !== basis)
        return { type: 'stale', asked: questionsOf(host.game, host.kept(), seat) };
      if (!wish.told.left.includes(seat)) return { type: 'refused', why: 'you were not asked to agree' };
      if (agrees && wish.agree(seat)) return host.do({ type: 'undo', seat: wish.told.seat, agreed: true }, command);
      if (!agrees) this.drop();
      host.tellAll();
      return { type: 'ok' };
    });
  }

  /** The others are asked; unless all agree in time, nothing comes of it. */
  #ask(wish: Wish, basis: Basis): void {
    const { ports, tellAll } = this.#host;
    this.drop();
    const patienceMs = ports.clock === undefined ? WISH_MS : ports.clock.seconds * 1000;
    this.#wish = new UndoWish(wish, basis, patienceMs, () => {
      this.#wish = undefined;
      tellAll();
    });
    tellAll();
  }

  /** The people at other seats who have not gone. */
  #others(seat: Seat): Seat[] {
    const kept = this.#host.kept();
    return [...kept.setup.sitters.keys()].filter((other) => other !== seat && isPerson(kept, other));
  }
}

/** How long the others have to agree that something is taken back, where no clock says so. */
const WISH_MS = 60_000;

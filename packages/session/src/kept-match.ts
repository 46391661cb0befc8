import {
  type AnyGame,
  type AnyMatch,
  type MatchRecord,
  type Outcome,
  type Prompt,
  type Seat,
  start,
} from '@fermata/core';
import { load } from '@fermata/core/host';
import { play } from '@fermata/core/moves';
import type { Entry, Setup } from './wire.ts';

/** A match as it is kept: how it was set up, and what has happened since. */
export interface Kept {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  /** What its first entries came to, where the rules of today cannot play them. */
  readonly base?: UpgradedStart | undefined;
}

/** A match as it stood after some of its entries: where they were played by older rules, and the game upgraded the record. */
export interface UpgradedStart {
  readonly record: MatchRecord;
  readonly entries: number;
}

/** A kept match that cannot go on: with the entry that does not fit, and the match up to there. */
export class Unfit extends Error {
  readonly entry: number;

  constructor(entry: number, message: string) {
    super(message);
    this.name = 'Unfit';
    this.entry = entry;
  }
}

/** A match that is made of its entries, and goes on with them. */
export class KeptMatch {
  readonly setup: Setup;
  readonly match: AnyMatch;
  readonly entries: Entry[] = [];
  readonly resigned = new Set<Seat>();
  /** Who has left, and is played for. */
  readonly away = new Set<Seat>();
  /** How often something was taken back: prompts count anew from there. */
  undone = 0;
  readonly base: UpgradedStart | undefined;

  constructor(setup: Setup, match: AnyMatch, base?: UpgradedStart) {
    this.setup = setup;
    this.match = match;
    this.base = base;
  }

  /** A new one; throws Misuse where it cannot be set up so. */
  static begin(game: AnyGame, setup: Setup): KeptMatch {
    const { sitters, seed, options, position } = setup;
    const given = { ...(options !== undefined && { options }), ...(position !== undefined && { position }) };
    return new KeptMatch(setup, start(game, { seats: sitters.length, seed, ...given }));
  }

  /** The match as it was left. Throws Unfit where the rules are others by now. */
  static wake(game: AnyGame, { setup, entries, base }: Kept): KeptMatch {
    if (setup.version !== game.version)
      throw new Unfit(
        0,
        `this match was begun with version ${setup.version} of ${game.name}; the rules are version ${game.version} now`,
      );
    const kept = base === undefined ? KeptMatch.begin(game, setup) : KeptMatch.from(game, setup, base);
    for (const [at, entry] of entries.entries()) {
      try {
        if (at < (base?.entries ?? 0)) kept.note(entry);
        else kept.add(entry);
      } catch (error) {
        throw new Unfit(at, `entry ${at} of the match does not fit: ${(error as Error).message}`);
      }
    }
    return kept;
  }

  /** As it stood at its base: the entries before that are still to be noted. */
  static from(game: AnyGame, setup: Setup, base: UpgradedStart): KeptMatch {
    return new KeptMatch(setup, load(game, base.record, { bare: true }), base);
  }

  /** The seats of bots: what they have answered is taken back with what led to it. */
  get bots(): readonly Seat[] {
    return this.setup.sitters.flatMap((sitter, seat) => (sitter === PERSON ? [] : [seat]));
  }

  /** Does it, or throws and has changed nothing. */
  add(entry: Entry): void {
    const { match } = this;
    if (entry.type === 'choice') match.answer(entry.prompt, entry.choice, entry.by);
    else if (entry.type === 'move') play(match, entry.seat, entry.move);
    else if (entry.type === 'undo') match.undo(entry.seat, { force: entry.agreed === true, past: this.bots });
    this.note(entry);
  }

  /** All of an entry but what it does to the match itself, which has happened. */
  note(entry: Entry): void {
    if (entry.type === 'undo') this.undone++;
    else if (entry.type === 'resign') this.resigned.add(entry.seat);
    else if (entry.type === 'leave') this.away.add(entry.seat);
    else if (entry.type === 'back') this.away.delete(entry.seat);
    this.entries.push(entry);
  }

  /** What tells an open question from all others that are or were asked in this match. */
  keyOf({ id, seat }: Pick<Prompt, 'id' | 'seat'>): string {
    return `${this.undone}.${id} ${seat}`;
  }

  /** A place per seat once it is over, by its rules or because all but one have given up. */
  get outcome(): Outcome | undefined {
    const { match, resigned } = this;
    if (match.outcome !== undefined || resigned.size === 0) return match.outcome;
    const { sitters } = this.setup;
    const people = [...sitters.keys()].filter((seat) => sitters[seat] === PERSON);
    const isOver = resigned.size >= sitters.length - 1 || people.every((seat) => resigned.has(seat));
    if (!isOver) return undefined;
    const last = sitters.length - resigned.size + 1;
    return sitters.map((_, seat) => (resigned.has(seat) ? { rank: last, score: 0 } : { rank: 1, score: 1 }));
  }
}

/** Who sits at a seat that no bot has. */
export const PERSON = 'person';

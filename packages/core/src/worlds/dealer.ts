import type { Rules } from '../game/game.ts';
import { sees, type Token, type Zone } from '../game/secrets.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { Ledger, type Pages } from '../secrets/ledger.ts';
import { hiddenFrom, valuesOf, viewOf, write } from '../secrets/view.ts';
import { copyJson } from '../values/json.ts';
import type { Luck } from './retold.ts';
import type { Part, Turn } from './turn.ts';
import { anyWay, type Gone } from './ways.ts';

/** The start of a turn, with all the ways in which tokens may lie and go. */
export class Dealer {
  declare readonly game: Rules;
  declare readonly base: object;
  declare readonly turn: Turn;
  declare readonly pinned: ReadonlySet<Token>;
  /** True if it leaves the turn to chance: who moved untold is found by what the turn shows then. */
  declare readonly isBlind: boolean;
  readonly #ledgers = new Map<string | undefined, Ledger>();
  /** Places that matter: in which zone, at which place, whose part lies there. */
  readonly #spots: { readonly zone: string; readonly at: number; readonly part: Part }[] = [];

  constructor(
    game: Rules,
    base: object,
    pages: Pages,
    turn: Turn,
    pinned: ReadonlySet<Token> = new Set(),
    isBlind = false,
  ) {
    this.game = game;
    this.base = base;
    this.turn = turn;
    this.pinned = pinned;
    this.isBlind = isBlind;
    for (const kind of new Set([...pages.keys(), ...turn.moments.keys()])) {
      const page = pages.get(kind) ?? new Ledger();
      const moments = isBlind ? undefined : turn.moments.get(kind);
      this.#ledgers.set(kind, moments ? page.after(moments) : page);
    }
    if (turn.placed.size === 0) return;
    for (const { name, tokens } of hiddenFrom(game, base, turn.seat)) {
      for (const [at, token] of tokens.entries()) {
        const part = turn.placed.get(token);
        if (part) this.#spots.push({ zone: name, at, part });
      }
    }
  }

  /** A state at the start of the turn with hidden tokens dealt and hidden values guessed; and who plays whose part. */
  deal(oracle: Oracle): { readonly state: object; readonly actor: Luck['actor'] } {
    const { game, base, turn } = this;
    const ways = new Map<string | undefined, Gone>();
    for (const [kind, ledger] of this.#ledgers) ways.set(kind, anyWay(ledger, oracle));
    const actor = (part: Part | undefined): unknown => {
      if (part?.move === undefined) return part?.token;
      return ways.get(part.kind)?.moved[part.move];
    };
    const state = copyJson(base); // it is written to, and a copy of the game's own may share what rules never write to
    for (const { zone, at, part } of this.#spots) {
      const tokens = ways.get(part.kind)?.lie.get(zone) as Token[]; // it lies there
      const from = tokens.indexOf(actor(part) as Token);
      if (from >= 0) [tokens[from], tokens[at]] = [tokens[at] as Token, tokens[from] as Token]; // within
    }
    for (const zone of hiddenFrom(game, state, turn.seat)) fill(zone, ways.get(zone.kind));
    if (game.secrets?.values) this.#guess(state, oracle);
    return { state, actor };
  }

  #guess(state: object, oracle: Oracle): void {
    const { game, base, turn } = this;
    const view = viewOf(game, base, turn.seat);
    for (const { path, seenBy, guess } of valuesOf(game, base))
      if (!sees(seenBy, turn.seat)) write(state, path, guess(view, oracle));
  }
}

function fill({ name, tokens }: Zone, way: Gone | undefined): void {
  const dealt = way?.lie.get(name);
  for (let at = 0; at < tokens.length; at++) (tokens as Token[])[at] = dealt?.[at] as Token; // as many as lie there
}

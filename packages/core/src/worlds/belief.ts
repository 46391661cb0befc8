import type { Seat } from '../game/flow.ts';
import { copyState, type Rules } from '../game/game.ts';
import { sees, type Token, type Zone } from '../game/secrets.ts';
import { again, checkpointOf } from '../match/again.ts';
import type { Imagining } from '../match/imagine.ts';
import type { Live } from '../match/live.ts';
import { begin } from '../match/origin.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import { type Pages, UNKNOWN } from '../secrets/ledger.ts';
import { valuesOf, viewOf, write, zonesOf } from '../secrets/view.ts';
import { isAlike } from '../values/alike.ts';
import { broken } from '../values/errors.ts';
import { copyJson } from '../values/json.ts';
import { namesIn } from '../values/names-in.ts';
import { anyAnswer, comparing, type Enacted, enact, mimic, type Reply } from './enact.ts';
import { pagesOf } from './follow.ts';
import type { Way } from './journey.ts';
import type { Fall } from './retold.ts';
import { type Part, Turn } from './turn.ts';
import { type Unseen, unseenIn } from './unseen.ts';
import { Ways } from './ways.ts';
import { Witness } from './witness.ts';

/**
 * What a seat believes where a match stands: prepared once, then worlds are dealt from it. Hidden tokens have gone any way
 * that fits what the seat was told; the turn is executed again; and the world is one that could be if all that the seat is
 * shown comes out the same. What is to come has chance of its own.
 */
export class Belief {
  readonly #match: Live;
  readonly #seat: Seat;
  readonly #pages: Pages;
  readonly #hand: Hand;
  /** The same, with all that must go as it went: found if need be. */
  #firm: Hand | undefined;
  readonly #unseen: Unseen;
  readonly #view: object | undefined;
  readonly #hidden: ReadonlySet<unknown>;
  readonly #now: object;

  constructor(match: Live, seat: Seat) {
    const { game } = match;
    this.#match = match;
    this.#seat = seat;
    this.#pages = pagesOf(match, seat);
    const state = checkpointOf(match);
    const turn = turnOf(match, seat);
    this.#unseen = unseenIn(match, turn, state);
    this.#now = copyState(game, match.exec.state);
    this.#view = game.secrets?.values === undefined ? undefined : viewOf(game, this.#now, seat);
    this.#hidden = new Set(hiddenIn(game, this.#now, seat));
    this.#hand = new Hand(game, copyState(game, state), this.#pages, turn);
  }

  next(oracle: Oracle): Imagining {
    const seed = `${oracle.int(0x100000000, 'redeal')}-${oracle.int(0x100000000, 'redeal')}`;
    // With chance of its own: how much it needs may depend on the truth, which must not show in what is dealt next.
    const own = seeded(seed, 1);
    let failed: Failed | undefined;
    for (let tries = 0; tries < TRIES; tries++) {
      const world = this.#try(tries < PATIENCE ? this.#hand : this.#firmHand(), own, seed);
      if ('exec' in world) return world;
      failed = world;
    }
    throw broken(
      'secret',
      `no other world fits what seat ${this.#seat} has seen, in ${TRIES} tries; the last differed in ${failed?.why}`,
    );
  }

  /** Finds what must go as it went: with chance of its own, so that it does not matter who asks first. */
  #firmHand(): Hand {
    if (this.#firm !== undefined) return this.#firm;
    const own = seeded('firm', this.#seat + 1);
    let hand = this.#hand;
    for (let tries = 1; tries <= TRIES; tries++) {
      const world = this.#try(hand, own, 'firm');
      if ('exec' in world) break;
      if (tries % PATIENCE === 0) hand = this.#pin(hand, world.names);
    }
    this.#firm = hand;
    return hand;
  }

  /** The seat was shown something that must not move: what it names goes as it went. */
  #pin(hand: Hand, names: ReadonlySet<string>): Hand {
    const pinned = new Set([...hand.pinned, ...names]);
    return new Hand(hand.game, hand.base, this.#pages, turnOf(this.#match, this.#seat, pinned), pinned);
  }

  #try(hand: Hand, own: Oracle, seed: string): Imagining | Failed {
    const match = this.#match;
    const { game } = match;
    const { state, actor } = hand.deal(own);
    const any = anyAnswer(own);
    const reply: Reply = (prompt, answer) => {
      if (answer === undefined || (this.#unseen.answers.has(hand.turn.answers.indexOf(answer)) && !isCast(answer)))
        return any(prompt);
      return mimic(prompt, answer, actor, any);
    };
    const fate = { state: copyState(game, state), reply, actor, loose: this.#unseen.draws, changes: false };
    let world: Enacted;
    try {
      world = enact(match, hand.turn, { ...fate, oracle: own, seed, watch: comparing(hand.turn) });
    } catch (error) {
      return { why: `rules that broke: ${(error as Error).message}`, names: new Set() };
    }
    const { exec, witness, chance, isUnpruned } = world;
    const difference = hand.turn.witness.differsFrom(witness);
    if (difference !== undefined)
      return { why: `${difference.kind} ${difference.name}`, names: namesIn(difference.json) };
    if (!this.#looksAlike(exec.state)) return { why: 'view', names: namesIn(viewOf(game, this.#now, this.#seat)) };
    chance.end();
    const { turn, asked } = match.exec.mark;
    const mark = { turn, choices: 0, logged: 0, position: 0, asked: asked.slice() };
    const imagined = { state, mark, pages: new Map([[this.#seat, this.#pages]]) };
    const origin = { ...match.origin, seed, chance: chance.at(0), reseeds: [], imagined };
    return { origin, exec: isUnpruned ? begin(game, origin, exec.main.choices) : exec };
  }

  #looksAlike(state: object): boolean {
    const { game } = this.#match;
    if (this.#view !== undefined) return isAlike(this.#view, viewOf(game, state, this.#seat));
    const hidden = new Set(this.#hidden);
    for (const tokens of hiddenIn(game, state, this.#seat)) hidden.add(tokens);
    return isAlike(this.#now, state, hidden);
  }
}

const TRIES = 1000;
/** So often a world is tried before what it differed in is held fast: to hold it fast too soon would tell the truth. */
const PATIENCE = 20;

interface Failed {
  readonly why: string;
  readonly names: ReadonlySet<string>;
}

function isCast({ roles }: Turn['answers'][number]): boolean {
  for (const role of roles.values()) if (role.part !== undefined) return true;
  return false;
}

/** The turn as it was. */
function turnOf(match: Live, seat: Seat, pinned?: ReadonlySet<Token>): Turn {
  const exec = again(match);
  const turn = new Turn(exec, new Witness(exec, seat), seat, pinned && { pinned });
  exec.watch(turn);
  exec.advance();
  return turn.finish(exec);
}

function hiddenIn(game: Rules, state: object, seat: Seat): (readonly Token[])[] {
  return zonesOf(game, state).flatMap(({ tokens, seenBy }) => (sees(seenBy, seat) ? [] : [tokens]));
}

/** The start of a turn, with all the ways in which tokens may lie and go. */
export class Hand {
  readonly game: Rules;
  readonly base: object;
  readonly turn: Turn;
  readonly pinned: ReadonlySet<Token>;
  readonly #ways = new Map<string | undefined, Ways>();
  /** Places that matter: in which zone, at which place, whose part lies there. */
  readonly #spots: { readonly zone: string; readonly at: number; readonly part: Part }[] = [];

  constructor(game: Rules, base: object, pages: Pages, turn: Turn, pinned: ReadonlySet<Token> = new Set()) {
    this.game = game;
    this.base = base;
    this.turn = turn;
    this.pinned = pinned;
    for (const kind of new Set([...pages.keys(), ...turn.moments.keys()])) {
      const { first, moments } = pages.get(kind) ?? UNKNOWN;
      this.#ways.set(kind, new Ways(first, moments, turn.moments.get(kind) ?? []));
    }
    if (turn.placed.size === 0) return;
    for (const { name, tokens, seenBy } of zonesOf(game, base)) {
      if (sees(seenBy, turn.seat)) continue;
      for (const [at, token] of tokens.entries()) {
        const part = turn.placed.get(token);
        if (part !== undefined) this.#spots.push({ zone: name, at, part });
      }
    }
  }

  /** A state at the start of the turn with hidden tokens dealt and hidden values guessed; and who plays whose part. */
  deal(oracle: Oracle): { readonly state: object; readonly actor: Fall['actor'] } {
    const { game, base, turn } = this;
    const ways = new Map<string | undefined, Way>();
    for (const [kind, all] of this.#ways) ways.set(kind, all.deal(oracle));
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
    for (const zone of zonesOf(game, state)) if (!sees(zone.seenBy, turn.seat)) fill(zone, ways.get(zone.kind));
    if (game.secrets?.values !== undefined) this.#guess(state, oracle);
    return { state, actor };
  }

  #guess(state: object, oracle: Oracle): void {
    const { game, base, turn } = this;
    const view = viewOf(game, base, turn.seat);
    for (const { path, seenBy, guess } of valuesOf(game, base))
      if (!sees(seenBy, turn.seat)) write(state, path, guess(view, oracle));
  }
}

function fill({ name, tokens }: Zone, way: Way | undefined): void {
  const dealt = way?.lie.get(name);
  for (let at = 0; at < tokens.length; at++) (tokens as Token[])[at] = dealt?.[at] as Token; // as many as lie there
}

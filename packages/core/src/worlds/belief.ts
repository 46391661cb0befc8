import type { Seat } from '../game/flow.ts';
import { copyState } from '../game/game.ts';
import type { Prompt } from '../game/prompt.ts';
import type { Token } from '../game/secrets.ts';
import { again, checkpointOf } from '../match/again.ts';
import type { Imagining } from '../match/imagine.ts';
import type { Live } from '../match/live.ts';
import { begin } from '../match/origin.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { seeded } from '../oracle/seeded.ts';
import type { Pages } from '../secrets/ledger.ts';
import { viewOf } from '../secrets/view.ts';
import { isAlike } from '../values/alike.ts';
import { broken } from '../values/errors.ts';
import { namesIn } from '../values/names-in.ts';
import { Dealer } from './dealer.ts';
import { anyAnswer, asItWas, comparing, type Enacted, enact, markOf, mimic, type Reply } from './enact.ts';
import { pagesOf } from './follow.ts';
import { type Answered, Turn } from './turn.ts';
import { type Item, type Unseen, unseenIn } from './unseen.ts';
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
  readonly #dealer: Dealer;
  /** With which a world is tried first. */
  readonly #first: Dealer;
  /** The same, with all that must go as it went: found if need be. */
  #firm: Dealer | undefined;
  readonly #unseen: Unseen;
  readonly #answers: readonly Item[];
  readonly #view: object;

  constructor(match: Live, seat: Seat) {
    const { game } = match;
    this.#match = match;
    this.#seat = seat;
    this.#pages = pagesOf(match, seat);
    const state = checkpointOf(match);
    const turn = turnOf(match, seat);
    this.#unseen = unseenIn(match, turn, state);
    this.#answers = turn.answers;
    this.#view = viewOf(game, match.exec.state, seat);
    const base = copyState(game, state);
    this.#dealer = new Dealer(game, base, this.#pages, turn);
    // What was chosen or fell unseen may have led to what moved untold, by its place: then that it must fit what came later
    // would count twice.
    const isMoved = [...turn.moments.values()].flat().some(({ untold }) => untold.length > 0);
    const isBlind = isMoved && this.#unseen.free.size > 0;
    this.#first = isBlind ? new Dealer(game, base, this.#pages, turn, new Set(), true) : this.#dealer;
  }

  next(oracle: Oracle): Imagining {
    const seed = `${oracle.int(0x100000000, 'redeal')}-${oracle.int(0x100000000, 'redeal')}`;
    // With chance of its own: how much it needs may depend on the truth, which must not show in what is dealt next.
    const own = seeded(seed, 1);
    let failed: Failed | undefined;
    for (let tries = 0; tries < TRIES; tries++) {
      const world = this.#try(tries < PATIENCE ? this.#first : this.#firmDealer(), own, seed);
      if ('exec' in world) return world;
      failed = world;
    }
    throw broken(
      'secret',
      `no world fits what seat ${this.#seat} has seen, in ${TRIES} tries; the last differed in ${failed?.why}`,
    );
  }

  /** Finds what must go as it went: with chance of its own, so that it does not matter who asks first. */
  #firmDealer(): Dealer {
    if (this.#firm) return this.#firm;
    const own = seeded('firm', this.#seat + 1);
    let dealer = this.#dealer;
    for (let tries = 1; tries <= TRIES; tries++) {
      const world = this.#try(dealer, own, 'firm');
      if ('exec' in world) break;
      if (tries % PATIENCE === 0) dealer = this.#pin(dealer, world.names);
    }
    this.#firm = dealer;
    return dealer;
  }

  /** The seat was shown something that must not move: what it names goes as it went. */
  #pin(dealer: Dealer, names: ReadonlySet<string>): Dealer {
    const pinned = new Set([...dealer.pinned, ...names]);
    return new Dealer(dealer.game, dealer.base, this.#pages, turnOf(this.#match, this.#seat, pinned), pinned);
  }

  /**
   * One way in which tokens may lie and go. Who cannot answer there as in truth answers otherwise, again and again, until the seat
   * could not tell: else such a world would be dealt less often the more there is to answer, and the truth would show by that.
   */
  #try(
    dealer: Dealer,
    own: Oracle,
    seed: string,
    dealt = dealer.deal(own),
    triesLeft = ANSWERS_TRIED,
  ): Imagining | Failed {
    const match = this.#match;
    const { game } = match;
    const { state, actor } = dealt;
    const any = anyAnswer(own);
    let isOtherwise = false;
    const otherwise = (prompt: Prompt) => {
      isOtherwise = true;
      return any(prompt);
    };
    const failed = (why: string, json?: unknown): Imagining | Failed =>
      isOtherwise && triesLeft > 0 ? this.#try(dealer, own, seed, dealt, triesLeft - 1) : { why, names: namesIn(json) };
    const reply: Reply = (prompt, answer) => {
      const first = answer && this.#answers[dealer.turn.answers.indexOf(answer)]; // what is pinned has a turn of its own
      if (first === undefined || this.#unseen.free.has(first)) return any(prompt);
      if (dealer.isBlind && answer && isUntold(answer)) return any(prompt);
      return mimic(prompt, answer, this.#unseen.fixed.has(first) ? asItWas : actor, otherwise);
    };
    const fate = { state: copyState(game, state), reply, actor, loose: this.#unseen.free };
    let world: Enacted;
    try {
      world = enact(match, dealer.turn, { ...fate, oracle: own, seed, watch: comparing(dealer.turn) });
    } catch (error) {
      return failed(`rules that broke: ${(error as Error).message}`);
    }
    const { exec, witness, chance, isUnpruned } = world;
    const difference = dealer.turn.witness.differsFrom(witness);
    if (difference) return failed(`${difference.kind} ${difference.name}`, difference.json);
    if (!isAlike(this.#view, viewOf(game, exec.state, this.#seat))) return failed('view', this.#view);
    chance.end();
    const imagined = { state, mark: markOf(match), pages: new Map([[this.#seat, this.#pages]]) };
    const origin = { ...match.origin, seed, chance: chance.at(0), reseeds: [], imagined };
    return { origin, exec: isUnpruned ? begin(game, origin, exec.main.choices) : exec };
  }
}

const ANSWERS_TRIED = 36;

const TRIES = 1000;
/** So often a world is tried before what it differed in is held fast: to hold it fast too soon would tell the truth. */
const PATIENCE = 20;

interface Failed {
  readonly why: string;
  readonly names: ReadonlySet<string>;
}

/** True if it named a hidden token that then moved untold. */
function isUntold({ roles }: Answered): boolean {
  return [...roles.values()].some(({ part }) => part?.move !== undefined);
}

/** The turn as it was. */
function turnOf(match: Live, seat: Seat, pinned?: ReadonlySet<Token>): Turn {
  const exec = again(match);
  const turn = new Turn(exec, new Witness(exec, seat), seat, pinned);
  exec.watch(turn);
  exec.advance();
  return turn.finish(exec);
}

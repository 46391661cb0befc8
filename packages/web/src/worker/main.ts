/** The worker: rules, bots and what is kept; the page itself knows none of them. */
import { type AnyGame, type AnyMatch, type Seat, start } from '@fermata/core';
import { isRecord, load } from '@fermata/core/host';
import { Host, type Kept, KeptMatch, type Session, type Setup, type Think, thinkerOf } from '@fermata/session';
import { expose, proxy, type Remote, wrap } from 'comlink';
import { type Shelved, shelfAt } from '../games/shelf.ts';
import { keepEnding, keepEntry, keepSetup, keptMatch, whyNotKept } from '../keeper.ts';
import type { Desk, Opened } from './desk.ts';
import type { Hand } from './simulating.ts';

let shelf: () => Promise<readonly Shelved[]> = async () => [];
let host: Host | undefined;
let elsewhere: Remote<Pick<Desk, 'think'>> | undefined;
const hands: Hand[] = [];
let simulating: AbortController | undefined;
const minds = new Map<string, Think>();

const think: Think = async (question) => {
  const { setup, entries } = question.kept;
  if (elsewhere !== undefined) return elsewhere.think({ ...question, kept: { setup, entries } });
  return thinkHere(question);
};

const thinkHere: Think = async (question) => {
  const { game } = question.kept.setup;
  const mind = minds.get(game) ?? thinkerOf(await gameCalled(game));
  minds.set(game, mind);
  return mind(question);
};

async function gameCalled(name: string): Promise<AnyGame> {
  return (await rulesOf(name)).game;
}

async function rulesOf(name: string): ReturnType<Shelved['load']> {
  return (await listedAs(name)).load();
}

/** What the scene of a game says of the end, as at the command line. */
async function verdictOf(name: string): Promise<((match: AnyMatch) => string | undefined) | undefined> {
  const staging = await (await listedAs(name)).stage();
  return staging.verdict && ((match) => staging.verdict?.(match.view(0)));
}

async function listedAs(name: string): Promise<Shelved> {
  const listed = (await shelf()).find((it) => it.name === name);
  if (listed === undefined)
    throw new Error(`There is a game in it that this page does not have: there is no game "${name}" on this page.`);
  return listed;
}

/** A kept match; throws an Error whose message is for people. */
function woken(game: AnyGame, kept: Kept): KeptMatch {
  try {
    return KeptMatch.wake(game, kept);
  } catch (error) {
    throw new Error(
      `This match cannot go on: ${(error as Error).message}. Begin another one, and delete this one in the list of your matches.`,
    );
  }
}

/** The match of a record; throws an Error whose message is for people. */
function loaded(game: AnyGame, record: unknown): AnyMatch {
  try {
    return load(game, record as never);
  } catch (error) {
    throw new Error(
      `This record of ${game.name} is damaged, or was made by other rules: ${(error as Error).message} Ask whoever has the match for its record again.`,
    );
  }
}

/** What was thrown, for people. */
async function opened(body: () => Promise<Setup>): Promise<Opened> {
  try {
    return { setup: await body() };
  } catch (error) {
    return { why: (error as Error).message };
  }
}

async function open(id: string, kept: Kept): Promise<Setup> {
  const game = await gameCalled(kept.setup.game);
  const match = woken(game, kept);
  host?.close();
  const keep = async (number: number, entry: Kept['entries'][number]) => {
    try {
      await keepEntry(id, number, entry);
      if (match.outcome !== undefined) await keepEnding(id, endingOf(match));
    } catch (error) {
      throw new Error(whyNotKept(error));
    }
  };
  host = new Host(game, match, { keep, think });
  return kept.setup;
}

/** The page puts matches on the shelf without knowing their rules. */
const NOT_BEGUN = 0;

async function begun(id: string, setup: Setup): Promise<Kept> {
  const whole = { ...setup, version: (await gameCalled(setup.game)).version };
  await keepSetup(id, whole);
  return { setup: whole, entries: [] };
}

function endingOf({ outcome = [], setup }: KeptMatch): string {
  const mine = setup.sitters.indexOf('person');
  const rank = outcome[mine]?.rank;
  if (rank === undefined) return 'over';
  const isShared = outcome.filter((it) => it.rank === rank).length > 1;
  return rank === 1 ? (isShared ? 'drawn' : 'won') : 'lost';
}

const desk: Desk = {
  ping: async () => {},
  settle: async (home) => {
    shelf = shelfAt(home);
  },
  letThink: async (port) => {
    elsewhere = wrap(port);
  },
  thinkFor: async (port) => expose({ think: thinkHere }, port),
  think,
  wake: (id) =>
    opened(async () => {
      const kept = await keptMatch(id);
      if (kept === undefined)
        throw new Error(
          'This match is not kept in this browser. Matches stay where they were played: open it there, or save its record there and open that here.',
        );
      return open(id, kept.setup.version === NOT_BEGUN ? await begun(id, kept.setup) : kept);
    }),
  begin: (setup) =>
    opened(async () => {
      const game = await gameCalled(setup.game);
      host?.close();
      host = Host.begin(game, { ...setup, version: game.version }, { think });
      return host.setup;
    }),
  review: (record) =>
    opened(async () => {
      if (!isRecord(record))
        throw new Error('This file is whole, but this is no record of a match. Choose one that Fermata has saved.');
      const game = await gameCalled(record.game);
      const match = loaded(game, record);
      host?.close();
      const sitters = Array.from({ length: match.seats }, () => 'person');
      const setup = { game: game.name, version: game.version, sitters, seed: match.seed };
      host = new Host(game, new KeptMatch(setup, match), { think });
      return setup;
    }),
  session: async (seat: Seat) => {
    if (host === undefined) throw new Error('no match is open');
    return proxy(host.session(seat)) as unknown as Session; // every call of it is a message
  },
  whyNot: async (name, seats, options) => {
    try {
      start(await gameCalled(name), { seats, ...(options !== undefined && { options }) });
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  },
  hire: async (port) => {
    hands.push(wrap<Hand>(port) as unknown as Hand); // every call of it is a message
  },
  playFor: async (port) => {
    const hand: Hand = {
      play: async (wish, stretch) => {
        const { playHere } = await import('./simulating.ts');
        const verdict = wish.rows === true ? await verdictOf(wish.game) : undefined;
        return playHere(await gameCalled(wish.game), wish, stretch, verdict);
      },
    };
    expose(hand, port);
  },
  simulate: async (wish, tell) => {
    simulating = new AbortController();
    const { signal } = simulating;
    const { simulated } = await import('./simulating.ts');
    return simulated(await rulesOf(wish.game), wish, hands, signal, tell);
  },
  stopSimulation: async () => simulating?.abort(),
};

expose(desk);

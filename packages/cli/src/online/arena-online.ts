/** Bots of different owners at the matches of a server: each owner's bot comes by a link, and keeps its thoughts to itself. */
import { beginMatch, connect, formatLink } from '@fermata/client';
import type { End } from '@fermata/session';

/** A seat for a bot of somebody else's. */
export const OPEN = 'open';

/** An agent of an arena, and how it fared. */
export interface Contestant {
  readonly agent: string;
  matches: number;
  /** First alone, and first with others. */
  won: number;
  shared: number;
  /** The mean of all places. */
  place: number;
}

export interface ArenaWish {
  readonly server: string;
  readonly game: string;
  /** Levels of the server's own bots, or `open`. */
  readonly agents: readonly string[];
  readonly rounds: number;
  readonly options?: unknown;
  /** Is told for whom a link is: by their place among the agents. */
  readonly invite: (agent: number, link: string) => void;
}

/** Each round is played from all seats, one match after the other. */
export async function arenaOnline(wish: ArenaWish): Promise<Contestant[]> {
  const { agents, rounds } = wish;
  const contestants = agents.map((agent) => ({ agent, matches: 0, won: 0, shared: 0, place: 0 }));
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < agents.length; turn++) {
      const seating = agents.map((_, seat) => (seat + turn) % agents.length);
      note(contestants, seating, await played(wish, seating));
    }
  return contestants;
}

/** One match; who sits at each seat, by their place among the agents. */
async function played({ server, game, agents, options, invite }: ArenaWish, seating: readonly number[]): Promise<End> {
  const sitters = seating.map((agent) => (agents[agent] === OPEN ? 'person' : (agents[agent] as string))); // one of them
  const isOpen = sitters.includes('person');
  const begun = await beginMatch(server, { game, sitters, undo: 'off', ...(options !== undefined && { options }) });
  const { match, seat, token, invites } = begun;
  // The first open seat is that of who begins: it is handed on by its token.
  if (isOpen && seat !== undefined && token !== undefined)
    invite(seating[seat] as number, formatLink({ server, match, token })); // a seat of the match
  for (const { seat: at, code } of invites) invite(seating[at] as number, formatLink({ server, match, code })); // the same
  const spectator = connect({ server, match });
  try {
    return await new Promise<End>((resolve, reject) => {
      spectator.follow((news) => news.end && resolve(news.end)).catch(reject);
    });
  } finally {
    spectator.close();
  }
}

function note(contestants: readonly Contestant[], seating: readonly number[], { outcome }: End): void {
  const firsts = outcome.filter(({ rank }) => rank === 1).length;
  for (const [seat, { rank }] of outcome.entries()) {
    const contestant = contestants[seating[seat] as number] as Contestant; // one for each agent
    contestant.place = (contestant.place * contestant.matches + rank) / (contestant.matches + 1);
    contestant.matches++;
    if (rank === 1 && firsts === 1) contestant.won++;
    else if (rank === 1) contestant.shared++;
  }
}

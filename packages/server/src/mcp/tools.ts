/** One set of tools for every game, over the same sessions that people have. */
import { BadLevel } from '@fermata/agents';
import { findGame, UnknownGame } from '@fermata/catalog';
import { NotServed } from '@fermata/client';
import { Misuse } from '@fermata/core';
import { describeThing } from '@fermata/core/host';
import { PERSON, type Reply } from '@fermata/session';
import { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { id } from '../messages.ts';
import { Refused } from '../refused.ts';
import { type Report, reportOf, TEXT_MAX } from './report.ts';
import type { Tables } from './tables.ts';
import { Watcher } from './watcher.ts';

/** How long others may take before a program is told to wait. */
const PATIENCE_MS = 10_000;
const WAIT_SECONDS_MAX = 60;
/** Seats that are followed between calls; those that were not asked for longest are followed anew. */
const WATCHERS_MAX = 256;

const INSTRUCTIONS =
  'Turn-based games. start_match, then repeat: read the question in the result, choose. All that is legal is offered, by number.';

/** Seats that are followed, by their names. */
export class Watchers {
  readonly #tables: Tables;
  readonly #known = new Map<string, Promise<Watcher>>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  async of(seat: string): Promise<Watcher> {
    const known = this.#known.get(seat);
    if (known !== undefined) await this.#tables.check?.(seat);
    const watching = known ?? followed(this.#tables.sit(seat));
    this.#known.delete(seat);
    this.#known.set(seat, watching); // the last one again
    watching.catch(() => this.#known.delete(seat));
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size > WATCHERS_MAX) await this.#forget(oldest);
    return watching;
  }

  async close(): Promise<void> {
    for (const seat of [...this.#known.keys()]) await this.#forget(seat);
  }

  async #forget(seat: string): Promise<void> {
    const watching = this.#known.get(seat);
    this.#known.delete(seat);
    await (await watching?.catch(() => undefined))?.close();
  }
}

async function followed(session: Promise<Watcher['session']>): Promise<Watcher> {
  const watcher = new Watcher(await session);
  await watcher.follow();
  return watcher;
}

const seat = z.string().max(200).describe('the "seat" that start_match or join_match gave you');
const question = z.string().max(40).describe('the name of the question, such as 0.3');
const index = z.number().int().min(0);

/** A server of tools for one client. */
export function mcpServer(tables: Tables, watchers: Watchers, version: string): McpServer {
  const server = new McpServer({ name: 'fermata', version }, { instructions: INSTRUCTIONS });
  const tool = <S extends z.ZodObject>(
    name: string,
    description: string,
    inputSchema: S,
    body: (given: z.infer<S>) => Promise<Report>,
  ) =>
    server.registerTool(
      name,
      { description, inputSchema } as never,
      (async (given: z.infer<S>) => {
        try {
          return answer(await body(given));
        } catch (error) {
          return { content: [{ type: 'text', text: whyOf(error) }], isError: true };
        }
      }) as never,
    );

  tool('list_games', 'The games there are, with how many can play.', z.object({}), async () => {
    const games = await tables.games();
    const text = games.map(({ name, summary, seats: { min, max } }) => `${name} (${min} to ${max} seats): ${summary}`);
    return { data: { games }, text: text.join('\n') };
  });

  tool(
    'start_match',
    'Begins a match and shows it. You have the first seat; the others are bots, or open for whoever has a code.',
    z.object({
      game: z.string().max(64),
      others: z
        .array(z.string().max(64))
        .max(15)
        .optional()
        .describe('who sits at the other seats: random, greedy, search:1s, or open'),
      options: z.unknown().optional().describe('options of the game'),
    }),
    async ({ game, others, options }) => {
      const { min, usual = min } = findGame(game).game.seats;
      const rest = others ?? Array.from({ length: Math.max(usual, min) - 1 }, () => 'greedy');
      const sitters = [PERSON, ...rest.map((other) => (other === 'open' ? PERSON : other))];
      const begun = await tables.begin({ game, sitters, ...(options !== undefined && { options }) });
      return sat(begun.seat, begun.match, begun.codes, PATIENCE_MS);
    },
  );

  tool(
    'join_match',
    'Sits down at a match where somebody has left a seat open.',
    z.object({ match: id, code: z.string().max(64) }),
    async ({ match, code }) => sat((await tables.join(match, code)).seat, match, [], 0),
  );

  tool(
    'observe',
    'What your seat sees: what has happened, how things lie, and your question.',
    z.object({
      seat,
      since: index.optional().describe('the first event to tell; what is new, unless said'),
      options_from: index.optional().describe('the first option to list, where there are many'),
    }),
    async ({ seat: name, since, options_from }) => shown(await watchers.of(name), since, options_from),
  );

  tool(
    'choose',
    'Answers the open question, and shows what happened until you are asked again.',
    z.object({
      seat,
      question,
      choice: z
        .union([index, z.array(index).max(1000)])
        .describe('the number of an option; a list where several are picked'),
    }),
    async ({ seat: name, question: basis, choice }) => {
      const watcher = await watchers.of(name);
      const { news } = watcher;
      await settle(await watcher.session.answer(basis, choice), watcher);
      await watcher.after(news, PATIENCE_MS);
      await watcher.settled(PATIENCE_MS);
      return shown(watcher);
    },
  );

  tool(
    'pick',
    'Where several options are picked: which may be picked beside those, and whether that may be the answer.',
    z.object({ seat, question, picked: z.array(index).max(1000) }),
    async ({ seat: name, question: basis, picked }) => {
      const may = await (await watchers.of(name)).session.pickable(basis, picked);
      if (may === undefined) throw new Refused('this question is not open; observe shows what is asked now');
      const text = `May be picked beside: ${may.next.join(', ') || 'nothing'}. ${may.done ? 'This may be the answer.' : 'This is not an answer yet.'}`;
      return { data: { ...may }, text: text.slice(0, TEXT_MAX) };
    },
  );

  tool(
    'wait',
    'Waits until you are asked or the match is over.',
    z.object({ seat, seconds: z.number().min(0).max(WAIT_SECONDS_MAX).default(30) }),
    async ({ seat: name, seconds }) => {
      const watcher = await watchers.of(name);
      await watcher.settled(seconds * 1000);
      return shown(watcher);
    },
  );

  tool(
    'look_up',
    'What a card, a piece or a move of a game does.',
    z.object({ game: z.string().max(64), name: z.string().max(200) }),
    async ({ game, name }) => {
      const text = describeThing(findGame(game).game, name);
      if (text === undefined)
        throw new Refused(
          `${game} says nothing of "${name.slice(0, 40)}"; use a name as the scene or an option has it`,
        );
      return { data: { name, text }, text };
    },
  );

  tool(
    'why',
    'Why something happened, once the match is over.',
    z.object({ seat, event: index.describe('the number of an event, as observe told it') }),
    async ({ seat: name, event }) => {
      const text = await (await watchers.of(name)).session.why(event);
      return { data: { why: text }, text };
    },
  );

  tool(
    'undo',
    'Takes back your last choice, or asks the others whether you may.',
    z.object({ seat }),
    async (given) => {
      const watcher = await watchers.of(given.seat);
      await settle(await watcher.session.undo(watcher.news?.basis ?? ''), watcher);
      return shown(watcher);
    },
  );

  tool(
    'agree',
    'Lets somebody else take back, or not, where they have asked.',
    z.object({ seat, agrees: z.boolean() }),
    async ({ seat: name, agrees }) => {
      const watcher = await watchers.of(name);
      await settle(await watcher.session.consent(watcher.news?.basis ?? '', agrees), watcher);
      return shown(watcher);
    },
  );

  tool('forfeit', 'Gives up.', z.object({ seat }), async (given) => {
    const watcher = await watchers.of(given.seat);
    const { news } = watcher;
    await settle(await watcher.session.resign(), watcher);
    await watcher.after(news, PATIENCE_MS);
    return shown(watcher);
  });

  return server;

  async function sat(name: string, match: string, codes: readonly string[], patienceMs: number): Promise<Report> {
    const watcher = await watchers.of(name);
    await watcher.settled(patienceMs);
    const { text, data } = await shown(watcher, 0);
    const open =
      codes.length === 0 ? '' : `\nOpen seats: join_match with match ${match} and code ${codes.join(' or ')}`;
    return { data: { seat: name, match, codes, ...data }, text: `Your seat: ${name}${open}\n\n${text}` };
  }
}

async function shown(watcher: Watcher, since = watcher.told, optionsFrom = 0): Promise<Report> {
  const report = reportOf(watcher, await watcher.session.about(), since, optionsFrom);
  watcher.told = watcher.frames;
  return report;
}

/** Throws what stands against it, with what to do. */
async function settle(reply: Reply, watcher: Watcher): Promise<void> {
  if (reply.type === 'ok') return;
  if (reply.type === 'refused') throw new Refused(`${reply.why}. Observe shows what may be done.`);
  if (reply.type === 'unkept') throw new Refused(`${reply.why}. Nothing has changed; say it again.`);
  const [asked] = reply.asked;
  const now =
    asked === undefined ? 'You are not asked now; call wait.' : `Asked now is question ${asked.basis}: ${asked.text}`;
  const { end } = watcher.news ?? {};
  throw new Refused(
    end === undefined ? `This question is not open. ${now}`.slice(0, TEXT_MAX) : 'The match is over; start another.',
  );
}

function answer({ text, data }: Report) {
  return { content: [{ type: 'text' as const, text: text.slice(0, TEXT_MAX) }], structuredContent: data };
}

/** Words of what is not ours may name anything. */
function whyOf(error: unknown): string {
  const isOurs = [Refused, Misuse, NotServed, BadLevel, UnknownGame].some((kind) => error instanceof kind);
  return isOurs ? (error as Error).message.slice(0, TEXT_MAX) : 'something went wrong here; try again';
}

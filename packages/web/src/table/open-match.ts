import type { Seat } from '@fermata/core';
import { type Look, lastsMs } from '@fermata/kit';
import type { Manual } from '@fermata/scene';
import type { News, Session, Setup } from '@fermata/session';
import { proxy, type Remote } from 'comlink';
import { type Engine, startEngine } from '../engine.ts';
import { shelf } from '../games/shelf.ts';
import { lookOf } from '../looks.ts';
import { settings, speedOf } from '../settings.ts';
import type { Desk, Opened } from '../worker/desk.ts';
import { Inbox } from './inbox.ts';
import { namesFor } from './names.ts';
import { Table } from './table.ts';

/** A match on the page: its table, how it looks, and what runs it. */
export interface OpenMatch {
  readonly id: string;
  readonly setup: Setup;
  readonly title: string;
  /** What one plays for, in a line. */
  readonly goal: string;
  /** What a newcomer reads; undefined where the game says nothing. */
  readonly manual: Manual | undefined;
  readonly table: Table;
  readonly look: Look;
  close(): void;
}

/** How a match is opened, once its worker runs. */
export type Opening = (desk: Remote<Desk>) => Promise<Opened>;

/** Opens a match; throws an Error whose message is for people. `onCrash` is told when its worker has died. */
export async function openMatch(id: string, opening: Opening, onCrash: (why: string) => void): Promise<OpenMatch> {
  if (typeof Worker === 'undefined')
    throw new Error('This browser has no web workers, which run the games. Any current browser has them.');
  const engine: Engine = startEngine(onCrash);
  try {
    const opened = await opening(engine.desk);
    if ('why' in opened) throw new Error(opened.why);
    const { setup } = opened;
    const seat: Seat = Math.max(0, setup.sitters.indexOf('person'));
    const session = (await engine.desk.session(seat)) as unknown as Session; // every call of it is a message
    return await matchOf({ id, setup, session, seat, hand: proxy, end: () => engine.close() });
  } catch (error) {
    engine.close();
    throw error;
  }
}

/** A line to a match, wherever that runs. */
interface Lined {
  readonly id: string;
  readonly setup: Setup;
  readonly session: Session;
  readonly seat: Seat;
  /** How whoever is told is handed over. */
  readonly hand: (tell: (news: News) => void) => (news: News) => void;
  readonly end: () => void;
}

/** A match on the page, once its first view is there. */
export async function matchOf({ id, setup, session, seat, hand, end }: Lined): Promise<OpenMatch> {
  const listed = (await shelf()).find(({ name }) => name === setup.game);
  if (listed === undefined) throw new Error(`There is no game "${setup.game}" on this page.`);
  const [staging, look, manual] = await Promise.all([listed.stage(), lookOf(setup.game), listed.manual()]);
  const table = new Table({
    session,
    staging,
    seat,
    names: namesFor(setup.sitters, seat),
    pace: { speed: () => speedOf(settings.get()), lastsMs, isUnseen: () => document.hidden },
    confirms: () => settings.get().confirms,
  });
  const inbox = new Inbox((news) => table.hear(news));
  await session.follow(hand((news: News) => inbox.add(news)));
  await ready(table);
  const close = () => {
    table.close();
    end();
  };
  return { id, setup, title: listed.title, goal: manual?.goal ?? listed.summary, manual, table, look, close };
}

/** Calls from a worker come in their own time. */
function ready(table: Table): Promise<void> {
  if (table.isReady.get()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = table.isReady.subscribe(() => {
      stop();
      resolve();
    });
  });
}

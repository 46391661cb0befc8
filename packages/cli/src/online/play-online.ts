/** One seat of a match on a server, at a terminal. */
import { type CatalogEntry, findGame } from '@fermata/catalog';
import { connect, formatLink, type MatchLink, type RemoteSession } from '@fermata/client';
import type { Choice, Outcome } from '@fermata/core';
import { answerNumbers } from '@fermata/scene';
import { type About, named, type OpenQuestion, type Reply } from '@fermata/session';
import { boardWithNames, called, type Names, namesFor } from '../called.ts';
import { COMMAND } from '../installation.ts';
import { paint } from '../paint.ts';
import { parseChoice } from '../table/answer.ts';
import { ask, type Desk } from '../table/ask.ts';
import { offer, questionWith, type ShownQuestion, suggestionsFor } from '../table/question.ts';
import { againstText, endingLines, story } from '../table/screen.ts';
import { toldByScene } from '../told-by-scene.ts';
import { Follower } from './follower.ts';

/** What else may be typed where an answer is wanted. */
const ORDERS = {
  undo: 'take back, or ask the others whether you may',
  agree: 'let the other one take back',
  refuse: 'do not let them',
  resign: 'give up',
  quit: 'leave the terminal; your link brings you back',
} as const;

type Order = keyof typeof ORDERS;
const ORDER_NAMES = Object.keys(ORDERS) as Order[];

/** Plays until the match is over, or the person quits. */
export async function playOnline(desk: Desk, link: MatchLink, isScene?: boolean): Promise<void> {
  const session = connect(link);
  try {
    let names: Names = [];
    session.onChat(({ seat, text }) => desk.print(paint.cyan(`${called(seat, names)}: ${text}`)));
    const about = await session.about();
    const entry = toldByScene(findGame(about.game), isScene, about.seat);
    if (desk.fact === undefined) names = namesFor(about.sitters, about.seat);
    await sitAt({ desk: { ...desk, say: (text) => named(text, names) }, session, about, entry, link, names });
  } finally {
    session.close();
    desk.input.close();
  }
}

interface Chair {
  readonly desk: Desk;
  readonly session: RemoteSession;
  readonly about: About;
  readonly entry: CatalogEntry;
  readonly link: MatchLink;
  readonly names: Names;
}

async function sitAt(chair: Chair): Promise<void> {
  const { desk, session, about, link } = chair;
  if (desk.fact) desk.fact({ type: 'seat', game: about.game, seat: about.seat, link: formatLink(link) });
  else {
    const { manual } = chair.entry;
    if (about.seat >= 0) desk.print(`${againstText(chair.names, about.seat)} To come back: ${formatLink(link)}`);
    if (manual !== undefined) desk.print(manual.goal);
  }
  const follower = new Follower();
  const told = follower.next();
  await follower.follow(session);
  await told;
  for (;;) {
    const next = follower.next();
    const { news } = follower;
    show(chair, follower);
    if (news?.end !== undefined) {
      over(chair, follower.view, news.end.outcome);
      return;
    }
    const [asked] = news?.asked ?? [];
    const mayAgree = news?.wish?.left.includes(about.seat) ?? false;
    if (asked === undefined && !mayAgree) await next;
    else if (!(await answered(chair, asked, news?.basis ?? '', mayAgree))) return;
    else if (follower.news === news) await next; // what was done is told before anything else is asked
  }
}

function show({ desk, entry, about, names }: Chair, follower: Follower): void {
  const texts = follower.takeTexts().map((text) => named(text, names));
  const board = boardWithNames(entry.board(follower.view as never), names); // a view of this game
  const { waiting = [], wish } = follower.news ?? {};
  if (desk.fact) desk.fact({ type: 'story', seat: about.seat, events: texts, board });
  else desk.print(story(texts, board, desk.size?.()?.columns));
  if (wish !== undefined)
    desk.print(
      named(`Seat ${wish.seat} wants to take back${wish.barrier === undefined ? '' : `: ${wish.barrier}`}.`, names),
    );
  const others = waiting.filter((seat) => seat !== about.seat);
  if (others.length > 0 && !waiting.includes(about.seat) && !desk.fact)
    desk.print(paint.dim(named(`Waiting for ${others.map((seat) => `seat ${seat}`).join(' and ')}.`, names)));
}

function over({ desk, entry, names }: Chair, view: unknown, outcome: Outcome): void {
  if (desk.fact) desk.fact({ type: 'over', outcome });
  else desk.print(endingLines({ entry }, view, outcome, names).join('\n'));
}

/** Reads what to do and does it, until something is done. False where the person quits. */
async function answered(
  chair: Chair,
  asked: OpenQuestion | undefined,
  basis: string,
  mayAgree: boolean,
): Promise<boolean> {
  const { desk, session, about, link, names } = chair;
  const question: ShownQuestion =
    asked === undefined ? questionWith('Do you agree?', ['agree', 'refuse']) : shownOf(chair, asked);
  if (desk.fact) desk.fact(factOf(question, about.seat));
  else desk.print(offer(question, [], desk.size?.()));
  for (;;) {
    const said = await ask(desk, (line) => read(question, line), suggestionsFor(question));
    if (said === undefined || said === 'quit') {
      desk.print(`You left the terminal. Come back: ${COMMAND} play --join '${formatLink(link)}'`);
      return false;
    }
    const reply = await done(session, said, asked, basis, mayAgree);
    if (reply.type === 'ok') return true;
    if (reply.type === 'stale') {
      desk.print(paint.yellow('The match has gone on since; look again.'));
      return true;
    }
    desk.print(paint.yellow(named(reply.why, names)));
  }
}

function read(question: ShownQuestion, line: string): Order | { readonly choice: Choice } {
  const order = ORDER_NAMES.find((name) => name === line.trim().toLowerCase());
  return order ?? { choice: parseChoice(question, line, ORDER_NAMES) };
}

function done(
  session: RemoteSession,
  said: Exclude<Order, 'quit'> | { readonly choice: Choice },
  asked: OpenQuestion | undefined,
  basis: string,
  mayAgree: boolean,
): Promise<Reply> {
  if (said === 'undo') return session.undo(basis);
  if (said === 'resign') return session.resign();
  if (asked === undefined) return session.consent(basis, said === 'agree' || (said as { choice: Choice }).choice === 0);
  if (typeof said === 'object') return session.answer(asked.basis, said.choice);
  if (mayAgree) return session.consent(basis, said === 'agree');
  return Promise.resolve({ type: 'refused', why: 'nobody wants to take back' });
}

function shownOf({ entry: { staging }, names }: Chair, asked: OpenQuestion): ShownQuestion {
  const { text, texts, several, except } = asked;
  const say = (it: string) => named(it, names);
  const held = except.map((it) => ({ text: say(it.text), key: undefined, why: say(it.why) }));
  return { ...questionWith(say(text), texts.map(say), answerNumbers(staging, asked)), several, except: held };
}

function factOf({ label, keys, texts, several }: ShownQuestion, seat: number): object {
  return {
    type: 'question',
    seat,
    question: label,
    options: texts.map((text, at) => ({ key: keys[at], text })),
    several,
  };
}

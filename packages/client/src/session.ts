import type { Reply, Session } from '@fermata/session';
import { type Address, type ChatLine, Line, type Welcome } from './line.ts';
import { leaveMatch } from './requests.ts';

/** A seat at a match on a server, or a spectator's line to it. It comes back by itself when the line breaks. */
export interface RemoteSession extends Session {
  /** Says something to all at the match. */
  say(text: string): Promise<void>;
  onChat(tell: (line: ChatLine) => void): void;
  /** What was told at the last welcome: the seat, and the hash of the seed. */
  onWelcome(tell: (welcome: Welcome) => void): void;
  /** The token to come back with, once one has left. */
  readonly token: string | undefined;
  /** Breaks the line as a bad network would. */
  drop(): void;
  close(): void;
}

/** Sits down at a match. Nothing is waited for: what is said is said once the line is up. */
export function connect(place: Address): RemoteSession {
  const line = new Line(place);
  let { token } = place;
  const command = async (what: string, ...given: readonly unknown[]) =>
    (await line.command(what, given)).reply as Reply;
  const ask = async <R>(what: string, ...given: readonly unknown[]) => (await line.ask(what, given)) as R;
  return {
    get token() {
      return token;
    },
    about: () => ask('about'),
    follow: (tell, from = 0) => line.follow(tell, from),
    unfollow: () => line.unfollow(),
    answer: (basis, choice) => command('answer', basis, choice),
    play: (basis, move) => command('play', basis, move),
    undo: (basis) => command('undo', basis),
    consent: (basis, agrees) => command('consent', basis, agrees),
    resign: () => command('resign'),
    comeBack: () => command('comeBack'),
    leave: async () => {
      const left = await leaveMatch({ ...place, ...(token !== undefined && { token }) });
      if (left.token !== undefined) {
        token = left.token;
        line.sitAs(token);
      }
      return left.reply;
    },
    pickable: (basis, picked) => ask('pickable', basis, picked),
    moves: (basis) => ask('moves', basis),
    choices: (basis, move) => ask('choices', basis, move),
    complete: (basis, move, seed) => ask('complete', basis, move, seed),
    hint: () => ask('hint'),
    why: (frame) => ask('why', frame),
    lookUp: (name) => ask('lookUp', name),
    record: () => ask('record'),
    say: (text) => line.say(text),
    onChat: (tell) => {
      line.onChat = tell;
    },
    onWelcome: (tell) => {
      line.onWelcome = tell;
    },
    drop: () => line.drop(),
    close: () => line.close(),
  };
}

/** `@fermata/client`: a seat at a match on a server, for browsers and Node. */
export { type Address, type ChatLine, NotServed, TooLong, type Welcome } from './line.ts';
export { formatLink, type MatchLink, parseLink, parseRoute } from './links.ts';
export {
  type BegunMatch,
  beginMatch,
  gamesAt,
  joinMatch,
  type ServedGame,
  type WantedMatch,
} from './requests.ts';
export { connect, type RemoteSession } from './session.ts';

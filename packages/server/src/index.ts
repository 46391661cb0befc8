/** `@fermata/server`: many matches for people and programs, kept in a database, played over the network. */
export type { BotOptions } from './bots/pool.ts';
export { catalogGames, type Games, type Manner, type ServedGame } from './games.ts';
export { checkProxy } from './http/proxies.ts';
export type { SocketLimits } from './http/socket.ts';
export { type Begun, Matches, type Wanted } from './matches.ts';
export { mcpOverStdio } from './mcp/stdio.ts';
export { Refused } from './refused.ts';
export { Server, type ServerOptions } from './server.ts';
export type { Whereabouts } from './store/store.ts';
export { type Verdict, verifyMatches } from './verify.ts';

/** `@fermata/core`: what one needs to write a game. */

export type { AskOptions } from './execution/question.ts';
export type { Contents } from './game/contents.ts';
export type { AnyEvent, Ask, DeepReadonly, EventOf, Flow, Seat } from './game/flow.ts';
export {
  type After,
  type AnyGame,
  type Before,
  defineGame,
  type Game,
  type Listener,
  type Outcome,
  rank,
} from './game/game.ts';
export type { Limits } from './game/limits.ts';
export type { Choice, Exception, Prompt, SetRule } from './game/prompt.ts';
export type { MatchRecord } from './game/record.ts';
export {
  type Lack,
  type Secrets,
  type SecretValue,
  SPECTATOR,
  type Token,
  type View,
  type Zone,
} from './game/secrets.ts';
export type { Agent, AnyMatch, Match, Perspective } from './match/match.ts';
export type { Face, Oracle } from './oracle/oracle.ts';
export { seeded } from './oracle/seeded.ts';
export { start } from './play/start.ts';
export { BrokenRules, Misuse } from './values/errors.ts';
export { because, becauseNow } from './words/because.ts';
export { chance, draw, roll, shuffle } from './words/chance.ts';
export { choose, chooseSome, confirm } from './words/choose.ts';
export { emit } from './words/emit.ts';
export { chanceNow, drawNow, emitNow } from './words/now.ts';
export { type First, race } from './words/race.ts';
export { together } from './words/together.ts';

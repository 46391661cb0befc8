export type { Cause, Logged, Meeting } from './execution/log.ts';
export { type Picks, randomAnswer } from './execution/picks.ts';
export type { AskOptions } from './execution/question.ts';
export { describeEvent, describeOption, describePrompt } from './game/describe.ts';
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
  type SeatResult,
} from './game/game.ts';
export type { Limits } from './game/limits.ts';
export { type Choice, type Exception, type Prompt, type SetRule, whyNot } from './game/prompt.ts';
export type { Answer, MatchRecord, RecordHead } from './game/record.ts';
export {
  type Lack,
  type Secrets,
  type SecretValue,
  SPECTATOR,
  type Token,
  type View,
  type Zone,
} from './game/secrets.ts';
export type { Agent, AnyMatch, Match, News, Perspective } from './match/match.ts';
export type { Start } from './match/starting.ts';
export type { MoveStatus } from './match/trial.ts';
export { enumerate, type Fall } from './oracle/enumerating.ts';
export { type Fraction, fraction, plus, times, toNumber } from './oracle/fraction.ts';
export type { Face, Oracle } from './oracle/oracle.ts';
export { type Script, Scripted } from './oracle/scripted.ts';
export { freshSeed, seeded } from './oracle/seeded.ts';
export { type Explanation, explain } from './play/explain.ts';
export { load, replay } from './play/load.ts';
export { choices, complete, type Move, moves, picks, play, satisfiable } from './play/moves.ts';
export { type Odds, odds, type Sampling } from './play/odds.ts';
export { start } from './play/start.ts';
export { canonical } from './values/canonical.ts';
export { type BrokenCode, BrokenRules, Misuse, type MisuseCode } from './values/errors.ts';
export { hashJson } from './values/hash.ts';
export { checkJson, copyJson } from './values/json.ts';
export { chance, draw, roll, shuffle } from './words/chance.ts';
export { choose, chooseSome, confirm } from './words/choose.ts';
export { emit } from './words/emit.ts';
export { chanceNow, drawNow, emitNow } from './words/now.ts';
export { together } from './words/together.ts';

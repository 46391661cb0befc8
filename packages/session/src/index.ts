/** `@fermata/session`: a match and whoever sits at it, the same in a thread, over a socket and for a program. */
export { Host } from './host.ts';
export { type Kept, KeptMatch, PERSON, Unfit, type UpgradedStart } from './kept-match.ts';
export { named } from './named.ts';
export { type Edit, type Patch, type Path, patched, patchOf } from './patch.ts';
export { type Clock, type Command, type KeptEntry, Overtaken, type Ports } from './ports.ts';
export type { About, Hint, Session } from './session.ts';
export { type BotAnswer, type BotQuestion, botAnswerOf, type Think, thinkerOf } from './think.ts';
export { toldTexts } from './told.ts';
export type { Basis, End, Entry, Frame, MoveState, News, OpenQuestion, Reply, Setup, Wish } from './wire.ts';

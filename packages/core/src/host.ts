/** `@fermata/core/host`: matches from outside, for whoever keeps, shows and explains them. */
export type { Cause, Logged, Meeting } from './execution/log.ts';
export { type Asked, asked, describeEvent, describeOption, describePrompt, describeThing } from './game/describe.ts';
export { isChoice, whyNot } from './game/prompt.ts';
export { type Answer, choicesIn, isBare, isRecord, type Notes, type RecordHead, type Reseed } from './game/record.ts';
export type { FrameNews, News } from './match/match.ts';
export { freshSeed } from './oracle/seeded.ts';
export { type Explanation, explain } from './play/explain.ts';
export type { Change } from './play/explain-changes.ts';
export { frames, logIndexOf } from './play/frames.ts';
export { load, replay } from './play/load.ts';
export { type TimelineEntry, timeline } from './play/timeline.ts';
export type { Frame } from './secrets/frame.ts';
export { isAlike } from './values/alike.ts';
export { canonical } from './values/canonical.ts';
export type { BrokenCode, MisuseCode } from './values/errors.ts';
export { hashJson } from './values/hash.ts';
export { checkJson, copyJson } from './values/json.ts';

export { board } from './board.ts';
export {
  afterEffect,
  and,
  beforeEffect,
  beforeNullify,
  beforeStatus,
  type Condition,
  from,
  hasNoItems,
  not,
  onEnd,
  onPlay,
  onTurnEnd,
  onTurnStart,
  or,
} from './conditions.ts';
export { contents } from './contents.ts';
export {
  act,
  add,
  adjust,
  after,
  before,
  breakItem,
  cure,
  damage,
  destroy,
  extraTurn,
  flow,
  give,
  hasten,
  heal,
  invert,
  item,
  mayInstead,
  modify,
  negate,
  nullify,
  reflect,
  restore,
  slow,
  status,
} from './define.ts';
export type { Behaviour, Context, Effect, ItemDefinition, Reacting, StatusDefinition } from './definition.ts';
export { charges, type Duration, permanent, turns } from './durations.ts';
export { opponentsOf } from './effects.ts';
export { form } from './form.ts';
export type { ItemData } from './item-data.ts';
export { ITEMS } from './items/index.ts';
export { manual } from './manual.ts';
export { type Options, PLAIN } from './options.ts';
export { duelOf, itemDuel } from './rules.ts';
export { staging, stagingFor } from './scene/index.ts';
export type { Event, Item, Player, State, Status } from './state.ts';
export { addStatus, endStatus, isStanding, statusesOn } from './statuses.ts';

/** The effects that a status may listen to before they happen. Others, above all the start and end of a turn, cannot be swallowed. */
export const BEFORE = [
  'damaged',
  'healed',
  'hastened',
  'slowed',
  'turnGained',
  'activated',
  'nullified',
  'statusAdded',
  'statusRemoved',
  'itemRemoved',
] as const;
export type BeforeType = (typeof BEFORE)[number];

/** What a status may react to. */
export const AFTER = [
  'damaged',
  'healed',
  'hastened',
  'slowed',
  'turnGained',
  'played',
  'statusAdded',
  'statusRemoved',
  'itemRemoved',
  'turnStarted',
  'turnEnded',
] as const;
export type AfterType = (typeof AFTER)[number];

/** To whom it happens: the owner, somebody else, the owner through somebody else, or somebody else through the owner. */
export const WHOSE = ['own', 'other', 'suffered', 'dealt'] as const;
export type Whose = (typeof WHOSE)[number];

/** When a status does something: data. */
export type Condition =
  | { readonly type: 'beforeEffect'; readonly effect: string; readonly whose: Whose }
  | { readonly type: 'afterEffect'; readonly effect: string; readonly whose: Whose }
  | { readonly type: 'onPlay'; readonly whose: Whose }
  | { readonly type: 'onTurnStart' }
  | { readonly type: 'onTurnEnd' }
  | { readonly type: 'onEnd' }
  | { readonly type: 'hasNoItems' }
  | { readonly type: 'from'; readonly source: string }
  | { readonly type: 'beforeStatus'; readonly kind: string }
  | { readonly type: 'beforeNullify' }
  | { readonly type: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly type: 'not'; readonly of: Condition };

export const beforeEffect = (effect: BeforeType, whose: Whose = 'own'): Condition => ({
  type: 'beforeEffect',
  effect,
  whose,
});
export const afterEffect = (effect: AfterType, whose: Whose = 'own'): Condition => ({
  type: 'afterEffect',
  effect,
  whose,
});
export const onPlay = (whose: 'own' | 'other'): Condition => ({ type: 'onPlay', whose });
export const onTurnStart: Condition = { type: 'onTurnStart' };
export const onTurnEnd: Condition = { type: 'onTurnEnd' };
/** The status itself has ended, for whatever reason but the fall of its owner. */
export const onEnd: Condition = { type: 'onEnd' };
export const hasNoItems: Condition = { type: 'hasNoItems' };
/** It comes from the item or status of this name. */
export const from = (source: string): Condition => ({ type: 'from', source });
export const beforeStatus = (kind: string): Condition => ({ type: 'beforeStatus', kind });
export const beforeNullify: Condition = { type: 'beforeNullify' };
export const and = (...of: Condition[]): Condition => ({ type: 'and', of });
export const or = (...of: Condition[]): Condition => ({ type: 'or', of });
export const not = (of: Condition): Condition => ({ type: 'not', of });

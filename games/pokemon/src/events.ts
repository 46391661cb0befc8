import type { Ailment, BattleStat, Effect, Stat } from './data/index.ts';
import type { BattleSeat } from './seats.ts';
import type { Bag, Field, Party, Winner } from './state.ts';

/**
 * Whatever is decided, changes or does not come to pass. Text for people is made in `describe.ts`; `who` is the species
 * that it is about, so that the text can name it; `at` is its place in the party, where it need not be the one that fights.
 */
export type Event =
  | { type: 'joined'; seat: BattleSeat; team: Readonly<Party>; bag: Bag }
  | { type: 'selected'; seat: BattleSeat; move: number; slot: number }
  | { type: 'switched'; seat: BattleSeat; who: number; level: number; to: number; isReplacement: boolean }
  | { type: 'failed'; seat: BattleSeat; who: number; why: Failure; move: number }
  | { type: 'ticked'; seat: BattleSeat; what: Ticking }
  | { type: 'spent'; seat: BattleSeat }
  | Used
  | { type: 'released'; seat: BattleSeat; who: number; move: number }
  | { type: 'charged'; seat: BattleSeat; who: number; move: number; by: Caller }
  | { type: 'missed'; seat: BattleSeat; move: number; why: 'missed' | 'invulnerable' }
  | { type: 'aimed'; seat: BattleSeat; accuracy: number }
  | Damaged
  | Shielded
  | { type: 'forgotten'; seat: BattleSeat }
  | { type: 'healed'; seat: BattleSeat; amount: number; by: Healing; left: number; last: number; at?: number }
  | { type: 'afflicted'; seat: BattleSeat; who: number; status: Ailment; turns: number; isRest: boolean }
  | { type: 'cured'; seat: BattleSeat; status: Ailment; at?: number }
  | { type: 'staged'; seat: BattleSeat; stat: Stat; by: number; stage: number; value: number }
  | { type: 'weakened'; seat: BattleSeat; stat: BattleStat; value: number }
  | { type: 'started'; seat: BattleSeat; what: Beginning; turns: number; move: number; slot: number }
  | { type: 'ended'; seat: BattleSeat; what: Ending }
  | { type: 'noEffect'; seat: BattleSeat; move: number; why: WhyNoEffect }
  | { type: 'hits'; seat: BattleSeat; count: number }
  | { type: 'transformed'; seat: BattleSeat; moves: readonly number[] }
  | { type: 'converted'; seat: BattleSeat }
  | { type: 'mimicked'; seat: BattleSeat; slot: number; move: number }
  | { type: 'hazed'; seat: BattleSeat }
  | { type: 'fainted'; seat: BattleSeat; who: number }
  | { type: 'turnEnded'; isWhole: boolean }
  | { type: 'finished'; winner: Exclude<Winner, null>; why: 'fainted' | 'endless' | 'turns' }
  | ArenaEvent;

/** What happens in the arena only. */
export type ArenaEvent =
  | { type: 'turnStarted'; turn: number }
  | { type: 'ordered'; first: BattleSeat; why: 'kind' | 'priority' | 'speed' | 'tie' }
  | { type: 'itemUsed'; seat: BattleSeat; who: number; item: string; at: number }
  | { type: 'revived'; seat: BattleSeat; who: number; at: number; amount: number; left: number }
  | { type: 'refilled'; seat: BattleSeat; who: number; at: number; slot: number; move: number; points: number }
  | { type: 'restored'; seat: BattleSeat; stat: BattleStat; value: number }
  | { type: 'interrupted'; seat: BattleSeat }
  | EffectApplied
  | (Omit<EffectApplied, 'type'> & { readonly type: 'effectFailed'; readonly why: WhyEffectFailed });

/** What a move brings about, one effect after the other. What changes by it is told next. */
export interface EffectApplied {
  readonly type: 'effectApplied';
  /** Whose move it is, and whom the effect is for. */
  readonly seat: BattleSeat;
  readonly on: BattleSeat;
  readonly who: number;
  readonly move: number;
  readonly effect: EffectName;
}

export type EffectName = Exclude<Effect, ''> | Ailment | 'stages' | 'flinch' | 'recoil' | 'drain';

/** Why an effect did not apply. */
export type WhyEffectFailed = WhyBlocked | 'chance' | 'fainted' | 'broken' | 'knockedOut' | 'noDamage';

export interface Used {
  readonly type: 'used';
  readonly seat: BattleSeat;
  readonly who: number;
  readonly move: number;
  /** It costs a point of the slot that was selected. */
  readonly isPaid: boolean;
  /** How it was called, or ''. */
  readonly by: Caller;
}

export type Caller = '' | 'metronome' | 'mirror';

export interface Damaged {
  readonly type: 'damaged';
  readonly seat: BattleSeat;
  readonly who: number;
  readonly amount: number;
  readonly by: Cause;
  readonly isCritical: boolean;
  /** How well the types went: 1 where that does not matter. */
  readonly effect: number;
  /** How much of its health is left then, in percent, rounded up: that is what the foe is shown. */
  readonly left: number;
  /** What is now the last damage, or -1 if it stays. */
  readonly last: number;
}

/** A substitute takes what comes. */
export interface Shielded extends Pick<Damaged, 'seat' | 'amount' | 'isCritical' | 'effect'> {
  readonly type: 'shielded';
  readonly isBroken: boolean;
  readonly last: number;
}

export type Cause =
  | 'move'
  | 'bide'
  | 'confusion'
  | 'crash'
  | 'recoil'
  | 'poison'
  | 'burn'
  | 'seed'
  | 'substitute'
  | 'explosion';

/** Where health comes from. */
export type Healing = 'move' | 'drain' | 'seed' | 'item';

/** Why somebody did not act. */
export type Failure =
  | 'frozen'
  | 'asleep'
  | 'trapped'
  | 'flinched'
  | 'recharging'
  | 'disabled'
  | 'confused'
  | 'paralysed'
  | 'biding'
  | 'cannotMove'
  | 'outOfStep'
  | 'fainted'
  | 'noTarget';

/** Why a move did nothing. */
export type WhyNoEffect = WhyBlocked | 'faster' | 'awake' | 'noMove' | 'nothingStored';

/** Why something that a move would bring about does not come to pass. */
export type WhyBlocked =
  | 'immune'
  | 'already'
  | 'substitute'
  | 'mist'
  | 'healthy'
  | 'recovery'
  | 'weak'
  | 'nothing'
  | 'limit'
  | 'clause';

/** What counts down on the turns of its owner. */
export type Ticking = 'disable' | 'confusion' | 'thrash' | 'bide' | 'toxic' | 'trap' | Field;

/** What begins, and is told. */
export type Beginning =
  | 'confusion'
  | 'flinch'
  | 'seed'
  | 'recharge'
  | 'reflect'
  | 'lightScreen'
  | 'mist'
  | 'focus'
  | 'substitute'
  | 'bide'
  | 'thrash'
  | 'rage'
  | 'trap'
  | 'trapped'
  | 'disable';

/** What comes to an end by itself. The rest lasts until whoever has it leaves, or something else is told that ends it. */
export type Ending = 'confusion' | 'disable' | 'thrash' | 'recharge' | 'trap' | 'trapped' | 'toxic' | Field;

/** Errors to be planted one at a time, of every class that rules get wrong. */
import type { Edit } from './plant.ts';

export interface Planted extends Edit {
  readonly kind: Kind;
  readonly what: string;
}

export type Kind =
  | 'order'
  | 'rounding'
  | 'counter'
  | 'immunity'
  | 'points'
  | 'substitute'
  | 'selection'
  | 'offer'
  | 'flag lifetime'
  | 'draws'
  | 'clause'
  | 'faint'
  | 'switch';

export const ERRORS: readonly Planted[] = [
  {
    kind: 'order',
    what: 'Quick Attack and Counter have no priority',
    file: 'gen1/turn.ts',
    from: '(findMove(move)?.priority ?? 0)',
    to: '0',
  },
  {
    kind: 'order',
    what: 'whoever thrashes about falls in behind those who are as fast',
    file: 'gen1/turn.ts',
    from: "(ahead === 0 ? chanceNow(1, 2, 'tie') : ahead > 0) === (seat === 0)",
    to: 'ahead > 0 === (seat === 0)',
  },
  {
    kind: 'rounding',
    what: 'the bonus for an own type is rounded up',
    file: 'battle/damage.ts',
    from: 'left += Math.floor(left / 2)',
    to: 'left += Math.ceil(left / 2)',
  },
  {
    kind: 'order',
    what: 'seat 0 faints first',
    file: 'gen1/turn.ts',
    from: 'attacked === 0 ? SEATS : SECOND_FIRST',
    to: 'SEATS',
  },
  {
    kind: 'rounding',
    what: 'a stat that is lowered is not above 999, either',
    file: 'battle/stages.ts',
    from: 'by > 0 ? Math.min(value, STAT_MAX) : value',
    to: 'Math.min(value, STAT_MAX)',
  },
  {
    kind: 'rounding',
    what: 'recoil is rounded up',
    file: 'battle/recoil-or-drain.ts',
    from: 'Math.floor(damage / recoil)',
    to: 'Math.ceil(damage / recoil)',
  },
  {
    kind: 'rounding',
    what: 'a stage down leaves two thirds, not 66 in 100',
    file: 'battle/stages.ts',
    from: '66 / 100',
    to: '2 / 3',
  },
  {
    kind: 'rounding',
    what: 'stats of 1024 and more do not roll over',
    file: 'battle/damage.ts',
    from: 'Math.floor(defence / 4) % 256',
    to: 'Math.floor(defence / 4)',
  },
  {
    kind: 'rounding',
    what: 'the quarter that a substitute needs is rounded down',
    file: 'battle/effects.ts',
    from: 'team[0].health < team[0].maxHealth / 4',
    to: 'team[0].health < Math.floor(team[0].maxHealth / 4)',
  },
  {
    kind: 'counter',
    what: 'Leech Seed does not raise the counter of Toxic',
    file: 'battle/residual.ts',
    from: "if (active.toxic >= 0) emitNow({ type: 'ticked', seat, what: 'toxic' });\n  const amount",
    to: 'const amount',
  },
  {
    kind: 'counter',
    what: 'Disable lasts one turn more',
    file: 'battle/effects.ts',
    from: '1 + lengthOf(8',
    to: '2 + lengthOf(8',
  },
  {
    kind: 'counter',
    what: 'Rest lasts for three turns',
    file: 'battle/effects.ts',
    from: 'turns: 2, isRest: true',
    to: 'turns: 3, isRest: true',
  },
  {
    kind: 'counter',
    what: 'recovery works also when 255 or 511 are missing',
    file: 'battle/effects.ts',
    from: '(lacking === 255 || lacking === 511)',
    to: '(lacking === 0)',
  },
  {
    kind: 'immunity',
    what: 'Leech Seed grows on grass',
    file: 'battle/accuracy.ts',
    from: "move.effect === 'leechSeed' && active.types.includes(GRASS)",
    to: 'false',
  },
  {
    kind: 'immunity',
    what: 'poison types can be poisoned',
    file: 'battle/afflict.ts',
    from: "active.types.includes(POISON) ? 'immune' : undefined",
    to: 'undefined',
  },
  {
    kind: 'immunity',
    what: 'Swift misses what flies or digs',
    file: 'battle/accuracy.ts',
    from: ' && move !== SWIFT',
    to: '',
  },
  {
    kind: 'points',
    what: 'two-turn moves are paid for when they are charged, too',
    file: 'apply/points.ts',
    from: "if (by === '') revealSelected(side, move);",
    to: "if (by === '') pay(side, 1);",
  },
  {
    kind: 'points',
    what: 'Disable picks a move without points',
    file: 'battle/effects.ts',
    from: '.filter((slot) => pointsIn(active, slot) > 0)',
    to: '',
  },
  {
    kind: 'points',
    what: 'below 0 there is nothing',
    file: 'apply/points.ts',
    from: '(pointsIn(active, slot) - points + 64) % 64',
    to: 'Math.max(pointsIn(active, slot) - points, 0)',
  },
  {
    kind: 'points',
    what: 'what is transformed pays from its own points',
    file: 'apply/points.ts',
    from: 'if (!active.isTransformed) own.pp =',
    to: 'own.pp =',
  },
  {
    kind: 'flag lifetime',
    what: 'a flinch outlasts the turn',
    file: 'apply/turns.ts',
    from: 'active.hasFlinched = false;',
    to: '',
  },
  {
    kind: 'flag lifetime',
    what: 'after a knock-out by Hyper Beam one must recharge',
    file: 'battle/follow-up.ts',
    from: "effect === 'recharge' && fighterOf(state, foeOf(seat)).health > 0",
    to: "effect === 'recharge'",
  },
  {
    kind: 'flag lifetime',
    what: 'a broken substitute is remembered for good',
    file: 'gen1/act.ts',
    from: "if (isExposed(state.sides[target])) emitNow({ type: 'forgotten', seat: target });",
    to: '',
  },
  {
    kind: 'flag lifetime',
    what: 'full paralysis ends invulnerability',
    file: 'apply/hindrances.ts',
    from: "case 'paralysed':\n      interrupt(active);",
    to: "case 'paralysed':\n      active.isInvulnerable = false;\n      interrupt(active);",
  },
  {
    kind: 'substitute',
    what: "confusion hurts one's own substitute",
    file: 'battle/hurt.ts',
    from: 'if (state.sides[foeOf(seat)].active.substitute > 0) shield(state, foeOf(seat), damage);',
    to: 'if (active.substitute > 0) shield(state, seat, damage);',
  },
  {
    kind: 'substitute',
    what: 'of a blow that a substitute takes nobody says how it went',
    file: 'gen1/strike.ts',
    from: 'shield(state, target, damage, roll)',
    to: 'shield(state, target, damage)',
  },
  {
    kind: 'selection',
    what: 'Counter ignores what the foe has selected',
    file: 'battle/damage-roll.ts',
    from: ' && isCounterable(selected)',
    to: '',
  },
  {
    kind: 'selection',
    what: 'whoever is held can do what it has picked',
    file: 'gen1/choices.ts',
    from: 'if (active.trapped > 0) return CANNOT_MOVE;',
    to: '',
  },
  {
    kind: 'offer',
    what: 'an offer tells that a hold goes on',
    file: 'gen1/choices.ts',
    from: 'return !mayBeOver(sides[seat].active);',
    to: 'return !mayBeOver(sides[seat].active) || sides[seat].active.trapTurns > 0;',
  },
  {
    kind: 'offer',
    what: 'nobody is told after five turns that a hold is over',
    file: 'battle/holds.ts',
    from: ' && !isAtItsLongest(active) && foe',
    to: ' && foe',
  },
  {
    kind: 'draws',
    what: 'Rest draws no length of sleep',
    file: 'battle/effects.ts',
    from: "lengthOf(7, 'sleepTurns');\n    emitNow",
    to: 'emitNow',
  },
  {
    kind: 'draws',
    what: 'damage of 1 is rolled, too',
    file: 'battle/damage-roll.ts',
    from: 'base > 1 ? rolled',
    to: 'base > 0 ? rolled',
  },
  {
    kind: 'draws',
    what: 'no length is drawn for a hold that knocks out',
    file: 'battle/follow-up.ts',
    from: "const turns = drawNow(TWO_TO_FIVE, 'trapTurns');\n  if (fighterOf(state, foeOf(seat)).health > 0)",
    to: "if (fighterOf(state, foeOf(seat)).health === 0) return;\n  const turns = drawNow(TWO_TO_FIVE, 'trapTurns');\n  if (turns > 0)",
  },
  {
    kind: 'clause',
    what: 'the sleep clause counts those who rest',
    file: 'battle/afflict.ts',
    from: " && it.status === 'sleep' && !resting.includes(it.id)",
    to: " && it.status === 'sleep'",
  },
  {
    kind: 'clause',
    what: 'there is no freeze clause',
    file: 'battle/afflict.ts',
    from: "if (status === 'freeze' && team.some((it) => it.status === 'freeze')) return 'clause';",
    to: '',
  },
  {
    kind: 'clause',
    what: 'a battle goes on where everybody is frozen',
    file: 'battle/ending.ts',
    from: "if (one.health === 0 || one.status === 'freeze') return true;",
    to: 'if (one.health === 0) return true;',
  },
  {
    kind: 'clause',
    what: 'a battle lasts for 999 turns',
    file: 'gen1/turn.ts',
    from: 'TURNS_MAX = 1000',
    to: 'TURNS_MAX = 999',
  },
  {
    kind: 'faint',
    what: 'Bide keeps what it has stored when somebody faints',
    file: 'apply/parties.ts',
    from: 'for (const { active } of sides) active.bideDamage = 0;',
    to: '',
  },
  {
    kind: 'faint',
    what: 'whoever knocks out suffers from poison all the same',
    file: 'gen1/use.ts',
    from: 'if (health > 0) residual(state, seat);',
    to: 'residual(state, seat);',
  },
  {
    kind: 'faint',
    what: 'where both have nobody left the first one wins',
    file: 'gen1/turn.ts',
    from: "if (first && second) emitNow({ type: 'finished', winner: TIE, why: 'fainted' });",
    to: "if (first && second) emitNow({ type: 'finished', winner: 0, why: 'fainted' });",
  },
  {
    kind: 'switch',
    what: 'poison does not hurt whoever comes in',
    file: 'gen1/switching.ts',
    from: "(one.status === 'poison' || one.status === 'burn')",
    to: "one.status === 'burn'",
  },
  {
    kind: 'switch',
    what: 'the slot stays selected',
    file: 'apply/parties.ts',
    from: 'side.slot = 0;',
    to: '',
  },
  {
    kind: 'switch',
    what: 'paralysis slows down only once',
    file: 'state.ts',
    from: 'stats: ailing(stats, status),',
    to: "stats: status === 'paralysis' ? stats : ailing(stats, status),",
  },
];

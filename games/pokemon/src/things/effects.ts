import type { Effect } from '../data/index.ts';
import type { Wording } from './rules.ts';

/** What is peculiar to a few moves, in words. */
export function effectText(effect: Exclude<Effect, ''>, rules: Wording): string {
  return EFFECT_TEXTS[effect](rules);
}

const EFFECT_TEXTS: { readonly [E in Exclude<Effect, ''>]: (rules: Wording) => string } = {
  bide: ({ strikesBack }) =>
    `Its user does nothing but bear what comes, and ${strikesBack} gives twice as much damage back, which nobody can dodge.`,
  charge: () => 'It is prepared in one turn and strikes in the next.',
  confuse: () => 'It confuses the foe.',
  conversion: () => 'Its user takes on the types of the foe.',
  counter: () =>
    'It gives back twice the last damage, if what the foe chose and used last was a Normal or Fighting move with power.',
  crash: () => 'If it fails, its user loses 1 health.',
  disable: () => 'One of the moves of the foe, drawn by chance, cannot be used for one to eight turns.',
  dreamEater: () => 'It works on nobody but a foe that is asleep and has no substitute.',
  explode: () => 'It halves the defence of the foe, and its user faints, unless it has broken a substitute.',
  focus: () =>
    'The critical hits of its user become a quarter as likely: by a slip of the original, less and not more.',
  haze: () =>
    'It takes all stages, screens, mist, seeds, confusion and disabled moves from both, and the foe is cured of what ails it.',
  hide: () => 'Its user is out of reach for a turn, and strikes in the next. Meanwhile no attack but Swift can hit it.',
  leechSeed: ({ suffers }) =>
    `It seeds the foe, unless that is of type Grass: it loses a sixteenth of its health ${suffers}, and whoever faces it regains that much.`,
  lightScreen: ({ lasts }) =>
    `It doubles the special of its user against special moves, ${lasts}. Critical hits go through.`,
  metronome: () => 'It calls any other move but Struggle, drawn by chance.',
  mimic: () => 'It becomes one of the moves of the foe, drawn by chance, as long as its user stays in.',
  mirror: () => 'It calls the move that the foe has used last.',
  mist: ({ lasts }) => `Status moves of the foe lower nothing of its user, ${lasts}.`,
  oneHit: () => 'It takes all health, unless the foe is faster.',
  psywave: () => 'It takes some health by chance, less than one and a half times the level of its user.',
  rage: () => 'Its user goes on with it for good; whenever it is hit, its attack rises by a stage.',
  recharge: () => 'Its user must rest in the next turn, unless it has knocked the foe out or broken a substitute.',
  recover: () =>
    'Its user regains half of its health. It fails if that lacks nothing or, as a rule, exactly 255 or 511.',
  reflect: ({ lasts }) =>
    `It doubles the defence of its user against physical moves, ${lasts}. Critical hits go through.`,
  rest: () => 'Its user regains all health, is cured of what ails it, and sleeps for two turns.',
  substitute: () => 'Its user gives up a quarter of its health for a substitute, which takes the damage in its place.',
  superFang: () => 'It takes half of the health that the foe has left.',
  thrash: () => 'Its user goes on with it for three or four turns, and is confused then.',
  transform: () =>
    'Its user becomes like the foe, but for its health: types, stats, stages and moves, with 5 PP for each at most.',
  trap: () =>
    'It holds the foe for two to five turns, in which that cannot act. Ghosts lose no health to a hold of type Normal.',
};

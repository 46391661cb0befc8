import { type Ailment, type Move, type Secondary, STAT_NAMES, type Stages, TYPES } from '../data/index.ts';
import { STRUGGLE } from '../state.ts';
import { fullPoints } from '../teams/index.ts';
import { effectText } from './effects.ts';
import type { Wording } from './rules.ts';
import { listed, said } from './words.ts';

/** A move: its numbers, and what comes of it. */
export function moveText(move: Move, rules: Wording): string {
  return said(`${move.name}: ${numbersOf(move)}.`, ...numberSentences(move), ...effectSentences(move, rules));
}

/** `a special Water move, power 95, accuracy 100 %, 24 PP` */
function numbersOf(move: Move): string {
  const { number, type, category, power, accuracy, isSelf } = move;
  const kind = [category, ...(TYPES[type] === undefined ? [] : [TYPES[type]])].join(' ');
  return [
    `a ${kind} move`,
    ...(power > 1 ? [`power ${power}`] : []), // 1 stands for damage that goes by something else
    ...(isSelf ? [] : [accuracy === 0 ? 'never misses' : `accuracy ${accuracy} %`]),
    number === STRUGGLE ? 'costs no PP' : `${fullPoints(move)} PP`,
  ].join(', ');
}

/** How it is used, and how it hits. */
function numberSentences(move: Move): readonly (string | false)[] {
  const { number, priority, hits, isHighCrit, fixed, isByLevel, ignoresTypes, category, drains, recoil } = move;
  return [
    number === STRUGGLE && 'It is all that is left to whoever has no other move to use.',
    priority > 0 && 'It comes before other moves, however fast they are.',
    priority < 0 && 'It comes after other moves, however fast its user is.',
    hits > 1 && `It hits ${hits === 2 ? 'twice' : 'two to five times'} in a turn.`,
    isHighCrit && 'Its critical hits are up to eight times as likely as usual.',
    fixed > 0 && `It always takes ${fixed} health.`,
    isByLevel && 'It takes as much health as the level of its user.',
    category !== 'status' && ignoresTypes && 'No type is immune to it.',
    category === 'status' && !ignoresTypes && 'Types that are immune to its own are immune to it.',
    drains && 'Its user regains half of the damage.',
    recoil > 0 && `Its user loses ${recoil === 2 ? 'half' : 'a quarter'} of the damage itself.`,
  ];
}

/** What it brings about beside damage. */
function effectSentences(move: Move, rules: Wording): readonly string[] {
  const { category, status, stages, secondary, effect, isSelf } = move;
  const sentences = [
    ...(stages === undefined ? [] : [`It ${stageText(stages, isSelf)}.`]),
    ...(status === '' ? [] : [`It ${AFFLICTS[status]}.`]),
    ...(effect === '' ? [] : [effectText(effect, rules)]),
    ...(secondary === undefined ? [] : [secondaryText(secondary)]),
  ];
  return sentences.length === 0 && category === 'status' ? ['Nothing comes of it in a battle.'] : sentences;
}

function secondaryText({ chance, status, stages, does }: Secondary): string {
  const what = [
    ...(status === '' ? [] : [AFFLICTS[status]]),
    ...(stages === undefined ? [] : [stageText(stages, false)]),
    ...(does === '' ? [] : [does === 'confuse' ? 'confuses the foe' : 'takes the foe aback']),
  ];
  return `In about ${Math.round((100 * chance) / 256)} % of all cases it ${listed(what)}.`;
}

function stageText({ stat, by }: Stages, isSelf: boolean): string {
  const whose = isSelf ? 'of its user' : 'of the foe';
  return `${by > 0 ? 'raises' : 'lowers'} the ${STAT_NAMES[stat]} ${whose} by ${Math.abs(by) === 1 ? 'a stage' : `${Math.abs(by)} stages`}`;
}

const AFFLICTS: { readonly [A in Ailment]: string } = {
  sleep: 'puts the foe to sleep',
  poison: 'poisons the foe',
  toxic: 'poisons the foe, worse with every turn',
  burn: 'burns the foe',
  freeze: 'freezes the foe',
  paralysis: 'paralyses the foe',
};

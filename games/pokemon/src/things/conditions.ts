import { AILMENT_NAMES } from '../conditions.ts';
import type { Ailment } from '../data/index.ts';
import type { Wording } from './rules.ts';

/** What may hold for a Pokémon, by all its names: as scenes say it, and as states do. */
export function conditionTexts(rules: Wording): readonly (readonly [names: readonly string[], text: string])[] {
  const ailments = Object.entries(AILMENT_TEXTS(rules)) as [Ailment, string][]; // keys are ailments
  return [
    ...ailments.map(([id, text]) => [[id, AILMENT_NAMES[id]], `${capital(AILMENT_NAMES[id])}: ${text}`] as const),
    ...Object.entries(CONDITION_TEXTS(rules)).map(([name, text]) => [[name], `${capital(name)}: ${text}`] as const),
  ];
}

const AILMENT_TEXTS = ({ suffers, isStiff }: Wording): { readonly [A in Ailment]: string } => ({
  sleep: 'it cannot act for one to seven turns; by Rest for two. A foe may put one of a team to sleep at a time.',
  poison: `it loses a sixteenth of its health ${suffers}.`,
  toxic: `it loses a sixteenth of its health ${suffers}, and a sixteenth more each time. If it leaves, it is merely poisoned.`,
  burn: `it loses a sixteenth of its health ${suffers}, and its attack is halved.`,
  freeze: 'it cannot act until a Fire move that can burn hits it, or the foe uses Haze. One of a team at a time.',
  paralysis: `its speed is a quarter, and it fails to act ${isStiff}.`,
});

/** All of this ends when it leaves. */
const CONDITION_TEXTS = ({ suffers }: Wording): { readonly [name: string]: string } => ({
  confused: 'for two to five turns it hurts itself every other time instead of acting.',
  'taken aback': 'it does not act in this turn.',
  seeded: `it loses a sixteenth of its health ${suffers}, and whoever faces it regains that much.`,
  'behind a substitute': 'damage is done to the substitute, and some moves do not reach it.',
  'must recharge': 'it does nothing in this turn.',
  'bides its time': 'it bears what comes, and will give it back twofold.',
  'in a rage': 'it goes on with Rage, and its attack rises whenever it is hit.',
  focused: 'its critical hits are a quarter as likely.',
  'out of reach': 'hardly anything can hit it until it strikes.',
  transformed: 'it has types, stats, stages and moves of whom it has become like.',
  held: 'it cannot act as long as the hold goes on.',
});

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

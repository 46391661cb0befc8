import type { OptionForm } from '@fermata/scene';
import { type Options, ROUNDS_MAX, ROUNDS_MIN } from './options.ts';

export const form: OptionForm<Options> = [
  { name: 'rounds', words: 'Rounds', kind: { type: 'whole', min: ROUNDS_MIN, max: ROUNDS_MAX, usual: ROUNDS_MAX } },
];

import type { Trouble } from '@fermata/agents';
import type { Choice, Prompt } from '@fermata/core';
import type { Pace } from './pace.ts';

/** What one wants to know of a match, and how long agents may think. */
export interface Playing {
  /** Where the answers come from that agents fail to give. */
  readonly seed: string;
  readonly timeMs: number | undefined;
  /** When to rest; a thread that does nothing else needs no rest. */
  readonly pace: Pace | undefined;
  onQuestion(): void;
  onAnswer(prompt: Prompt, choice: Choice): void;
  onTrouble(trouble: Trouble): void;
}

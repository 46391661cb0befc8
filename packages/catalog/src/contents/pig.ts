import type { Contents } from './contents.ts';

export const PIG: Contents = { kinds: [], prompts: ['Roll or hold?'], listeners: [] };

import type { Contents } from '@fermata/core';

export const contents: Contents = { kinds: [], prompts: ['Roll or hold?'], listeners: [] };

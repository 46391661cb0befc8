import type { Contents } from '@fermata/core';

export const contents: Contents = { kinds: [], prompts: ['Drop a disc into which column?'], listeners: [] };

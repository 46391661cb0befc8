import type { Contents } from './contents.ts';

export const CONNECT_FOUR: Contents = { kinds: [], prompts: ['Drop a disc into which column?'], listeners: [] };

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { isCode, pageFolder } from './loading.ts';
import { overReact } from './vs-react.ts';

export const bench: Bench = {
  name: 'page_all_vs_react',
  about: 'all scripts and styles of the page, every game and look included, gzipped, over React and React DOM alone',
  bar: { atMost: 8 },
  measure: async () => {
    const entries = readdirSync(await pageFolder(), { recursive: true, withFileTypes: true });
    return overReact(entries.map((entry) => join(entry.parentPath, entry.name)).filter(isCode));
  },
};

import { defineConfig } from 'vitest/config';
import { conditions } from './vitest.config.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Long runs over many seeds or worlds, and packages installed elsewhere, outside `npm test`. */
export default defineConfig({
  ssr: { resolve: { conditions } },
  test: {
    include: [
      '{packages,games,tools}/**/*.soak.ts',
      'packages/core/src/worlds/weights*.test.ts',
      'games/pokemon/src/**/rates.test.ts',
      'packages/server/src/{killed,hostile}.test.ts',
    ],
    env: { SOAK: '1' },
    pool: 'threads',
    testTimeout: HOUR_MS,
    hookTimeout: HOUR_MS,
    passWithNoTests: true,
  },
});

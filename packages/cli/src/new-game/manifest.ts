/** The package.json of a game that is begun. */
import { VERSION } from '../installation.ts';

/** Of one in a folder of its own: nobody publishes it by accident, and it has all that its commands need. */
export function ownManifest(name: string, title: string) {
  return {
    name,
    version: '0.1.0',
    private: true,
    description: `${title}: a sentence about it.`,
    type: 'module',
    exports: './src/index.ts',
    scripts: {
      test: 'vitest run',
      types: 'tsc',
      flows: 'fermata flows',
      play: 'fermata play .',
      check: 'fermata check .',
    },
    dependencies: { '@fermata/core': `^${VERSION}`, '@fermata/scene': `^${VERSION}` },
    devDependencies: { '@fermata/cli': `^${VERSION}`, ...TOOLS },
  };
}

/** What tests and types are checked with; a test compares them with our own. */
export const TOOLS = { typescript: '^6.0.3', vitest: '^4.1.11' };

/** Of one among the games of the workspace: it is built and published as they are. */
export function workspaceManifest(name: string, title: string): object {
  return {
    name: `@fermata/${name}`,
    version: VERSION,
    description: `${title}: a sentence about it.`,
    keywords: ['fermata', 'game', 'rules', name],
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20.19' },
    sideEffects: false,
    exports: {
      '.': { '@fermata/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      './scene': { '@fermata/source': './src/scene.ts', types: './dist/scene.d.ts', default: './dist/scene.js' },
      './manual': { '@fermata/source': './src/manual.ts', types: './dist/manual.d.ts', default: './dist/manual.js' },
    },
    files: ['dist', 'src', '!src/**/*.test.ts', '!src/**/*.soak.ts'],
    scripts: { prepack: 'node ../../tools/build/check-built.js' },
    dependencies: { '@fermata/core': VERSION, '@fermata/scene': VERSION },
  };
}

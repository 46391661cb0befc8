import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../.dependency-cruiser.js';

// A small repository of its own: every package with an index and one file per case below.
const PACKAGES = [
  ...['core', 'scene', 'agents', 'sim', 'catalog', 'session', 'client', 'kit', 'cli', 'server', 'web'].map(
    (name) => `packages/${name}`,
  ),
  ...['pig', 'chess'].map((name) => `games/${name}`),
];
const INSTALLED = ['vitest', 'fast-check', '@noble/ciphers', 'commander', 'lodash'];

const forbidden = [
  ['packages/core/src/a.ts', '@fermata/agents', 'direction-of-core'],
  ['packages/core/src/b.ts', '@fermata/pig', 'direction-of-core'],
  ['packages/core/src/b.test.ts', '@fermata/pig', 'direction-of-core'],
  ['packages/core/src/c.ts', 'node:fs', 'rules-stand-alone'],
  ['packages/core/src/d.ts', './testing/index.ts', 'testing-is-for-tests'],
  ['packages/core/src/testing/a.ts', 'node:fs', 'rules-stand-alone'],
  ['packages/core/src/testing/b.ts', '@fermata/agents', 'direction-of-core'],
  ['packages/core/src/values/a.ts', '../oracle/ok.ts', 'layer-of-values'],
  ['packages/core/src/oracle/a.ts', '../game/ok.ts', 'layer-of-oracle'],
  ['packages/core/src/game/a.ts', '../execution/ok.ts', 'layer-of-game'],
  ['packages/core/src/fields/a.ts', '../game/ok.ts', 'layer-of-fields'],
  ['packages/core/src/execution/a.ts', '../words/ok.ts', 'layer-of-execution'],
  ['packages/core/src/words/a.ts', '../match/ok.ts', 'layer-of-words'],
  ['packages/core/src/secrets/a.ts', '../match/ok.ts', 'layer-of-secrets'],
  ['packages/core/src/match/a.ts', '../worlds/ok.ts', 'layer-of-match'],
  ['packages/core/src/worlds/a.ts', '../play/ok.ts', 'layer-of-worlds'],
  ['packages/core/src/play/a.ts', '../index.ts', 'layer-of-play'],
  ['packages/core/src/testing/c.ts', '../index.ts', 'layer-of-testing'],
  ['packages/core/src/cellar/a.ts', '../values/ok.ts', 'every-folder-a-layer'],
  ['packages/core/src/f.ts', '@fermata/scene', 'direction-of-core'],
  ['packages/scene/src/a.ts', '@fermata/pig', 'direction-of-scene'],
  ['packages/scene/src/b.ts', '@fermata/agents', 'direction-of-scene'],
  ['packages/scene/src/c.ts', './testing/index.ts', 'testing-is-for-tests'],
  ['packages/agents/src/d.ts', '@fermata/scene', 'direction-of-agents'],
  ['games/pig/src/f.ts', '@fermata/scene/testing', 'testing-is-for-tests'],
  ['games/pig/src/a.ts', '@fermata/chess', 'direction-of-games'],
  ['games/pig/src/a.test.ts', '@fermata/chess', 'direction-of-games'],
  ['games/pig/src/b.ts', '@fermata/agents', 'direction-of-games'],
  ['games/pig/src/c.ts', '@fermata/core/testing', 'testing-is-for-tests'],
  ['games/pig/src/d.ts', 'node:crypto', 'rules-stand-alone'],
  ['games/pig/src/e.ts', './formats/text.ts', 'rules-know-no-formats'],
  ['packages/agents/src/a.ts', '@fermata/pig', 'direction-of-agents'],
  ['packages/agents/src/b.ts', '@fermata/catalog', 'direction-of-agents'],
  ['packages/agents/src/c.ts', 'fast-check', 'declared-only'],
  ['packages/sim/src/a.ts', '@fermata/catalog', 'direction-of-sim'],
  ['packages/catalog/src/a.ts', '@fermata/agents', 'direction-of-catalog'],
  ['packages/catalog/src/b.ts', '@fermata/cli', 'direction-of-catalog'],
  ['packages/session/src/a.ts', '@fermata/sim', 'direction-of-session'],
  ['packages/session/src/b.ts', '@fermata/kit', 'direction-of-session'],
  ['packages/client/src/a.ts', '@fermata/server', 'direction-of-client'],
  ['packages/client/src/b.ts', '@fermata/catalog', 'direction-of-client'],
  ['packages/kit/src/a.ts', '@fermata/session', 'direction-of-kit'],
  ['packages/kit/src/b.ts', '@fermata/catalog', 'direction-of-kit'],
  ['games/pig/src/g.ts', '@fermata/kit', 'the-kit-is-for-looks'],
  ['games/pig/src/h.ts', '../look/ok.ts', 'looks-are-for-the-page'],
  ['games/pig/look/a.ts', '../src/index.ts', 'looks-draw-scenes'],
  ['games/pig/look/b.ts', '@fermata/core', 'looks-draw-scenes'],
  ['packages/cli/src/a.ts', '@fermata/pig', 'direction-of-cli'],
  ['packages/cli/src/commands/play.ts', '@fermata/core/testing', 'testing-is-for-tests'],
  ['packages/cli/src/check.ts', '@fermata/core/testing', 'testing-is-for-tests'],
  ['packages/server/src/a.ts', '@fermata/cli', 'direction-of-top'],
  ['packages/web/src/a.ts', '@fermata/server', 'direction-of-top'],
  ['packages/web/src/b.test.ts', 'lodash', 'tests-use-the-shared-tools'],
  ['packages/cli/src/b.ts', '../../core/src/index.ts', 'other-packages-by-name'],
  ['packages/web/src/f.ts', '../../session/test/ok.ts', 'sessions-tested-by-tests'],
  ['packages/cli/src/c.ts', './missing.ts', 'no-unresolvable'],
  ['packages/cli/src/d.ts', '@fermata/core/src/index.ts', 'no-unresolvable'],
  ['packages/cli/src/e.ts', './f.ts', 'no-cycle'],
] as const;

// One import that breaks two rules: rules take no package at all, least of all one that is not declared.
const forbiddenTwice = ['packages/core/src/e.ts', 'vitest', ['declared-only', 'rules-stand-alone']] as const;

const allowed = [
  ['packages/core/src/ok.ts', './index.ts'],
  ['games/pig/look/ok.ts', '@fermata/kit', '@fermata/scene'],
  ['packages/session/src/ok.ts', '@fermata/core', '@fermata/agents', '@fermata/catalog', '@fermata/scene'],
  ['packages/kit/src/ok.ts', '@fermata/core', '@fermata/scene'],
  ['packages/session/test/ok.ts', '@fermata/core'],
  ['packages/web/browser/ok.browser.ts', '../../session/test/ok.ts'],
  ['packages/web/src/ok.ts', '@fermata/kit', '@fermata/session'],
  ['packages/core/src/values/ok.ts'],
  ['packages/core/src/oracle/ok.ts', '../values/ok.ts'],
  ['packages/core/src/game/ok.ts', '../oracle/ok.ts'],
  ['packages/core/src/execution/ok.ts', '../game/ok.ts', '../oracle/ok.ts'],
  ['packages/core/src/execution/ok.test.ts', '../index.ts', '../words/ok.ts'], // a test goes through the door
  ['packages/core/src/words/ok.ts', '../execution/ok.ts'],
  ['packages/core/src/match/ok.ts', '../execution/ok.ts', '../values/ok.ts'],
  ['packages/core/src/worlds/ok.ts', '../match/ok.ts'],
  ['packages/core/src/play/ok.ts', '../worlds/ok.ts', '../match/ok.ts'],
  ['packages/core/src/testing/ok.ts', '../play/ok.ts'],
  ['packages/core/src/ok.test.ts', './testing/index.ts', 'vitest', 'fast-check', '@noble/ciphers', 'node:fs'],
  ['packages/scene/src/ok.ts', '@fermata/core'],
  ['packages/scene/src/testing/ok.ts', '@fermata/core', '../index.ts'],
  ['games/pig/src/ok.ts', '@fermata/core', '@fermata/scene', './index.ts'],
  ['games/pig/src/formats/text.ts', 'commander'],
  ['games/pig/build/data.ts', 'lodash', 'node:fs'],
  ['games/pig/src/ok.test.ts', '@fermata/core', '@fermata/core/testing', '@fermata/scene/testing', 'vitest', 'node:fs'],
  ['packages/agents/src/ok.ts', '@fermata/core'],
  ['packages/sim/src/ok.ts', '@fermata/core', '@fermata/agents'],
  ['packages/catalog/src/ok.ts', '@fermata/core', '@fermata/scene', '@fermata/pig', '@fermata/chess'],
  [
    'packages/cli/src/ok.ts',
    '@fermata/catalog',
    '@fermata/sim',
    '@fermata/agents',
    '@fermata/core',
    '@fermata/scene',
    'commander',
  ],
  ['packages/cli/src/commands/check.ts', '@fermata/core/testing'], // a test that people run
  ['packages/cli/bin/workspace/plan.js', 'lodash'], // it is not shipped
  ['packages/cli/src/f.ts', './e.ts'], // closes the cycle that e.ts is reported for
  ['bench/src/ok.ts', '@fermata/pig', '@fermata/core/testing', '@fermata/server', 'lodash'],
  ['docs/tutorial/ok.test.ts', '@fermata/pig', '@fermata/core/testing', 'vitest'],
] as const;

const root = mkdtempSync(join(tmpdir(), 'import-direction-'));
beforeAll(plantRepository);
afterAll(() => rmSync(root, { recursive: true }));

test('every wrong import is reported by its rule, and no right one is', async () => {
  const expected = forbidden.map(([file, , rule]) => `${file}: ${rule}`);
  expected.push(...forbiddenTwice[2].map((rule) => `${forbiddenTwice[0]}: ${rule}`));
  const { output } = await cruise(['packages', 'games', 'bench', 'docs'], {
    ...config.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  });
  const { violations } = (output as ICruiseResult).summary; // without an output type the result is the object itself
  expect(violations.map(({ from, rule }) => `${from}: ${rule.name}`).sort()).toEqual(expected.sort());
});

function plantRepository() {
  for (const path of PACKAGES) plantPackage(path);
  for (const name of INSTALLED) {
    plant(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    plant(`node_modules/${name}/index.js`, '');
  }
  for (const name of ['core', 'scene']) plant(`packages/${name}/src/testing/index.ts`, '');
  for (const [file, ...imports] of allowed) plantImports(file, imports);
  for (const [file, wrong] of [...forbidden, forbiddenTwice]) plantImports(file, [wrong]);
}

function plantPackage(path: string) {
  const name = path.replace(/.*[/]/, '@fermata/');
  const door = (source: string) => ({ '@fermata/source': source, default: './dist/index.js' });
  const exports = { '.': door('./src/index.ts'), './testing': door('./src/testing/index.ts') };
  const dependencies = { commander: '1.0.0' };
  plant(`${path}/package.json`, JSON.stringify({ name, type: 'module', exports, dependencies }));
  plant(`${path}/src/index.ts`, '');
  plant(`${path}/dist/index.js`, "import 'nothing that is there';"); // what was built of it is nobody's business
  mkdirSync(join(root, 'node_modules/@fermata'), { recursive: true });
  symlinkSync(join(root, path), join(root, 'node_modules', name), 'dir');
}

function plantImports(file: string, imports: readonly string[]) {
  plant(file, imports.map((name) => `import '${name}';\n`).join(''));
}

function plant(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

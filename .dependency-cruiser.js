/** Who may import whom. tools/import-direction.test.ts proves that each rule bites. */

/** Each layer with the layers it may import besides itself. What is not listed (bench, docs, tools) may import all. */
const LAYERS = {
  core: { path: 'packages/core', below: [] },
  scene: { path: 'packages/scene', below: ['packages/core'] },
  games: { path: 'games/[^/]+', below: ['packages/core', 'packages/scene', 'packages/kit'] },
  agents: { path: 'packages/agents', below: ['packages/core'] },
  sim: { path: 'packages/sim', below: ['packages/core', 'packages/agents'] },
  catalog: { path: 'packages/catalog', below: ['packages/core', 'packages/scene', 'games/[^/]+'] },
  session: { path: 'packages/session', below: ['packages/(?:core|scene|agents|catalog)'] },
  kit: { path: 'packages/kit', below: ['packages/(?:core|scene)'] },
  client: { path: 'packages/client', below: ['packages/(?:core|session)'] },
  top: { path: 'packages/(?:server|web)', below: ['packages/(?:core|scene|agents|sim|catalog|session|client|kit)'] },
  cli: { path: 'packages/cli', below: ['packages/(?:core|scene|agents|sim|catalog|session|client|server|kit)'] },
};

/** The folders of core, each with those it may import besides itself; what lies in none of them is a door, and may import all. */
const CORE = {
  values: [],
  fields: ['values'],
  oracle: ['values', 'fields'],
  game: ['values', 'fields', 'oracle'],
  execution: ['values', 'fields', 'oracle', 'game'],
  words: ['values', 'fields', 'oracle', 'game', 'execution'],
  secrets: ['values', 'fields', 'oracle', 'game', 'execution'],
  match: ['values', 'fields', 'oracle', 'game', 'execution', 'secrets'],
  worlds: ['values', 'fields', 'oracle', 'game', 'execution', 'secrets', 'match'],
  play: ['values', 'fields', 'oracle', 'game', 'execution', 'secrets', 'match', 'worlds'],
  testing: ['values', 'fields', 'oracle', 'game', 'execution', 'words', 'secrets', 'match', 'worlds', 'play'],
};

const OURS = '^(?:packages|games|bench|tools|docs)/';
const PACKAGE = '^((?:packages|games)/[^/]+)/';
const RULES = '^(packages/core|games/[^/]+)/src/';
const FORMATS = '^games/[^/]+/src/formats/';
const TESTING = '^packages/(?:core|scene)/src/testing/';
const TEST = '[.](?:test|soak)[.]ts$';
/** The one command that runs the conformance kit for people. */
const CHECK = '^packages/cli/src/commands/check[.]ts$';
const FIXTURE = '^(?:packages|games)/[^/]+/test/';
/** Scripts that write tables from public data. */
const BUILD = '^games/[^/]+/build/';
/** What `npm run build` makes of sources. */
const BUILT = '^(?:packages|games)/[^/]+/dist/';
/** How games look on the page. */
const LOOK = '^games/[^/]+/look/';
/** The page: it is bundled, and needs nothing where it is served. */
const PAGE = '^packages/web/';
/** What compiles the command line where it is worked on, and is not shipped. */
const WORKSPACE = '^packages/cli/bin/workspace/';

const direction = Object.entries(LAYERS).map(([name, { path, below }]) => ({
  name: `direction-of-${name}`,
  comment: `${path} imports ${below.join(', ') || 'nothing'}`,
  from: { path: `^(${path})/` },
  to: { path: OURS, pathNot: ['^$1/', ...below.map((layer) => `^${layer}/`)] },
}));

const layers = Object.entries(CORE).map(([name, below]) => ({
  name: `layer-of-${name}`,
  comment: `packages/core/src/${name} imports ${below.join(', ') || 'nothing'}`,
  from: { path: `^packages/core/src/${name}/`, pathNot: [TEST] },
  to: { path: '^packages/core/', pathNot: [name, ...below].map((layer) => `^packages/core/src/${layer}/`) },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  ...direction,
  ...layers,
  {
    name: 'every-folder-a-layer',
    comment: 'a folder of core that the list of layers does not know imports nothing of core: give it its place there',
    from: {
      path: '^packages/core/src/[^/]+/',
      pathNot: Object.keys(CORE).map((layer) => `^packages/core/src/${layer}/`),
    },
    to: { path: '^packages/core/' },
  },
  {
    name: 'rules-stand-alone',
    comment: 'core and the rules of games run anywhere: no npm package, no Node builtin',
    from: { path: RULES, pathNot: [TEST, FORMATS] },
    to: { pathNot: OURS, couldNotResolve: false },
  },
  {
    name: 'rules-know-no-formats',
    comment: "a game's formats may use npm packages, so rules leave them alone; only its index hands them on",
    from: { path: RULES, pathNot: [TEST, FORMATS, '/src/index[.]ts$'] },
    to: { path: FORMATS },
  },
  {
    name: 'looks-are-for-the-page',
    comment: 'a look is found by the page alone, by where it lies; rules never see one',
    from: { path: OURS, pathNot: [LOOK] },
    to: { path: LOOK },
  },
  {
    name: 'looks-draw-scenes',
    comment: 'a look draws scenes with the kit: it knows no rules',
    from: { path: LOOK, pathNot: [TEST] },
    to: { pathNot: [LOOK, '^packages/(?:kit|scene)/', 'node_modules/(?:react|@types/react)/'] },
  },
  {
    name: 'the-kit-is-for-looks',
    comment: 'rules run anywhere: they know no page',
    from: { path: '^games/[^/]+/', pathNot: [LOOK] },
    to: { path: '^packages/kit/' },
  },
  {
    name: 'testing-is-for-tests',
    comment:
      'the testing of core and scene belongs to tests, never to what is shipped; fermata check is a test that people run',
    from: { path: PACKAGE, pathNot: [TEST, TESTING, FIXTURE, CHECK] },
    to: { path: TESTING },
  },
  {
    name: 'declared-only',
    comment: 'what is shipped imports only what its own package.json lists under dependencies or peerDependencies',
    from: { path: PACKAGE, pathNot: [TEST, FIXTURE, BUILD, WORKSPACE, PAGE, LOOK] },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
  },
  {
    name: 'tests-use-the-shared-tools',
    comment: 'a test imports the tools listed here, or what its own package.json lists',
    from: { path: `${PACKAGE}.*${TEST}` },
    to: {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      pathNot: 'node_modules/(?:vitest|fast-check|@noble/ciphers|typescript)/',
    },
  },
  {
    name: 'other-packages-by-name',
    comment: 'a relative path never leaves its package',
    from: { path: PACKAGE },
    // What every session is held to is held to in a browser, too.
    to: { path: OURS, pathNot: ['^$1/', '^packages/session/test/'], dependencyTypes: ['local'] },
  },
  {
    name: 'sessions-tested-by-tests',
    comment: 'only tests, here and in a browser, import what every session is held to',
    from: { path: OURS, pathNot: [TEST, '^packages/web/browser/.*[.]browser[.]ts$'] },
    to: { path: '^packages/session/test/' },
  },
  { name: 'no-cycle', from: { path: OURS }, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  // What the build of the page makes has no file.
  { name: 'no-unresolvable', from: { path: OURS }, to: { couldNotResolve: true, pathNot: '^virtual:' } },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: BUILT },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@fermata/source', 'import', 'node', 'default'],
    },
    // A type is an import like any other: a game that needs another game's types needs that game.
    tsPreCompilationDeps: true,
  },
};

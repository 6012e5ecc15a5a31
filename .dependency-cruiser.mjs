// The import rules of docs/architecture.md. Run by scripts/checks/importRules.ts, which also fails when nothing was
// read; tested by planted violations in importRules.test.ts. Paths are seen from the working directory.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const remotes = readdirSync('.').filter((folder) => folder.startsWith('mf-'));
const namedWorkspaces = readJson('package.json').workspaces.filter((folder) => !folder.startsWith('mf-'));
const folders = [...namedWorkspaces, ...remotes, 'scripts'];
const sharedEntries = Object.values(readJson('shared/package.json').exports).map((file) => posix.join('shared', file));

const inAnyOf = (names) => `^(?:${names.join('|')})/`;
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** `folder` may import, of the other folders at the top, only `allowed`. */
const limitImports = (folder, ...allowed) =>
  forbid(
    `${folder}-imports`,
    `Of other workspaces ${folder} imports ${allowed.join(', ') || 'none'}`,
    { path: `^${folder}/` },
    { path: inAnyOf(folders.filter((other) => other !== folder && !allowed.includes(other))) },
  );

const inRemote = (part) => `^mf-[^/]+/src/${part}`;

export default {
  forbidden: [
    ...remotes.map((remote) => limitImports(remote, 'shared', 'shell')),
    forbid(
      'shell-in-tests',
      "Tests of remotes run on the site's router. A remote itself does not know the shell",
      { path: '^mf-', pathNot: '\\.test\\.tsx?$|/testing/' },
      { path: '^shell/' },
    ),
    forbid(
      'shell-by-testing',
      'Other workspaces take only what the shell offers to tests',
      { path: '^mf-' },
      { path: '^shell/', pathNot: '^shell/testing/index\\.ts$' },
    ),
    limitImports('shared'),
    limitImports('object-store'),
    limitImports('registry', 'shared', 'object-store'),
    limitImports('api', 'shared', 'object-store', 'demo'),
    forbid(
      'api-without-demo',
      'The API runs without demo data; its tests run with it',
      { path: '^api/', pathNot: '\\.test\\.tsx?$|/testing/' },
      { path: '^demo/' },
    ),
    limitImports('demo', 'shared', 'api'),
    limitImports('shell', 'shared', 'registry'),

    // Inside a remote: remote → pages, widgets → components → state, api → shared, never upwards.
    forbid(
      'pages-below-remote',
      'Pages and widgets do not know the entry that offers them',
      { path: inRemote('(?:pages|widgets|components|state|api)/') },
      { path: inRemote('(?:remote|mount|server)[^/]*$') },
    ),
    forbid(
      'components-below-pages',
      'Components do not know the pages that use them',
      { path: inRemote('(?:components|state|api)/') },
      { path: inRemote('(?:pages|widgets)/') },
    ),
    forbid(
      'state-below-components',
      'State and calls draw nothing',
      { path: inRemote('(?:state|api)/') },
      { path: inRemote('components/') },
    ),
    forbid(
      'shell-universal-alone',
      'What both sides run knows neither',
      { path: '^shell/universal/' },
      { path: '^shell/(?:browser|server)/' },
    ),
    forbid(
      'shell-browser-without-server',
      'What the browser runs does not know the server',
      { path: '^shell/browser/' },
      { path: '^shell/server/' },
    ),
    forbid(
      'shell-server-without-browser',
      'What the server runs does not know the browser',
      { path: '^shell/server/' },
      { path: '^shell/browser/' },
    ),

    forbid(
      'folders-by-entry',
      'A folder takes from another only what its index.ts exports',
      { path: '^(shell/server|registry/src)/([^/]+)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      { path: '^$1/[^/]+/', pathNot: '^$1/(?:$2/|[^/]+/index\\.ts$)' },
    ),
    forbid(
      'shared-by-subpath',
      'Only the subpaths that shared/package.json exports',
      { pathNot: '^shared/' },
      { path: '^shared/', pathNot: sharedEntries.map((entry) => `^${entry.replaceAll('.', '\\.')}$`) },
    ),
    forbid(
      'servers-alone',
      'Neither the webpack builder nor what guards or traces a server is part of a bundle',
      { path: '^(?:mf-[^/]+/src|shell/(?:universal|browser))/' },
      { path: '^shared/(?:build|http|tracing)/' },
    ),
    forbid(
      'testing-in-tests',
      'What helps tests is not shipped; measurements and tools may use it',
      { pathNot: '\\.test\\.tsx?$|/testing/|^(?:e2e|bench|scripts)/' },
      { path: '/testing/|\\.test\\.tsx?$', pathNot: 'node_modules' },
    ),
    forbid(
      'package-name-across',
      'Across workspaces by the name of the package, never by a relative path',
      // Scripts run the workspaces, and the end-to-end tests run the scripts.
      { path: '^([^/]+)/', pathNot: '^(scripts|e2e|bench)/' },
      { path: inAnyOf(folders), pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    // Cycles of folders: scripts/checks/folderCycles.ts.
    forbid('no-cycles', 'A cycle has no beginning to read from', {}, { circular: true }),
    forbid('resolvable', 'What leads nowhere was checked by no rule', {}, { couldNotResolve: true }),
  ],
  options: {
    // TypeScript 7 has no compiler API to read the files with.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(?:^|/)(?:dist|coverage|\\.modules|\\.caravan|\\.tsbuild)/|e2e/releases/|bench/servers/apps/|\\.d\\.[cm]?ts$',
    },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      conditionNames: ['import', 'node', 'types', 'require', 'default'],
      exportsFields: ['exports'],
    },
  },
};

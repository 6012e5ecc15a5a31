import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';

const repository = join(import.meta.dirname, '../..');
const workspaces = ['shared', 'object-store', 'registry', 'api', 'demo', 'shell', 'mf-account', 'mf-ranking', 'e2e'];

type Tree = Record<string, string>;

// A small site that follows every rule. Each test adds violations to it.
const lawful: Tree = {
  'package.json': JSON.stringify({
    name: 'caravan',
    workspaces: [...workspaces.filter((name) => !name.startsWith('mf-')), 'mf-*'],
  }),
  'shared/package.json': JSON.stringify({
    name: '@caravan/shared',
    exports: Object.fromEntries(['ui', 'build', 'http', 'testing'].map((name) => [`./${name}`, `./${name}/index.ts`])),
  }),
  'shared/ui/index.ts': "export { Button } from './Button';",
  'shared/ui/Button.tsx': 'export const Button = () => <button type="button" />;',
  'shared/build/index.ts': 'export const build = 1;',
  'shared/http/index.ts': 'export const guard = 1;',
  'shared/testing/index.ts': 'export const expectConsole = 1;',
  'object-store/src/index.ts': 'export const objects = 1;',
  'shell/universal/Frame.tsx': "import { Button } from '@caravan/shared/ui';\nexport const Frame = () => <Button />;",
  'shell/browser/start.ts': "import '../universal/Frame';",
  'shell/testing/index.ts': "export { Frame } from '../universal/Frame';",
  'shell/server/server.ts': "import '@caravan/registry';\nimport '../universal/Frame';",
  'shell/server/http/index.ts': "import '../pages';",
  'shell/server/pages/index.ts': "import './pageCache';",
  'shell/server/pages/pageCache.ts': 'export const pages = 1;',
  'registry/src/index.ts': "import './trust';",
  'registry/src/trust/index.ts': "export { expiry } from './expiry';",
  'registry/src/trust/expiry.ts': 'export const expiry = 1;',
  'registry/src/store/index.ts': "import { expiry } from '../trust';",
  'api/src/index.ts': 'export const run = 1;',
  'api/src/index.test.ts': "import '@caravan/demo';",
  'demo/src/index.ts': "import '@caravan/api';\nexport const draw = 1;",
  'mf-account/src/remote.ts': 'export const account = 1;',
  'mf-ranking/webpack.config.ts': "import '@caravan/shared/build';",
  'mf-ranking/src/remote.ts': "export const load = () => import('./pages/RankingPage/RankingPage');",
  'mf-ranking/src/pages/RankingPage/RankingPage.tsx':
    "import '../../components/Row';\nexport const Page = () => <p />;",
  'mf-ranking/src/components/Row.tsx':
    "import '../state/rowSlice';\nimport '@caravan/shared/ui';\nexport const Row = 1;",
  'mf-ranking/src/components/Row.test.tsx': "import '@caravan/shared/testing';\nimport '@caravan/shell/testing';",
  'mf-ranking/src/state/rowSlice.ts': 'export const rowSlice = 1;',
  'mf-ranking/src/api/rankApi.ts': 'export const rankApi = 1;',
  'e2e/home.test.ts': "import '@caravan/shared/ui';",
  // Tests and their helpers may make cycles of folders.
  'api/src/cars/car.ts': "import '../prices/price';",
  'api/src/prices/price.ts': 'export const price = 1;',
  'api/src/prices/price.test.ts': "import '../cars/car';",
  'api/src/prices/testing/priced.ts': "import '../../cars/car';",
};

let root = '';

const write = (tree: Tree): void => {
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

const check = (): { status: number | null; stderr: string } =>
  spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'importRules.ts'), root], {
    cwd: repository,
    encoding: 'utf8',
  });

/** Rule, folder of the violating file, and its text. */
const violations: [rule: string, folder: string, text: string][] = [
  ['mf-ranking-imports', 'mf-ranking/src', "import '../../mf-account/src/remote';"],
  ['shell-in-tests', 'mf-ranking/src', "import '@caravan/shell/testing';"],
  ['shell-by-testing', 'mf-ranking/src/testing', "import '../../../shell/browser/start';"],
  ['mf-ranking-imports', 'mf-ranking/src', "import type { run } from '../../api/src/index';"],
  ['mf-ranking-imports', 'mf-ranking/src', "export { draw } from '@caravan/demo';"],
  [
    'mf-ranking-imports',
    'mf-ranking/src',
    "const routes = [{ lazy: () => import('../../mf-account/src/remote'), view: <p /> }] satisfies object[];",
  ],
  ['resolvable', 'mf-ranking/src', "import '@caravan/mf-account';"],
  ['resolvable', 'mf-ranking/src', "import '@caravan/shared/ui/Button';"],
  ['shared-by-subpath', 'mf-ranking/src', "import '../../shared/ui/Button';"],
  ['package-name-across', 'mf-ranking/src', "import '../../shared/ui';"],
  ['servers-alone', 'mf-ranking/src', "import '@caravan/shared/build';"],
  ['servers-alone', 'shell/universal', "import '@caravan/shared/build';"],
  ['servers-alone', 'shell/browser', "import '@caravan/shared/http';"],
  ['testing-in-tests', 'mf-ranking/src', "import '@caravan/shared/testing';"],
  ['shared-imports', 'shared/ui', "export const load = () => import('../../shell/browser/start');"],
  ['object-store-imports', 'object-store/src', "import '@caravan/registry';"],
  ['shell-imports', 'shell/server', "import '@caravan/object-store';"],
  ['demo-imports', 'demo/src', "import '@caravan/registry';"],
  ['registry-imports', 'registry/src', "import '@caravan/demo';"],
  ['api-without-demo', 'api/src', "import '@caravan/demo';"],
  ['api-imports', 'api/src', "import '@caravan/registry';"],
  ['shell-imports', 'shell/universal', "import '../../mf-ranking/src/remote';"],
  ['shell-imports', 'shell/server', "import '../../mf-ranking/src/remote';"],
  ['shell-universal-alone', 'shell/universal', "import '../browser/start';"],
  ['shell-universal-alone', 'shell/universal', "import type { port } from '../server/server';"],
  ['shell-browser-without-server', 'shell/browser', "import '../server/server';"],
  ['folders-by-entry', 'shell/server/http', "import '../pages/pageCache';"],
  ['folders-by-entry', 'registry/src/store', "import type { expiry } from '../trust/expiry';"],
  ['shell-server-without-browser', 'shell/server', "import '../browser/start';"],
  ['pages-below-remote', 'mf-ranking/src/pages/RankingPage', "import '../../remote';"],
  ['components-below-pages', 'mf-ranking/src/components', "import '../pages/RankingPage/RankingPage';"],
  ['state-below-components', 'mf-ranking/src/state', "import '../components/Row';"],
  ['state-below-components', 'mf-ranking/src/api', "import type { Row } from '../components/Row';"],
  ['no-cycles', 'mf-ranking/src/api', "import './circle';"],
  ['no-folder-cycles', 'api/src/prices/old', "import '../../cars/car';"],
  ['no-folder-cycles', 'mf-ranking/src/pages/Near', "import '../Middle/deep/middle';"],
];
const planted = violations.map(([rule, folder, text], index) => ({
  rule,
  path: `${folder}/planted${index}.tsx`,
  text,
}));

beforeEach(() => {
  root = createTemporaryFolder();
  write(lawful);
  mkdirSync(join(root, 'node_modules/@caravan'), { recursive: true });
  for (const workspace of workspaces) {
    const hasIndex = ['object-store', 'registry', 'api', 'demo'].includes(workspace);
    const exports = {
      ...(hasIndex && { '.': './src/index.ts' }),
      ...(workspace === 'shell' && { './testing': './testing/index.ts' }),
    };
    if (workspace !== 'shared') {
      write({ [`${workspace}/package.json`]: JSON.stringify({ name: `@caravan/${workspace}`, exports }) });
    }
    symlinkSync(join(root, workspace), join(root, 'node_modules/@caravan', workspace));
  }
});

describe('import rules', () => {
  it('accept a site that follows them', () => {
    expect(check()).toMatchObject({ status: 0, stderr: '' });
  });

  it('find a violation of each', () => {
    const circle = planted.find(({ rule }) => rule === 'no-cycles')?.path ?? '';
    write(Object.fromEntries(planted.map(({ path, text }) => [path, text])));
    write({
      'mf-ranking/src/api/circle.ts': `import './${basename(circle, '.tsx')}';`,
      'mf-ranking/src/pages/Middle/deep/middle.ts': 'export const middle = 1;',
      'mf-ranking/src/pages/Middle/next.ts': "import type { far } from '../Far/far';",
      'mf-ranking/src/pages/Far/far.ts': "export const far = () => import('../Near/near');",
      'mf-ranking/src/pages/Near/near.ts': 'export const near = 1;',
    });
    const { status, stderr } = check();
    const lines = stderr.split('\n');
    // A cycle is reported once, at its first file.
    const isCaught = (rule: string, path: string): boolean =>
      lines.some((line) => line.includes(`: ${rule}: `) && line.includes(path));
    const missed = planted.filter(({ path, rule }) => !isCaught(rule, path));
    expect(missed).toEqual([]);
    expect(status).toBe(1);
  });

  it('fail if no file of a workspace was read', () => {
    rmSync(join(root, 'mf-account/src'), { recursive: true });
    expect(check()).toMatchObject({ status: 1, stderr: 'mf-account: no module was read\n' });
  });
});

import { readTally, versionTally } from '@caravan/registry';
import { requestOtherRemotes, startOtherRemotes } from '../../pages/requestOtherRemotes';
import { changeBuild, plantRemote, refusedLines, runScript } from '../../support/project';
import { readSetting, servedVersion, siteRegistry, siteStore } from '../../support/site';
import { until } from '../../support/until';
import { setUpVisitors, type Visitor } from '../../support/browser';

const remote = plantRemote('mf-pages');

/** Returns the registry document, and the entry of the remote that visitors get. */
const siteState = async (): Promise<readonly unknown[]> => {
  const html = await (await fetch(`${readSetting().origin}/about-us`)).text();
  const [entry = ''] = /\/remotes\/pages\/remoteEntry[^"]*\.js/.exec(html) ?? [];
  expect(entry).not.toBe('');
  return [await siteRegistry(), entry];
};

/** Returns the last line of `npm run publish`. Fails if it changes the site. */
const refusalOf = async (workspace: string): Promise<string> => {
  const before = await siteState();
  const lines = await refusedLines(workspace);
  expect(await siteState()).toEqual(before);
  return lines.at(-1) ?? '';
};

/** Returns code that runs `code` after each module of a built file. `exports` are the module's. */
const afterEachModule = (code: string): string => `
for (const [id, run] of Object.entries(__webpack_esm_modules__)) __webpack_esm_modules__[id] = (module, exports, require) => {
  run(module, exports, require);
  if ('page' in exports) { ${code} }
};`;

/** Code by page that makes it fail in browsers. It is appended to the built file of the page. */
const faults = {
  about: 'throw new Error("at load");',
  dealers: afterEachModule('exports.page.Component = () => { throw new Error("in render"); };'),
  // Works like an effect. The built file cannot import React.
  contacts: afterEachModule(`
    const { Component: type } = exports.page;
    const Effect = function () {};
    Effect.prototype.isReactComponent = {};
    Effect.prototype.render = () => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, props: {}, ref: null });
    Effect.prototype.componentDidMount = () => { throw new Error("in an effect"); };
    exports.page.Component = Effect;`),
  help: 'addEventListener("click", () => { throw new Error("in a handler"); });',
  privacy: `
for (const [id, run] of Object.entries(__webpack_esm_modules__))
  __webpack_esm_modules__[id] = (module, exports, require) => {
    const own = {};
    run(module, own, require);
    for (const name of Object.keys(own))
      Object.defineProperty(exports, name === 'page' ? 'renamed' : name, { enumerable: true, get: () => own[name] });
  };`,
};

/** Breaks the planted remote's build for browsers. */
const breakInBrowsers = (): void =>
  changeBuild(remote.path('dist/browser'), (text, file) => {
    const [, page = ''] = /^page-(\w+)\.\w+\.js$/.exec(file) ?? [];
    const fault = Object.entries(faults).find(([name]) => name === page)?.[1];
    return fault === undefined ? text : `${text}\n${fault}`;
  });

describe('npm run publish refuses in one sentence and does not change the site:', () => {
  const visit = setUpVisitors();
  afterAll(() => remote.remove());

  it('a declaration that does not parse [MFE-6]', async () => {
    remote.copy('mf-pages', /node_modules|dist|\.test\./);
    remote.edit('federation.ts', 'export const federation', 'export const = federation');
    expect(await refusalOf(remote.workspace)).toMatch(
      /^e2e\S+\/federation\.ts cannot be read \([^\n]*federation\.ts:\d+[^\n]*\): correct that line$/,
    );
  });

  it('a type error: a page that is exported by another name [MFE-6]', async () => {
    remote.copy('mf-pages', /node_modules|dist/);
    remote.edit('src/pages/HelpPage/HelpPage.tsx', 'export const page =', 'export const renamed =');
    expect(await refusalOf(remote.workspace)).toMatch(
      /^e2e\S+ is not published: its types fail \(\S+HelpPage\.test\.tsx\(\d+,\d+\): error TS2305: .*'page'.*\)\. Fix it\. All failures: npm run verify -- \S+$/,
    );
  }, 600_000);

  it('a forced build that fails in browsers is replaced by the version before [MFE-5]', async () => {
    remote.copy('mf-pages', /node_modules|\.test\./);
    breakInBrowsers();
    remote.markBuilt();
    const goodVersion = await servedVersion('pages', '/help');
    await startOtherRemotes('pages');
    const { stdout } = await runScript(['publish', '--', remote.workspace, '--force', 'it is urgent']);
    const [, badVersion = ''] = /^pages (\w{16}) runs/.exec(stdout) ?? [];
    const stop = requestOtherRemotes('pages');
    // Visitors stay until the end, because the browser cancels reports of a visitor who leaves.
    const visitors: Visitor[] = [];
    const openVisitor = async (): Promise<Visitor> => {
      const visitor = await visit({ allowsConsoleMessages: true });
      visitors.push(visitor);
      return visitor;
    };
    try {
      await until(async () => (await servedVersion('pages', '/help')) === badVersion);
      for (const [path, kind] of [
        ['/about-us', 'evaluation'],
        ['/service-support', 'render'],
        ['/contacts-us', 'render'],
        ['/privacy', 'contract'],
      ]) {
        const { page, open, consoleMessages } = await openVisitor();
        await open(path ?? '');
        // The console names the failed version, and the page shows the previous one.
        await until(async () => consoleMessages.some((each) => each.includes(`pages ${badVersion} could not be`)));
        await page.waitForSelector('[data-slot^="pages/"]:not(:has([role="alert"])) h1');
        expect(consoleMessages.join('\n')).toContain(`(${kind})`);
        await page.click('nav a[href="/sales/sale"]');
        await page.waitForSelector('[data-slot="ranking/ranking"] h1');
      }
      // The browser reports an error after the load, too, but keeps the version.
      const { page, open, consoleMessages } = await openVisitor();
      await open('/help');
      await until(async () => {
        await page.click('h1');
        return consoleMessages.some((each) => each.includes(`pages ${badVersion} failed while it was used`));
      });
      expect(await stop()).toEqual({ failed: [], unanswered: [] });
      // The server writes the reports of browsers a moment later.
      let recorded: Readonly<Record<string, number>> = {};
      await until(
        async () => {
          recorded = await readTally(siteStore(), versionTally('pages', badVersion));
          const {
            'browser evaluation': atLoad = 0,
            'browser render': inRender = 0,
            'browser use': inUse = 0,
          } = recorded;
          return atLoad > 0 && inRender === 2 && inUse > 0;
        },
        { state: () => JSON.stringify(recorded) },
      );
      const shown = (await runScript(['registry'])).stdout;
      expect(shown).toMatch(/publish +pages .*FORCED, it is urgent/);
      expect(/^pages .*FORCED.*\n(.*)$/m.exec(shown)?.[1]).toMatch(/evaluation \d.*render 2.*use \d/);
    } finally {
      for (const visitor of visitors) await visitor.leave();
      await stop();
      await runScript(['rollback', '--', 'mf-pages', 'it fails']);
    }
    await until(async () => (await servedVersion('pages', '/help')) === goodVersion);
    const { page, open } = await visit();
    await open('/about-us');
    await page.waitForSelector('[data-slot="pages/about"] h1');
  }, 600_000);
});

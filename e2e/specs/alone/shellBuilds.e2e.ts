import { join } from 'node:path';
import { releaseShell } from '@caravan/registry/publish';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { busyMachineSettings, type Site } from '../../../scripts/site';
import { root } from '../../../scripts/workspaces';
import { setUpVisitors, whenNetworkIdle } from '../../support/browser';
import { startHttpFaultProxy, type FaultProxy } from '../../support/network';
import { copyOtherShell } from '../../support/project';
import { readSetting, siteEdit, startSecondShell } from '../../support/site';

const { origin } = readSetting();
const dist = createTemporaryFolder();
const openVisitor = setUpVisitors();
let otherSite: Site;
let balancer: FaultProxy;

const release = (build: string, isAlone: boolean) =>
  releaseShell({ ...siteEdit('a rolling upgrade'), dist: build, isAlone, quality: 1 });

// A balancer sends requests in turn to two servers with different builds.
beforeAll(async () => {
  copyOtherShell(dist);
  await release(join(root, 'shell/dist'), true);
  await release(dist, false);
  otherSite = await startSecondShell({ ...busyMachineSettings, SHELL_ASSETS: join(dist, 'browser') });
  balancer = await startHttpFaultProxy(origin, otherSite.origin);
});
afterAll(async () => {
  await balancer.close();
  await otherSite.stop();
  await release(join(root, 'shell/dist'), true);
});

/** Opens a page as a new visitor. Returns its build, its status, and the failed requests. */
const visit = async (path: string) => {
  const visitor = await openVisitor({ origin: balancer.origin });
  const failed: string[] = [];
  visitor.page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  const status = await visitor.open(path);
  await whenNetworkIdle(visitor.page);
  const isOther = await visitor.page.evaluate(() => 'isOtherBuild' in window);
  return { isOther, outcome: { status, failed } };
};

it.each(['/home', '/test'])(
  'hydrates %s although each request reaches another build of the shell [MFE-15]',
  async (path) => {
    const builds = new Set<boolean>();
    for (let count = 0; count < 20 && builds.size < 2; count += 1) {
      // Alternates the first server, because a report of the previous page may have changed the turn.
      if (balancer.requests.length % 2 !== count % 2) await fetch(`${balancer.origin}/health`);
      const { isOther, outcome } = await visit(path);
      builds.add(isOther);
      expect(outcome).toEqual({ status: 200, failed: [] });
    }
    expect(builds.size).toBe(2);
  },
);

import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from '../bench/network/certificate';
import { shellsOf } from '../scripts/cluster/drill/health';
import { findPrograms } from '../scripts/cluster/packages';
import { findFreePorts } from '../scripts/cluster/ports';
import { certificateFile, mailFolder, siteFolder, startCluster, storeSettings } from '../scripts/cluster/startCluster';
import { findFreePort } from '../scripts/freePort';
import { root } from '../scripts/workspaces';
import { launchChromium } from './support/browser';
import { asAddress } from './support/site';
import { createTestSite, testSettings, warmUp, type TestSite, type TestSiteOptions } from './testSite';

/** Starts the cluster of `npm run cluster` on free ports, with data of its own, and the browsers for its tests. */
export const startTestCluster = ({ workers, say }: Pick<TestSiteOptions, 'workers' | 'say'>): Promise<TestSite> =>
  createTestSite(async (atStop) => {
    const programs = findPrograms();
    const ports = await findFreePorts();
    const top = mkdtempSync(join(tmpdir(), 'caravan-cluster-'));
    atStop(() => rm(top, { recursive: true, force: true }));
    const shellLink = join(top, 'shell');
    symlinkSync(join(root, 'shell/dist'), shellLink);
    const mails = `smtp://127.0.0.1:${ports.mail}`;
    // Publishing, specs and the commands that they run read these variables.
    Object.assign(process.env, storeSettings(ports), { SMTP_URL: mails });
    const partnerOrigin = `http://partner.localhost:${await findFreePort()}`;
    const cluster = await startCluster({
      ports,
      top,
      programs,
      say,
      env: {
        ...testSettings(partnerOrigin),
        PUBLIC_ORIGIN: `https://127.0.0.1:${ports.front}`,
        SHELL_ASSETS: join(shellLink, 'browser'),
      },
      // Servers report errors while tests kill others. The log has them.
      onComplaint: () => undefined,
    });
    atStop(cluster.stop);
    const certificate = certificateFile(top);
    const trustArgument = `--ignore-certificate-errors-spki-list=${fingerprint({ cert: readFileSync(certificate, 'utf8') })}`;
    const browsers = await Promise.all(
      Array.from({ length: workers }, () => launchChromium({ extraArguments: [trustArgument] })),
    );
    atStop(() => Promise.all(browsers.map((browser) => browser.close())));
    say('asking both shell servers for every page once');
    for (const shell of shellsOf(ports)) await warmUp(shell, ['lang=en']);
    const origin = asAddress(cluster.origin);
    return {
      origin,
      checkedOrigin: origin,
      apiOrigin: `http://127.0.0.1:${ports.api}`,
      partnerOrigin,
      data: siteFolder(top),
      seeded: '',
      mails: mailFolder(top),
      browserEndpoints: browsers.map((browser) => browser.wsEndpoint()),
      cluster: { ports, databaseUrl: cluster.databaseUrl, certificateFile: certificate, shellLink },
    };
  });

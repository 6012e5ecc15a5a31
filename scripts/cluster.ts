import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@caravan/api/config';
import { commandWords } from '../registry/bin/commandWords';
import { buildAll } from './build';
import { drill } from './cluster/drill/drill';
import { findPrograms } from './cluster/packages';
import { FIRST_PORT, ensurePortsFree, portsFrom } from './cluster/ports';
import { explainSlowPage } from './cluster/slowPage';
import { mailFolder, siteFolder, startCluster, storeSettings } from './cluster/startCluster';
import { onInterrupt } from './interrupted';
import { keepRunning } from './runningSite';
import { fail, say, step } from './terminal';
import { siteSettings } from './site';
import { removeRealSiteSettings } from './realSite';
import { refuseOrphans } from './supervisor/siteRecord';
import { startReceiver } from './trace/receiver';
import { root } from './workspaces';

/** Processes that `--drill` kills. */
const FAULTS = Number(process.env['FAULTS'] || 50);

const start = async (): Promise<void> => {
  const isDrill = commandWords('npm run cluster [-- --drill]', { options: ['drill'], maxWords: 0 }).has('drill');
  // A drill sends messages and publishes versions.
  if (isDrill) removeRealSiteSettings();
  const top = process.env['CARAVAN_DATA'] || join(root, '.caravan-cluster');
  const data = siteFolder(top);
  const ports = portsFrom(Number(process.env['PORT'] || FIRST_PORT));
  readConfig(siteSettings());
  const programs = findPrograms();
  await refuseOrphans(data);
  await ensurePortsFree(ports);
  // The commands of the registry read them from the environment.
  const store = { ...storeSettings(ports), CARAVAN_DATA: data };
  Object.assign(process.env, store);
  if (isDrill) Object.assign(process.env, { DEV_ADMIN: '0' });
  // A drill measures the servers as they run without traces.
  const receiver = isDrill || process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] ? undefined : await startReceiver(0);
  if (receiver) Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint });

  step('1. Building API, shell and remotes');
  await buildAll(say);
  step(
    '2. Starting the S3 server, PostgreSQL twice, HAProxy, Valkey, the mail catcher, nginx, two APIs and two shell servers',
  );
  const cluster = await startCluster({ ports, top, programs, say, ...(isDrill && { onComplaint: () => undefined }) });
  const settings = join(top, 'settings.sh');
  const lines = Object.entries(store).map(([name, value]) => `export ${name}='${value}'\n`);
  writeFileSync(settings, lines.join(''), { mode: 0o600 });

  process.stdout.write(`
The cluster runs.

  Site                ${cluster.origin} (nginx, with a certificate that signs itself)
  Shell servers       http://127.0.0.1:${ports['shell-1']}, http://127.0.0.1:${ports['shell-2']}
  APIs                http://127.0.0.1:${ports['api-1']}, http://127.0.0.1:${ports['api-2']}, both http://127.0.0.1:${ports.api}
  PostgreSQL          127.0.0.1:${ports.database} (HAProxy), servers ${ports['database-a']} and ${ports['database-b']}
  S3 server           http://127.0.0.1:${ports.s3}
  Valkey              127.0.0.1:${ports.valkey}
  Sent mails          ${mailFolder(top)}
  Log                 ${join(data, 'logs/site.log')}
  To publish here     . ${settings}; npm run publish -- mf-ranking

Ctrl-C stops everything.
`);
  if (isDrill) {
    step(`3. Killing ${FAULTS} processes at random under load`);
    onInterrupt(cluster.stop);
    const problems = await drill({ cluster, ports, top, faults: FAULTS, say });
    await cluster.stop();
    process.stdout.write(problems.length === 0 ? '\nEverything held.\n' : `\n${problems.join('\n')}\n`);
    process.exit(problems.length === 0 ? 0 : 1);
  }
  keepRunning(data, 'npm run cluster', cluster.stop);
  if (!receiver) return;
  step('3. Explaining a slow page from its trace');
  const explained = await explainSlowPage(cluster, receiver).catch((error: unknown) => [`It failed: ${String(error)}`]);
  process.stdout.write(`\n${explained.join('\n')}\n`);
};

start().catch(fail);

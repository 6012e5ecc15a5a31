import { join } from 'node:path';
import { publicSettings, readConfig } from '@caravan/api/config';
import { publisherKeysFault } from '@caravan/registry';
import { buildAll } from './build';
import { missingPublicSettings } from './publicCheck';
import { publishNew } from './publishNew';
import { keepRunning } from './runningSite';
import { fail, say, step } from './terminal';
import { ensureSitePortsFree, siteSettings, startSite } from './site';
import { refuseOrphans } from './supervisor/siteRecord';
import { root } from './workspaces';

const data = process.env['CARAVAN_DATA'] || join(root, '.caravan');

const missingText = (lacks: readonly string[]): string =>
  lacks.length === 0
    ? '\nFor a public site no setting is lacking.\n'
    : `\nA public site still lacks:\n${lacks.map((each) => `  - ${each}\n`).join('')}`;

const start = async (): Promise<void> => {
  const unknownOption = process.argv.slice(2).find((word) => word !== '--check');
  if (unknownOption !== undefined)
    throw new Error(`npm start does not know ${unknownOption}: it takes --check or nothing`);
  if (process.argv.includes('--check')) {
    const lacks = missingPublicSettings(process.env, data);
    process.stdout.write(missingText(lacks));
    process.exit(lacks.length === 0 ? 0 : 1);
  }
  const port = Number(process.env['PORT'] || 4300);
  const apiPort = Number(process.env['API_PORT'] || 4400);
  // Reads settings and keys first: invalid ones must end the start before minutes of building.
  const { devInbox, devDocs } = readConfig(siteSettings());
  const keysFault = publisherKeysFault(data, process.env);
  if (keysFault !== null) throw new Error(keysFault);
  await refuseOrphans(data);
  await ensureSitePortsFree(port, apiPort, data);

  step('1. Building API, shell and remotes');
  await buildAll(say);
  step('2. Publishing the remotes into the local object store');
  await publishNew(data, say);
  // Again, since the first build takes minutes, and the start of the API shows passwords once.
  await ensureSitePortsFree(port, apiPort, data);
  step('3. Starting API (with its database and, the first time, its demo data) and site');
  const site = await startSite({ port, apiPort, data, say });

  process.stdout.write(`
Caravan runs.

  Site                ${site.origin}
  State of the site   ${site.origin}/test
  Log                 ${join(data, 'logs/site.log')}
${devInbox ? `  Mail (development)  ${site.origin}/dev/inbox\n` : ''}${devDocs ? `  Calls of the API    ${site.origin}/dev/docs\n` : ''}
Cars, prices, sales and rankings are demo data made from real model facts; nothing of it is an offer.
Ctrl-C stops everything.
`);
  keepRunning(data, 'npm start', site.stop);
  if (publicSettings(process.env).length > 0)
    process.stdout.write(missingText(missingPublicSettings(process.env, data)));
};

start().catch(fail);

import { join } from 'node:path';
import { buildAll } from './build';
import { publishNew } from './publishNew';
import { needPort, startSite } from './site';
import { root } from './workspaces';

const say = (line: string): void => void process.stdout.write(`  ${line}\n`);
const step = (text: string): void => void process.stdout.write(`\n${text}\n`);

const start = async (): Promise<void> => {
  const port = Number(process.env['PORT'] ?? 4300);
  const apiPort = Number(process.env['API_PORT'] ?? 4400);
  const data = process.env['CARAVAN_DATA'] ?? join(root, '.caravan');
  await needPort(port, 'PORT');
  await needPort(apiPort, 'API_PORT');

  step('1. Building API, shell and sections');
  await buildAll(say);
  step('2. Publishing the sections into the local object store');
  await publishNew(data, say);
  step('3. Starting API (with its database and, the first time, its demo data) and site');
  const site = await startSite({ port, apiPort, data, say });

  process.stdout.write(`
Caravan runs.

  Site                ${site.origin}
  State of the site   ${site.origin}/test
  Mail (development)  ${site.origin}/dev/inbox
  Calls of the API    ${site.origin}/dev/docs

Cars, prices, sales and rankings are demo data made from real model facts; nothing of it is an offer.
Ctrl-C stops everything.
`);

  const stop = (): void => {
    void site.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

start().catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

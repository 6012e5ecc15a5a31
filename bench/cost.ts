import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { superviseProcess } from '../scripts/supervisor/supervisedProcess';
import { root } from '../scripts/workspaces';
import { apiFigures, listCalls, makeCalls, onBothEngines } from './listCalls';
import { say, silent } from './site';

// Measures the processor time that the built API spends on each list call, on each database:
// `npm run cost -w @caravan/bench [-- folder]`, after `npm run build -- demo`. The folder gets a processor profile of each run.

const [profileFolder] = process.argv.slice(2);
const connections = 10;
const warmUpLoad = { connections, amount: 500 };
const measuredLoad = { connections, amount: 2000 };

await onBothEngines(async (engine, env) => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-cost-'));
  const api = superviseProcess({
    name: 'api',
    server: 'demo/dist/server/main.mjs',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ...(profileFolder && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profileFolder}` }),
      API_FOLDER: join(root, 'api'),
      API_PORT: '0',
      RATE_LIMIT: '100000000',
      CARAVAN_DATA: folder,
      ...env,
    },
    output: { log: silent, line: silent, error: (line) => process.stderr.write(`${line}\n`) },
    say: silent,
    onStart: silent,
  });
  try {
    const base = await api.ready;
    for (const call of [...listCalls, ...listCalls]) await makeCalls(base, [call], warmUpLoad);
    say(
      `${engine}: processor time of the API, ms a call, mean of ${measuredLoad.amount} over ${connections} connections`,
    );
    for (const call of listCalls) {
      await makeCalls(base, [call], warmUpLoad);
      const before = await apiFigures(base);
      await makeCalls(base, [call], measuredLoad);
      const processorMs = (await apiFigures(base)).processorMs - before.processorMs;
      say(`${(processorMs / measuredLoad.amount).toFixed(3).padStart(8)}  ${call.name}`);
    }
  } finally {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '../api/src/testing/apiProcess';
import { apiFigures, listCalls, makeCalls, onBothEngines } from './listCalls';
import { say } from './site';

// Measures the load that one API process takes, on each database: `npm run load -w @caravan/bench [-- seconds]`.

const duration = Number(process.argv[2] ?? 30);
const connections = 50;
const warmUpSeconds = 5;
const memoryIntervalSeconds = 5;

await onBothEngines(async (engine, env) => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-load-'));
  const api = await startApi({ CARAVAN_DATA: folder, RATE_LIMIT: '100000000', ...env });
  try {
    await makeCalls(api.base, listCalls, { connections, duration: warmUpSeconds });
    const before = await apiFigures(api.base);
    const memory = [before.megabytes];
    const memoryTimer = setInterval(() => {
      void apiFigures(api.base).then(({ megabytes }) => memory.push(megabytes));
    }, memoryIntervalSeconds * 1000);
    const { requests, latency } = await makeCalls(api.base, listCalls, { connections, duration });
    clearInterval(memoryTimer);
    const processorMs = (await apiFigures(api.base)).processorMs - before.processorMs;
    say(`${engine}: ${requests.total} requests in ${duration} s, ${connections} connections`);
    say(`  requests/s ${requests.average}, p50 ${latency.p50} ms, p99 ${latency.p99} ms`);
    say(`  processor time of the API ${(processorMs / requests.total).toFixed(2)} ms a request`);
    say(`  memory every ${memoryIntervalSeconds} s, MB: ${memory.map(Math.round).join(' ')}`);
  } finally {
    api.child.kill('SIGTERM');
    await api.exitCode;
    rmSync(folder, { recursive: true, force: true });
  }
});

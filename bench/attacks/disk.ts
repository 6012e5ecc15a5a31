import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { envelopeOf } from '../../api/src/testing/client';
import { findFreePort } from '../../scripts/freePort';
import { removeRealSiteSettings } from '../../scripts/realSite';
import { superviseProcess } from '../../scripts/supervisor/supervisedProcess';
import { root } from '../../scripts/workspaces';
import { newsList, pathOf, trackSend } from '../../shared/contracts/calls';
import { head, row } from '../figures/table';
import { say, silent } from '../site';

// Fills the disk of the embedded database while events arrive. The disk is a tmpfs, which needs root. Run after `npm run build -- demo`:
// `npm run attack-disk -w @caravan/bench [-- MIN_FREE_MB [seconds]]`.

const [minFreeMb = '64', seconds = '60'] = process.argv.slice(2);
const DISK_SIZE = '400m';
/** Megabytes that other files leave free. Less than `MIN_FREE_MB`, so that the API refuses writes. */
const LEFT_MB = 24;
/** Milliseconds after which a request counts as unanswered. */
const TIMEOUT_MS = 3000;

const disk = mkdtempSync(join(tmpdir(), 'caravan-disk-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', disk]);
const freeMb = (): number => {
  const { bavail, bsize } = statfsSync(disk);
  return Math.floor((bavail * bsize) / 1_000_000);
};

removeRealSiteSettings();
const api = superviseProcess({
  name: 'api',
  server: 'demo/dist/server/main.mjs',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    CARAVAN_DATA: join(disk, 'data'),
    API_FOLDER: join(root, 'api'),
    API_PORT: String(await findFreePort()),
    DEMO_DATA: '0',
    INTERNAL_KEY: 'attack',
    MIN_FREE_MB: minFreeMb,
  },
  output: { log: silent, line: silent, error: silent },
  say: (line) => say(`  ${line}`),
  onStart: silent,
});

/** Returns the status of a response and the milliseconds that it took. */
const requestStatus = async (address: string, init: RequestInit = {}): Promise<string> => {
  const startedAt = performance.now();
  const status = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    async (response) => {
      await response.arrayBuffer();
      return String(response.status);
    },
    () => 'none',
  );
  return `${status} (${Math.round(performance.now() - startedAt)} ms)`;
};

let sender = 0;
const sendCall = (origin: string, path: string, parameter: object): Promise<string> => {
  sender += 1;
  const from = `203.0.${(sender >> 8) % 256}.${sender % 256}`;
  const headers = { 'content-type': 'application/json', 'x-internal-key': 'attack', 'x-forwarded-for': from };
  // With the real time, because the clock of tests stands still.
  const body = JSON.stringify(envelopeOf(parameter, { reqTime: Date.now() }));
  return requestStatus(origin + path, { method: 'POST', headers, body });
};

const createEvent = (): object => ({
  deviceId: `device-${sender}`,
  deviceType: 'mobile',
  osType: 'Android',
  eventTime: Date.now(),
  // Random, because the database would compress other text.
  url: `https://caravan.example/${randomBytes(1000).toString('hex')}`,
  page: '/home',
  localTime: '',
  eventType: 'FINDER_HOME_PV',
  extra: JSON.stringify({ filling: randomBytes(2000).toString('hex') }),
  platform: 'web',
});

try {
  const origin = await api.ready;
  const sendEvent = (): Promise<string> => sendCall(origin, pathOf(trackSend), createEvent());
  const printState = async (label: string): Promise<void> => {
    const [health, ready, read] = await Promise.all([
      requestStatus(`${origin}/health`),
      requestStatus(`${origin}/ready`),
      sendCall(origin, pathOf(newsList), {}),
    ]);
    say(row([label, freeMb(), health, ready, read, await sendEvent()]));
  };
  say(`MIN_FREE_MB=${minFreeMb}, a disk of ${DISK_SIZE}\n`);
  say(head(['', 'MB free', '/health', '/ready', 'a call that reads', 'an event']));
  await printState('before');
  mkdirSync(join(disk, 'others'));
  for (let part = 0; freeMb() > LEFT_MB; part += 1) {
    writeFileSync(join(disk, 'others', String(part)), Buffer.alloc(Math.min(8, freeMb() - LEFT_MB + 1) * 1_000_000));
  }
  await delay(1500);
  await printState('others fill it');
  const until = performance.now() + Number(seconds) * 1000;
  for (let second = 0; performance.now() < until; second += 1) {
    const next = performance.now() + 1000;
    await Promise.all(Array.from({ length: 100 }, sendEvent));
    if (second % 5 === 0) await printState(`${second} s of events`);
    await delay(Math.max(0, next - performance.now()));
  }
  rmSync(join(disk, 'others'), { recursive: true });
  const freedAt = performance.now();
  while (!(await sendEvent()).startsWith('200') && performance.now() - freedAt < 120_000) await delay(500);
  await printState(`${Math.round((performance.now() - freedAt) / 1000)} s after room was made`);
} finally {
  await api.stop();
  execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
}

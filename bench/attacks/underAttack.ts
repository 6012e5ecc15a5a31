import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { publishNew } from '../../scripts/publishNew';
import { startSite } from '../../scripts/site';

/** Milliseconds between two looks at the site, and before the attack, to have something to compare with. */
const LOOK = 500;
const BEFORE = 5000;
/** A look that takes longer is over. */
const LIMIT = 60_000;

interface Attacked {
  /** As honest visitors reach it: through a proxy on this machine, so to say. */
  readonly origin: string;
  readonly apiOrigin: string;
  /** As the attacker does: from an address of its own, where the machine has another one than that of itself. */
  readonly attacked: string;
}

const ownAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';

type Figures = Record<'health' | 'apiHealth' | 'page' | 'call', number[]> & { readonly megabytes: number[] };

const fieldOf = (id: string, file: string, pattern: RegExp): number | undefined => {
  try {
    return Number(pattern.exec(readFileSync(`/proc/${id}/${file}`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
};

/** Megabytes of the shell server and of the processes that draw for it. */
const shellMemory = (): number => {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parentOf = new Map(ids.map((id) => [id, String(fieldOf(id, 'status', /^PPid:\s+(\d+)/m))]));
  const commands = ids.filter((id) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('shell/dist/server/main.mjs');
    } catch {
      return false;
    }
  });
  const shells = commands.filter((id) => parentOf.get(id) === String(process.pid));
  const all = ids.filter((id) => shells.includes(id) || shells.includes(parentOf.get(id) ?? ''));
  return all.reduce((sum, id) => sum + (fieldOf(id, 'status', /^VmRSS:\s+(\d+)/m) ?? 0), 0) / 1024;
};

/** Milliseconds until an answer of 200 is there, infinite where there is none. */
const timeOf = async (address: string, init: RequestInit = {}): Promise<number> => {
  const started = performance.now();
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(LIMIT) }).catch(() => null);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status === 200 ? performance.now() - started : Number.POSITIVE_INFINITY;
};

const watch = (site: Attacked, call: () => RequestInit & { readonly address: string }) => {
  const figures: Figures = { health: [], apiHealth: [], page: [], call: [], megabytes: [] };
  const over = new AbortController();
  const look = async (): Promise<void> => {
    const { address, ...init } = call();
    figures.megabytes.push(shellMemory());
    const note = async (name: 'health' | 'apiHealth' | 'page' | 'call', time: Promise<number>): Promise<void> =>
      void figures[name].push(await time);
    await Promise.all([
      note('health', timeOf(`${site.origin}/health`)),
      note('apiHealth', timeOf(`${site.apiOrigin}/health`)),
      // An honest visitor comes from elsewhere.
      note('page', timeOf(`${site.origin}/home`, { headers: { 'x-forwarded-for': '198.51.100.1' } })),
      note('call', timeOf(address, init)),
    ]);
  };
  const looking = (async () => {
    while (!over.signal.aborted) {
      await look();
      await delay(LOOK);
    }
  })();
  return async (): Promise<Figures> => {
    over.abort();
    await looking;
    return figures;
  };
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const milliseconds = (times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other);
  const [middle = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${middle.toFixed(0).padStart(7)} ${worst.toFixed(0).padStart(8)}`;
};

const print = (title: string, { megabytes, ...times }: Figures): void => {
  say(`${title}: milliseconds, the middle one and the longest of ${times.health.length}`);
  say(`  /health of the shell       ${milliseconds(times.health)}`);
  say(`  /health of the API         ${milliseconds(times.apiHealth)}`);
  say(`  a visitor's /home          ${milliseconds(times.page)}`);
  say(`  a visitor's call           ${milliseconds(times.call)}`);
  say(`  memory of the shell, MB    ${milliseconds(megabytes)}`);
};

/** Others may reach it: it helps nobody to sign in. */
export const noHelps = { DEV_HELPS: '0', DEV_ADMIN: '0', DEV_INBOX: '0', DEV_IDENTITY: '0', DEV_DOCS: '0' };

export interface Attack {
  readonly name: string;
  /** A call of an honest visitor. */
  readonly call: (origin: string) => RequestInit & { readonly address: string };
  readonly run: (site: Attacked) => Promise<void>;
}

/** Starts a site of its own on free ports, and prints how it does before and during each attack. Build first (`npm run build`). */
export const underAttack = async (attacks: readonly Attack[]): Promise<void> => {
  const data = mkdtempSync(join(tmpdir(), 'caravan-attack-'));
  try {
    await publishNew(data, () => undefined);
    const running = await startSite({
      port: 0,
      apiPort: 0,
      data,
      env: { ...noHelps, HOST: '0.0.0.0', TRUST_PROXY: 'loopback' },
      say: () => undefined,
    });
    try {
      const site = {
        origin: running.origin.replace('localhost', '127.0.0.1'),
        apiOrigin: running.apiOrigin,
        attacked: running.origin.replace('localhost', ownAddress()),
      };
      await timeOf(`${site.origin}/home`);
      for (const { name, call, run } of attacks) {
        const before = watch(site, () => call(site.origin));
        await delay(BEFORE);
        print(`before ${name}`, await before());
        const during = watch(site, () => call(site.origin));
        await run(site);
        print(`during ${name}`, await during());
      }
    } finally {
      await running.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

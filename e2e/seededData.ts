import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { keysFolder } from '@caravan/registry';
import { siteDay } from '@caravan/shared/terms';
import { trialData, trialLock } from '../scripts/gate/trial';
import { inputsOf } from '../scripts/inputs';
import { onInterrupt } from '../scripts/interrupted';
import { withLock } from '../scripts/lock';
import { publishNew } from '../scripts/publishNew';
import { siteSettings } from '../scripts/site';
import { superviseProcess } from '../scripts/supervisor/supervisedProcess';
import { builtWorkspaces, root } from '../scripts/workspaces';

const seededFolder = join(root, '.caravan/e2e-seeded');
/** Milliseconds after its last use at which data is removed. Until then another run may use it. */
const UNUSED_MS = 2 * 60 * 60_000;

/** Returns a hash of the sources of the data: the builds, the scripts that publish them, and the day of the demo data. */
const hashOfSources = (): string => {
  const hash = createHash('sha256').update(siteDay(Date.now())).update(inputsOf('scripts'));
  for (const workspace of builtWorkspaces()) {
    const marker = join(root, workspace, 'dist/inputs');
    if (existsSync(marker)) hash.update(workspace).update(readFileSync(marker));
  }
  return hash.digest('hex').slice(0, 16);
};

const seedData = async (folder: string, say: (line: string) => void): Promise<void> => {
  await publishNew(folder, say);
  say('making the demo data');
  const complaints: string[] = [];
  const api = superviseProcess({
    name: 'api',
    server: 'demo/dist/server/main.mjs',
    env: {
      ...siteSettings(),
      CARAVAN_DATA: folder,
      // Uses the embedded database, because tests of the site must not use a server that others use.
      DATABASE_URL: undefined,
      API_FOLDER: join(root, 'api'),
      API_PORT: '0',
      DEV_ADMIN: '0',
      PREVIEWS_AHEAD: '0',
      LOG: 'silent',
    },
    output: { log: () => undefined, line: () => undefined, error: (line) => complaints.push(line) },
    say: () => undefined,
    onStart: () => undefined,
  });
  const cancelCleanUp = onInterrupt(api.stop);
  try {
    await api.ready.catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error([why, ...complaints].join('\n'), { cause: error });
    });
  } finally {
    await api.stop();
    cancelCleanUp();
  }
};

/** Removes unused data and the unfinished data of interrupted runs. */
const removeOld = (): void => {
  for (const name of readdirSync(seededFolder)) {
    const folder = join(seededFolder, name);
    if (Date.now() - statSync(folder).mtimeMs > UNUSED_MS) rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Returns the folder of the initial data of every tested site: published remotes and demo data. No server may use it, only copies.
 * Creating it takes 20 s of CPU time, so it is kept until a build or the day changes.
 */
export const prepareSeededData = (say: (line: string) => void): Promise<string> =>
  withLock(join(root, '.caravan/locks/e2e-seeded'), async () => {
    mkdirSync(seededFolder, { recursive: true });
    removeOld();
    const folderOfData = join(seededFolder, hashOfSources());
    if (!existsSync(folderOfData)) {
      const unfinished = `${folderOfData}.${process.pid}`;
      try {
        mkdirSync(unfinished);
        // The keys of the data are in a folder beside it.
        await seedData(join(unfinished, 'data'), say);
        renameSync(unfinished, folderOfData);
      } finally {
        rmSync(unfinished, { recursive: true, force: true });
      }
    }
    const now = new Date();
    utimesSync(folderOfData, now, now);
    return join(folderOfData, 'data');
  });

/** Copies the data of the tests for trials of the gate, if they have none. Otherwise they would create their own. */
export const seedTrials = (seeded: string): Promise<void> =>
  withLock(trialLock, async () => {
    if (existsSync(trialData)) return;
    const unfinished = `${trialData}.${process.pid}`;
    await cp(keysFolder(seeded, {}), keysFolder(trialData, {}), { recursive: true });
    await cp(seeded, unfinished, { recursive: true });
    renameSync(unfinished, trialData);
  });

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
/** Milliseconds after its last use at which data is removed. Another run may still use it before. */
const UNUSED_MS = 2 * 60 * 60_000;

/** Returns a hash of what the data is made from: the builds, the scripts that publish them, and the day of the demo data. */
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
      // Of their own: a server that others use is not for tests of the site.
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

/** Removes data that no run has used for a while, and what interrupted runs left. */
const removeOld = (): void => {
  for (const name of readdirSync(seededFolder)) {
    const folder = join(seededFolder, name);
    if (Date.now() - statSync(folder).mtimeMs > UNUSED_MS) rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Returns the folder of the data that every site of the tests begins with: published remotes and demo data. No server may use it.
 * Making it takes twenty seconds of a processor, so that it is kept until a build or the day changes. Copying it takes none.
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
        // Its keys are in a folder beside it.
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

/** Gives trials of the gate the data of the tests, unless they have some. They would make their own. */
export const seedTrials = (seeded: string): Promise<void> =>
  withLock(trialLock, async () => {
    if (existsSync(trialData)) return;
    const unfinished = `${trialData}.${process.pid}`;
    await cp(keysFolder(seeded), keysFolder(trialData), { recursive: true });
    await cp(seeded, unfinished, { recursive: true });
    renameSync(unfinished, trialData);
  });

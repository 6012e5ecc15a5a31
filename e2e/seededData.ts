import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFolder } from '@caravan/registry';
import { onInterrupt } from '../scripts/interrupted';
import { publishNew } from '../scripts/publishNew';
import { siteSettings } from '../scripts/site';
import { keepProcess } from '../scripts/supervisor/keptProcess';
import { root } from '../scripts/workspaces';

/** A folder of data that no server uses. */
export interface SeededData {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/**
 * Makes the data that every site of the tests begins with: published remotes and demo data. Making it takes twenty
 * seconds of a processor, copying it none.
 */
export const makeSeededData = async (say: (line: string) => void): Promise<SeededData> => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-e2e-seeded-'));
  const stops = [folder, keysFolder(folder)].map((each) => () => rm(each, { recursive: true, force: true }));
  const remove = async (): Promise<void> => {
    forget();
    for (const stop of stops.splice(0).toReversed()) await stop();
  };
  const forget = onInterrupt(remove);
  try {
    await publishNew(folder, say);
    say('making the demo data');
    const complaints: string[] = [];
    const api = keepProcess({
      name: 'api',
      script: 'demo/dist/server/main.mjs',
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
    stops.push(api.stop);
    await api.ready.catch((error: unknown) => {
      throw new Error(complaints.join('\n'), { cause: error });
    });
    await api.stop();
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
};

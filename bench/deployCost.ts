import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliKey, browserKey, dictionaryCopyKey, openStore, publisherKeys } from '@caravan/registry';
import { publishRemote } from '@caravan/registry/publish';
import { plantRemote } from '../e2e/support/project';
import { openRemote } from '../registry/bin/cli';
import { buildAll } from '../scripts/build';
import { publishNew } from '../scripts/publishNew';
import { removeRealSiteSettings } from '../scripts/realSite';
import { head, metText, row } from './figures/table';
import { say, silent } from './site';

// Measures a change of one line in the marketplace: the bytes that a browser with the previous version downloads, and the time of
// publishing. Run: `npm run deploy-cost -w @caravan/bench`.

const FILE = 'src/pages/CarPage/prices/PriceTag.tsx';
const LINE = '<Amount amount={car.salePrice} size="large" />';

/** Maximum bytes beyond the document that a returning visitor may download. */
const GOAL_BYTES = 1024;

removeRealSiteSettings();
const remote = plantRemote('mf-marketplace');
// The keys are in a folder beside the data.
const folder = mkdtempSync(join(tmpdir(), 'caravan-bench-'));
const data = join(folder, 'data');
try {
  remote.copy('mf-marketplace', /node_modules|dist|\.test\./);
  await buildAll(silent, ['shell', remote.workspace]);
  await publishNew(data, silent, [remote.workspace]);

  remote.edit(FILE, LINE, LINE.replace('large', 'small'));
  await buildAll(silent, [remote.workspace]);
  const store = openStore({}, data);
  const { directory, federation } = await openRemote(remote.workspace);
  const writer = { store, keys: publisherKeys(data), by: 'bench', why: 'one line' };
  const startedAt = performance.now();
  const { remotes } = await publishRemote({ ...writer, federation, dist: join(directory, 'dist') });
  const publishMs = performance.now() - startedAt;

  const entry = remotes['marketplace'];
  const previousFiles = Object.entries(entry?.previous?.files ?? {});
  const sizeOf = async (key: string): Promise<number> => (await store.describe(key))?.size ?? 0;
  const total = { brotli: 0, dcz: 0 };
  say(head(['changed file', 'bytes', 'brotli', 'with dictionary']));
  for (const [file, { bytes }] of Object.entries(entry?.current.files ?? {})) {
    if (!file.endsWith('.js') || previousFiles.some(([name]) => name === file)) continue;
    const brotli = await sizeOf(brotliKey(browserKey('marketplace', file)));
    const copies = await Promise.all(
      previousFiles.map(([, { integrity }]) =>
        sizeOf(dictionaryCopyKey(browserKey('marketplace', file), integrity.replace('sha256-', ''))),
      ),
    );
    // Without a copy the browser gets brotli.
    const dcz = copies.find(Boolean) ?? brotli;
    total.brotli += brotli;
    total.dcz += dcz;
    say(row([file, bytes, brotli, dcz]));
  }
  say(row(['in all', '', total.brotli, total.dcz]));
  say(`\nGoal for the bytes with a dictionary: ${GOAL_BYTES}, ${metText(total.dcz <= GOAL_BYTES)}.`);
  say(`\nPublished in ${Math.round(publishMs)} ms, of ${previousFiles.length} files.`);
} finally {
  remote.remove();
  rmSync(folder, { recursive: true, force: true });
}

import { join } from 'node:path';
import { createFolderStore, type ObjectStore } from '@caravan/object-store';
import { publishRemote } from '../publish';
import { ensureKeys } from '../trust/signature';
import { federationOf } from './builds';

// Arguments: `folder dist [objects]`. Publishes the build in `dist` to the store in `folder`. Kills itself when it writes
// one more than `objects` objects. Prints the error if it fails.

const [folder = '', dist = '', objects = 'Infinity'] = process.argv.slice(2);

const store = createFolderStore(join(folder, 'store'));
let written = 0;
const killingStore: ObjectStore = {
  ...store,
  create: (key, bytes) => {
    written += 1;
    const created = store.create(key, bytes);
    if (written > Number(objects)) process.kill(process.pid, 'SIGKILL');
    return created;
  },
};

publishRemote({
  store: killingStore,
  keys: ensureKeys(join(folder, 'keys')),
  federation: federationOf('ranking'),
  dist,
  by: 'team',
  why: 'from a process of its own',
}).catch((error: unknown) => {
  process.stderr.write(String(error));
  process.exit(1);
});

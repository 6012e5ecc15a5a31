import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { documentKey, openStore, publisherKeys } from '@caravan/registry';
import { publishRemote, rollbackRemote } from '@caravan/registry/publish';
import { openRemote } from '../../../registry/bin/cli';

/** Milliseconds between two changes of the registry. */
const PAUSE_MS = 3000;
const REMOTE = 'ranking';

interface PublicationsOptions {
  readonly data: string;
  /** Returns the lowest number of the registries that the shell servers run. */
  readonly served: () => Promise<number>;
  /** Returns the number of the last fault, or undefined until the cluster has recovered from it. */
  readonly recoveredFault: () => number | undefined;
}

/** Publishes a remote with another description and rolls it back, repeatedly. */
export const startPublications = async ({ data, served, recoveredFault }: PublicationsOptions) => {
  const { directory, federation } = await openRemote(`mf-${REMOTE}`);
  const [first, ...others] = federation.routes;
  if (!first) throw new Error(`${REMOTE} has no route`);
  const description = { ...first.description, en: `Drill of ${new Date().toISOString()}` };
  const changed = { ...federation, routes: [{ ...first, description }, ...others] };

  const store = openStore(process.env, data);
  const edit = { store, keys: publisherKeys(data), by: 'drill', why: 'drill' };
  /** The acknowledged changes. */
  const changes: { readonly sequence: number; readonly version: string }[] = [];
  /** Seconds until both shell servers ran an acknowledged change. Only of changes without a fault meanwhile. */
  const seconds: number[] = [];
  /** The error messages of failed changes. */
  const failed: string[] = [];
  const controller = new AbortController();

  const change = async (number: number): Promise<void> => {
    const { sequence, remotes } =
      number % 2 === 0
        ? await publishRemote({ ...edit, federation: changed, dist: join(directory, 'dist') })
        : await rollbackRemote(edit, REMOTE);
    const acknowledged = performance.now();
    const before = recoveredFault();
    changes.push({ sequence, version: remotes[REMOTE]?.current.version ?? '' });
    while (!controller.signal.aborted && (await served().catch(() => 0)) < sequence) await pause(50);
    if (before !== undefined && recoveredFault() === before) seconds.push((performance.now() - acknowledged) / 1000);
  };
  const loop = (async () => {
    for (let number = 0; !controller.signal.aborted;) {
      try {
        await change(number);
        number += 1;
      } catch (error) {
        failed.push(error instanceof Error ? error.message : String(error));
      }
      await pause(PAUSE_MS);
    }
  })();
  return {
    changes,
    failed,
    seconds,
    /** Returns the acknowledged changes that the store does not have. */
    lost: async () => {
      const found = await Promise.all(
        changes.map(async (each) => {
          const bytes = await store.get(documentKey(each.sequence));
          return bytes && Buffer.from(bytes).includes(each.version) ? [] : [each];
        }),
      );
      return found.flat();
    },
    stop: async (): Promise<void> => {
      controller.abort();
      await loop;
    },
  };
};

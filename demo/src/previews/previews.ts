import { EventEmitter, once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rasteriser } from './rasteriser';

/** Increase it when the pictures in previews change. The stored PNG files are then replaced. */
const pictureVersion = 2;

/** The number of files is limited, because any visitor can request any preview. A file has about 250 KB. */
const defaultMaxFiles = 1_000;

/** Requests wait, because crawlers of social networks often request a preview only once. */
const defaultWaitMs = 2_000;

/** Maximum number of requests that wait at the same time for previews. */
const defaultMaxWaiting = 32;

interface Options {
  readonly folder: string;
  readonly rasteriser: Rasteriser;
  /** Returns the SVG of a preview. Undefined if there is none of that name. */
  readonly svgOf: (name: string) => string | undefined;
  readonly onError: (error: unknown) => void;
  /** Maximum number of files in the folder. The oldest one is removed first. */
  readonly maxFiles?: number;
  /** Milliseconds that a request waits for its preview to be made. */
  readonly waitMs?: number;
  /** Maximum number of requests that wait. Further ones get `'later'` at once. */
  readonly maxWaiting?: number;
}

export interface Previews {
  /** Returns a preview as PNG, `'later'` if it is not made in time, or undefined if there is none of that name. */
  readonly find: (name: string) => Promise<Buffer | 'later' | undefined>;
  /** Makes previews one after the other. Those that visitors request are made first. */
  readonly makeInAdvance: (names: readonly string[]) => void;
  /** Resolves when all previews are made. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const fileOf = (name: string): string => `${name.replaceAll('/', '.')}.png`;

/** Makes each preview once, in the background, and stores it as a file. Several processes can share the folder. */
export const openPreviews = ({
  folder,
  rasteriser,
  svgOf,
  onError,
  maxFiles = defaultMaxFiles,
  waitMs = defaultWaitMs,
  maxWaiting = defaultMaxWaiting,
}: Options): Previews => {
  const versionFolder = join(folder, String(pictureVersion));
  mkdirSync(versionFolder, { recursive: true });
  for (const otherVersion of readdirSync(folder).filter((name) => name !== String(pictureVersion))) {
    rmSync(join(folder, otherVersion), { recursive: true, force: true });
  }
  const stored = new Set(readdirSync(versionFolder));
  const requested = new Set<string>();
  const queuedNames = new Set<string>();
  /** Emits the name of a preview after the attempt to make it. */
  const attempts = new EventEmitter().setMaxListeners(maxWaiting);
  let running: Promise<void> | undefined;
  let isClosing = false;
  let waiting = 0;

  const readStored = async (name: string): Promise<Buffer | undefined> => {
    const file = fileOf(name);
    if (!stored.has(file)) return undefined;
    const png = await readFile(join(versionFolder, file)).catch(() => undefined);
    // Another process that shares the folder may have removed it. An unreadable file is made again, which logs the reason if it fails.
    if (png === undefined) stored.delete(file);
    return png;
  };

  const make = async (name: string): Promise<void> => {
    const svg = stored.has(fileOf(name)) ? undefined : svgOf(name);
    if (svg === undefined) return;
    const file = join(versionFolder, fileOf(name));
    const temporary = `${file}.${String(process.pid)}`;
    await writeFile(temporary, await rasteriser.png(svg));
    await rename(temporary, file);
    stored.add(fileOf(name));
    const [oldest] = stored;
    if (stored.size > maxFiles && oldest !== undefined) {
      stored.delete(oldest);
      await rm(join(versionFolder, oldest), { force: true });
    }
  };

  const work = async (): Promise<void> => {
    for (;;) {
      const [name] = requested.size > 0 ? requested : queuedNames;
      if (name === undefined || isClosing) return;
      try {
        await make(name);
      } catch (error) {
        if (!isClosing) onError(error);
      }
      requested.delete(name);
      queuedNames.delete(name);
      attempts.emit(name);
    }
  };

  const startWork = (): void => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };

  return {
    find: async (name) => {
      const png = await readStored(name);
      if (png !== undefined) return png;
      if (svgOf(name) === undefined) return undefined;
      requested.add(name);
      startWork();
      if (waiting >= maxWaiting) return 'later';
      waiting += 1;
      // Rejects only at the timeout.
      await once(attempts, name, { signal: AbortSignal.timeout(waitMs) }).catch(() => undefined);
      waiting -= 1;
      return (await readStored(name)) ?? 'later';
    },
    makeInAdvance: (names) => {
      for (const name of names) queuedNames.add(name);
      startWork();
    },
    idle: async () => running,
    close: async () => {
      isClosing = true;
      rasteriser.close();
      await running;
    },
  };
};

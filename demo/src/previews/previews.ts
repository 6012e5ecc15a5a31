import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rasteriser } from './rasteriser';

/** Raise it when the drawings of previews change: those made before are then made anew. */
const drawingVersion = 2;

/** Files kept at most, a quarter of a megabyte each: anybody may ask for any. */
const mostKept = 1_000;

interface Options {
  /** Where previews are kept. */
  readonly folder: string;
  readonly rasteriser: Rasteriser;
  /** The drawing of a preview; undefined where there is none. */
  readonly draw: (name: string) => string | undefined;
  readonly failed: (error: unknown) => void;
  /** Files kept at most; the one kept longest is forgotten first. */
  readonly most?: number;
}

export interface Previews {
  /** The preview of a name as PNG. 'later' where it is not made yet: it is the next to be. Undefined where there is none. */
  readonly find: (name: string) => Promise<Buffer | 'later' | undefined>;
  /** Has previews made, one after the other, after all that somebody asked for. */
  readonly makeAhead: (names: readonly string[]) => void;
  /** Resolves once nothing is left to be made. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const fileOf = (name: string): string => `${name.replaceAll('/', '.')}.png`;

/** Previews that are each made once, off the way of requests, and kept as files. Processes may share the folder. */
export const openPreviews = ({ folder, rasteriser, draw, failed, most = mostKept }: Options): Previews => {
  const place = join(folder, String(drawingVersion));
  mkdirSync(place, { recursive: true });
  for (const other of readdirSync(folder).filter((name) => name !== String(drawingVersion))) {
    rmSync(join(folder, other), { recursive: true, force: true });
  }
  const kept = new Set(readdirSync(place));
  const asked = new Set<string>();
  const ahead = new Set<string>();
  let working: Promise<void> | undefined;
  let closing = false;

  const make = async (name: string): Promise<void> => {
    const svg = kept.has(fileOf(name)) ? undefined : draw(name);
    if (svg === undefined) {
      return;
    }
    const file = join(place, fileOf(name));
    const unfinished = `${file}.${String(process.pid)}`;
    await writeFile(unfinished, await rasteriser.png(svg));
    await rename(unfinished, file);
    kept.add(fileOf(name));
    const [oldest] = kept;
    if (kept.size > most && oldest !== undefined) {
      kept.delete(oldest);
      await rm(join(place, oldest), { force: true });
    }
  };

  const work = async (): Promise<void> => {
    for (;;) {
      const [name] = asked.size > 0 ? asked : ahead;
      if (name === undefined || closing) {
        return;
      }
      try {
        await make(name);
      } catch (error) {
        if (!closing) {
          failed(error);
        }
      }
      asked.delete(name);
      ahead.delete(name);
    }
  };

  const begin = (): void => {
    working ??= work().finally(() => {
      working = undefined;
    });
  };

  return {
    find: async (name) => {
      if (kept.has(fileOf(name))) {
        return readFile(join(place, fileOf(name)));
      }
      if (draw(name) === undefined) {
        return undefined;
      }
      asked.add(name);
      begin();
      return 'later';
    },
    makeAhead: (names) => {
      for (const name of names) {
        ahead.add(name);
      }
      begin();
    },
    idle: async () => working,
    close: async () => {
      closing = true;
      rasteriser.close();
      await working;
    },
  };
};

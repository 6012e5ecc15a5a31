import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Federation } from '@caravan/shared/contracts';
import { federationOf } from '../../registry/bin/setting';

/** Milliseconds in which an editor may write a file in several steps. */
const SETTLED = 30;

/** Reads a declaration as it is now: neither it nor what it imports is remembered. */
export const readDeclaration = async (directory: string): Promise<Federation> => {
  const module: unknown = await tsImport(pathToFileURL(join(directory, 'federation.ts')).href, import.meta.url);
  return federationOf(module, directory);
};

/** Calls `onChange` when a declaration, or a text of it, was written; none of them is among the sources that webpack follows. */
export const watchDeclaration = (directory: string, onChange: () => void): (() => void) => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const folders = [directory, join(directory, 'locales')].filter(existsSync);
  const watchers = folders.map((folder) =>
    watch(folder, (_event, file) => {
      if (folder === directory && file !== 'federation.ts') return;
      clearTimeout(waiting);
      waiting = setTimeout(onChange, SETTLED);
    }),
  );
  return () => {
    clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
  };
};

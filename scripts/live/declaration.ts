import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Federation } from '@caravan/shared/contracts';
import { federationOf } from '../../registry/bin/cli';

/** Milliseconds in which an editor may write a file several times. */
const DEBOUNCE_MS = 30;

/** Reads a declaration and its imports again, without the module cache. */
export const readDeclaration = async (directory: string): Promise<Federation> => {
  const module: unknown = await tsImport(pathToFileURL(join(directory, 'federation.ts')).href, import.meta.url);
  return federationOf(module, directory);
};

/** Calls `onChange` when a declaration or its texts change. webpack does not watch these files. */
export const watchDeclaration = (directory: string, onChange: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const folders = [directory, join(directory, 'locales')].filter(existsSync);
  const watchers = folders.map((folder) =>
    watch(folder, (_event, file) => {
      if (folder === directory && file !== 'federation.ts') return;
      clearTimeout(timer);
      timer = setTimeout(onChange, DEBOUNCE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Federation } from '@caravan/shared/contracts';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { root } from '../../../scripts/workspaces';
import { remoteEntry } from '../site';

// Not exported by index.ts, which bench imports without jest.

/** A build of the ranking, and its declaration. */
export interface PlantedBuild {
  readonly federation: Federation;
  readonly dist: string;
}

/** The code of a server build whose page throws while it renders. */
export const BROKEN_PAGE =
  'const page = { Component: () => { throw new Error("broken page"); } }; const texts = async () => ({ default: {} }); export const remote = { texts: { en: texts, ge: texts }, partTexts: {}, store: [], pages: { ranking: async () => ({ page }) }, widgets: {} };';

/** Creates a build with the current files for browsers and another file for the server. `change` gets the code of the current one. */
export const plantServerBuild = async (change: (source: string) => string): Promise<PlantedBuild> => {
  const { current } = await remoteEntry('ranking');
  const dist = createTemporaryFolder();
  cpSync(join(root, 'mf-ranking/dist'), dist, { recursive: true });
  const name = `server.${Date.now()}.mjs`;
  const source = readFileSync(join(dist, 'server', current.server.file), 'utf8');
  writeFileSync(join(dist, 'server', name), change(source));
  writeFileSync(join(dist, 'server/chunks.json'), JSON.stringify({ server: [name] }));
  return { federation: current.federation, dist };
};

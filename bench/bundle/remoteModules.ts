import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openRemote } from '../../registry/bin/cli';
import { remoteWorkspaces } from '../../scripts/workspaces';
import { writeParts } from '../../shared/build';

type OpenRemote = Awaited<ReturnType<typeof openRemote>>;

/** Reads the declarations of all remotes, and writes the imports of their parts. */
export const openRemotes = async (): Promise<readonly OpenRemote[]> => {
  const remotes = await Promise.all(remoteWorkspaces().map((workspace) => openRemote(workspace)));
  for (const { directory, federation } of remotes) writeParts(directory, federation);
  return remotes;
};

export const importOfRemote = (directory: string, name: string): string =>
  `import { remote as ${name} } from '${directory}/src/remote';`;
export const importOfCalls = (directory: string, name: string): string =>
  `import * as ${name} from '${directory}/src/api/calls';`;

/** Writes a module that exports an import of each remote, by the names of the remotes. Returns its file. */
export const writeModule = (
  file: string,
  remotes: readonly OpenRemote[],
  exportName: string,
  importOf: (directory: string, name: string) => string,
): string => {
  const imports = remotes.map(({ directory }, index) => importOf(directory, `r${index}`));
  const entries = remotes.map(({ federation }, index) => `  '${federation.name}': r${index},`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${[...imports, `export const ${exportName} = {`, ...entries, '};'].join('\n')}\n`);
  return file;
};

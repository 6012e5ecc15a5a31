import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_FOLDERS } from '@caravan/registry';
import { root } from '../../../scripts/workspaces';
import { changeBuild } from './changeBuild';

/** Copies the shell's build to a folder and changes every script, so that its pages define `isOtherBuild`. */
export const copyOtherShell = (folder: string): void => {
  for (const name of ['built.json', ...SHELL_FOLDERS])
    cpSync(join(root, 'shell/dist', name), join(folder, name), { recursive: true });
  changeBuild(folder, (text, file) => (file.endsWith('.js') ? `globalThis.isOtherBuild=true;${text}` : text));
};

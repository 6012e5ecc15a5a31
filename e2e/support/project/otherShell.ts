import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../scripts/workspaces';

/** Builds the shell with other browser files into a folder, which is then like `shell/dist`. */
export const buildOtherShell = async (folder: string): Promise<void> => {
  const script = join(import.meta.dirname, 'buildShell.child.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder], { cwd: root });
};

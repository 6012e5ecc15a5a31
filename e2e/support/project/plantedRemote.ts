import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inputsOf } from '../../../scripts/inputs';
import { root } from '../../../scripts/workspaces';
import { readSetting } from '../site';

const environment = (): NodeJS.ProcessEnv => ({ ...process.env, CARAVAN_DATA: readSetting().data });

/** Runs an npm script of the project, or of a copy of it, on the data of the tested site. */
export const runScript = (words: readonly string[], cwd = root): Promise<{ readonly stdout: string }> =>
  promisify(execFile)('npm', ['run', '--silent', ...words], { cwd, env: environment() });

/** Runs `npm run publish` on a workspace. Returns the lines of its output. Rejects if it publishes. */
export const refusedLines = async (workspace: string): Promise<readonly string[]> => {
  const command = 'npm run publish -- "$0" "must not run" 2>&1';
  const output = await promisify(execFile)('sh', ['-c', command, workspace], {
    cwd: root,
    env: environment(),
  }).then(
    ({ stdout }) => Promise.reject(new Error(`published: ${stdout}`)),
    (error: unknown) => (typeof error === 'object' && error && 'stdout' in error ? String(error.stdout) : ''),
  );
  return output.trimEnd().split('\n');
};

/** A workspace of a remote beside those of the project, which a test changes and publishes. */
export interface PlantedRemote {
  /** Its folder, relative to the project's. */
  readonly workspace: string;
  /** The absolute path of one of its files. */
  readonly path: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Replaces each occurrence of a text in a file. Throws if there is none. */
  readonly edit: (file: string, from: string, to: string) => void;
  /** Replaces all its files by a copy of a folder of the project. `leftOut` matches paths that are not copied. */
  readonly copy: (source: string, leftOut: RegExp) => void;
  /** Marks its build as up to date, so that no command builds it. */
  readonly markBuilt: () => void;
  /** Adds a test that passes. The gate requires one. */
  readonly addTest: () => void;
  readonly remove: () => void;
}

export const plantRemote = (name: string): PlantedRemote => {
  // Another run may use the same checkout.
  const work = `e2e/.work/planted-${process.pid}`;
  const workspace = `${work}/${name}`;
  const path = (file: string): string => join(root, workspace, file);
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  };
  const remove = (): void => rmSync(join(root, work), { recursive: true, force: true });
  return {
    workspace,
    path,
    write,
    edit: (file, from, to) => {
      const text = readFileSync(path(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} of ${name} does not contain ${from}`);
      write(file, text.replaceAll(from, to));
    },
    copy: (source, leftOut) => {
      remove();
      cpSync(join(root, source), join(root, workspace), { recursive: true, filter: (each) => !leftOut.test(each) });
    },
    markBuilt: () => write('dist/inputs', inputsOf(workspace)),
    addTest: () => write('src/planted.test.ts', "it('passes', () => { expect(true).toBe(true); });\n"),
    remove,
  };
};

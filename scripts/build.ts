import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { commandWords, workspaceOf } from '../registry/bin/commandWords';
import { inputsOf } from './inputs';
import { withLock } from './lock';
import { fail } from './terminal';
import { builtWorkspaces, root } from './workspaces';

const isConfigurations = (value: unknown): value is { default: Configuration[] } =>
  typeof value === 'object' && value !== null && 'default' in value && Array.isArray(value.default);

/** Reads the webpack configurations of a workspace. */
export const configurationsOf = async (workspace: string): Promise<Configuration[]> => {
  const module: unknown = await import(pathToFileURL(join(root, workspace, 'webpack.config.ts')).href);
  if (!isConfigurations(module)) throw new Error(`${workspace}/webpack.config.ts exports no list of configurations`);
  return module.default;
};

/** Runs webpack. Rejects with the errors of the build. */
export const runWebpack = (configurations: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, errorDetails: true })));
        else resolve();
      });
    });
  });

/** Builds a workspace if its inputs changed. Returns whether it was built. */
export const buildWorkspace = (workspace: string): Promise<boolean> =>
  withLock(join(root, '.caravan/locks', workspace), async () => {
    const marker = join(root, workspace, 'dist/inputs');
    const inputs = inputsOf(workspace);
    if (existsSync(marker) && readFileSync(marker, 'utf8') === inputs) return false;
    // A build that fails or is interrupted may leave files of these inputs. With the former marker they would count as unchanged.
    rmSync(marker, { force: true });
    await runWebpack(await configurationsOf(workspace));
    writeFileSync(marker, inputs);
    return true;
  });

/** Returns the workspaces of a site with demo data. The API is compiled into `demo`. */
const siteWorkspaces = (): string[] => builtWorkspaces().filter((name) => name !== 'api');

/** Builds workspaces one after the other, since two at once are not faster on two cores. `say` gets a line for each. */
export const buildAll = async (say: (line: string) => void, workspaces = siteWorkspaces()): Promise<void> => {
  for (const [index, workspace] of workspaces.entries()) {
    const started = Date.now();
    const built = await buildWorkspace(workspace);
    say(
      `[${index + 1}/${workspaces.length}] ${workspace.padEnd(18)} ${built ? `built in ${((Date.now() - started) / 1000).toFixed(1)} s` : 'unchanged'}`,
    );
  }
};

if (process.argv[1] === import.meta.filename) {
  const buildRequested = async (): Promise<void> => {
    const known = builtWorkspaces();
    const words = commandWords('npm run build -- [mf-ranking…]').words.map(workspaceOf);
    // Not by `known`, because a copy of a remote, as tests make them, is no workspace of the site.
    const unknown = words.find((word) => !existsSync(join(root, word, 'webpack.config.ts')));
    if (unknown !== undefined) throw new Error(`nothing is built as ${unknown}: choose ${known.join(', ')}`);
    await buildAll((line) => process.stdout.write(`${line}\n`), words.length > 0 ? words : known);
  };
  buildRequested().catch(fail);
}

import { spawnSync } from 'node:child_process';
import { buildWorkspace } from './build';
import { root } from './workspaces';

// `npm run publish -- mf-ranking [why]`: builds the workspace where it changed, and publishes it into the running site.
const [workspace = '', ...why] = process.argv.slice(2);
if (!workspace) {
  process.stderr.write('which remote? npm run publish -- mf-ranking [why]\n');
  process.exit(2);
}
await buildWorkspace(workspace);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'registry/bin/publish.ts', workspace, ...why], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);

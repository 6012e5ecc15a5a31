import { join } from 'node:path';
import webpack from 'webpack';
import { configurationsOf, run } from '../../../scripts/build';

// Arguments: `folder`. Builds the shell's files for browsers into that folder. The content of each differs from that of the project's build.

const [folder = ''] = process.argv.slice(2);
const change = new webpack.BannerPlugin({ raw: true, banner: 'globalThis.isOtherBuild=true;' });

const others = (await configurationsOf('shell')).flatMap(({ output, plugins = [], ...rest }) => {
  const name = output?.path?.split('/dist/')[1] ?? '';
  if (!['browser', 'tag', 'embed'].includes(name)) return [];
  return [{ ...rest, output: { ...output, path: join(folder, name) }, plugins: [...plugins, change] }];
});
await run(others);

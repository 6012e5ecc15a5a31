import { join } from 'node:path';
import { command } from '../registry/bin/setting';
import { publishNew } from './publishNew';
import { root } from './workspaces';

// Publishes what this checkout has built and the registry does not know: the container's first step (docker-compose.yml).
await command(async () => {
  await publishNew(
    process.env['CARAVAN_DATA'] ?? join(root, '.caravan'),
    (line) => void process.stdout.write(`${line}\n`),
  );
  return '';
});

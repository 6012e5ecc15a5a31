import { join } from 'node:path';
import { command } from '../registry/bin/setting';
import { publishNew } from './publishNew';
import { root } from './workspaces';

// Publishes the built remotes that the registry does not know. The first step of the containers (docker-compose.yml).
await command(async () => {
  await publishNew(
    process.env['CARAVAN_DATA'] ?? join(root, '.caravan'),
    (line) => void process.stdout.write(`${line}\n`),
  );
  return '';
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { visitorsCall } from './call';
import { underAttack, type Attack } from './underAttack';

// One client asks for pages that are not kept, all at once: `npm run attack-pages -w @caravan/bench [-- requests]`.

const REQUESTS = process.argv[2] ?? '1500';
const ROUNDS = 3;
const flood = join(import.meta.dirname, 'flood.child.ts');

const attack = (name: string, path: string): Attack => ({
  name,
  call: visitorsCall,
  run: async ({ attacked }) => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const given = ['--import', 'tsx', flood, attacked + path, REQUESTS];
      const { stdout } = await promisify(execFile)(process.execPath, given);
      process.stdout.write(`  ${stdout}\n`);
    }
  },
});

await underAttack([
  attack('parameters that nobody reads', '/home?x='),
  attack('parameters that a page reads', '/cars?keyword='),
  attack('addresses that nobody owns', '/nowhere/'),
]);

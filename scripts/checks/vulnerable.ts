import { spawnSync } from 'node:child_process';
import { verdictOn } from './auditVerdict';

// `npm run vulnerable`: whether npm's registry knows a vulnerability of level high or above in what the site runs on.
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
});
const { message, passes } = verdictOn(stdout);
process.stdout.write(`${message}\n`);
process.exitCode = passes ? 0 : 1;

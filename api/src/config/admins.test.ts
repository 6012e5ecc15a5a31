import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isPassword } from '../credentials/password';
import { readConfig } from './config';
import { passwordHashPattern } from './passwordHash';
import { sourceFolder } from './paths';

const password = 'mountains at noon';
const someHash = `scrypt:16384:8:1:${'0'.repeat(32)}:${'0'.repeat(64)}`;
const entries = ['nino', 'ლევანი'].map((name) => `${name}=${someHash}`).join(' ');

it('reads a name and a hash for each admin, separated by spaces or line breaks', () => {
  const { admins } = readConfig({ ADMINS: `\n${entries}\n  maka=${someHash}\n` });
  expect(admins).toEqual(['nino', 'ლევანი', 'maka'].map((name) => ({ name, passwordHash: someHash })));
});

it.each([
  [{}, true],
  [{ DEV_ADMIN: '0' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEV_ADMIN: '1' }, true],
])('creates development admins with %j: %s', (env, expected) => {
  expect(readConfig(env)).toMatchObject({ admins: [], developmentAdmins: expected });
  expect(readConfig({ ...env, ADMINS: entries }).developmentAdmins).toBe(false);
});

it.each(['mountains', 'nino=mountains', '=mountains', 'nino:mountains'])(
  'refuses the entry %s by its number, without its text',
  (entry) => {
    const read = () => readConfig({ ADMINS: `${entries} ${entry}` });
    expect(read).toThrow(/ADMINS: entry 3 is not <name>=<hash>/);
    expect(read).not.toThrow(/mountains/);
  },
);

it('refuses a repeated name', () => {
  const duplicate = entries.replace('nino', 'NINO').split(' ')[0] ?? '';
  expect(() => readConfig({ ADMINS: `${entries} ${duplicate}` })).toThrow(/ADMINS: entry 3 repeats a name/);
});

it('accepts the hash that the command prints for a password', async () => {
  const command = spawn(process.execPath, ['--import', 'tsx', join(sourceFolder, 'modules/admin/hashCommand.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  command.stdin.end(`${password}\n`);
  const [printed] = await Promise.all([text(command.stdout), once(command, 'close')]);
  expect(command.exitCode).toBe(0);
  const hash = printed.trimEnd();
  expect(hash).toMatch(passwordHashPattern);
  expect(await isPassword(password, hash)).toBe(true);
  expect(await isPassword('mountains at dusk', hash)).toBe(false);
  expect(readConfig({ ADMINS: `nino=${hash}` }).admins).toEqual([{ name: 'nino', passwordHash: hash }]);
});

import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { root } from '../workspaces';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const patterns = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** The names by which docs and Compose call files and folders with secrets. */
const secrets = new Set(
  ['docs/commands.md', 'docs/operations.md', 'docs/settings.md', 'docker-compose.yml'].flatMap((file) =>
    [...read(file).matchAll(/\.caravan-\w+|[\w-]+\.(?:env|key|pem)\b|\.env\b|(?<=\$\{TLS_FOLDER:-\.\/)\w+/g)].map(
      String,
    ),
  ),
);

describe('the context of image builds', () => {
  it('is read from files that name secrets', () => {
    const named = ['.caravan-cluster', '.caravan-keys', '.env', 'key.pem', 'registry.key', 'secrets.env', 'tls'];
    expect([...secrets]).toEqual(expect.arrayContaining(named));
  });

  it.each([...secrets])('leaves out %s', (name) => {
    expect(patterns.filter((pattern) => matchesGlob(name, pattern))).not.toEqual([]);
  });
});

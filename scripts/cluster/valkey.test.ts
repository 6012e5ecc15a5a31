import { readFileSync, statSync } from 'node:fs';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { limitsUrl, writeValkeyConfig } from './valkey';

describe("Valkey's configuration", () => {
  const folder = createTemporaryFolder();

  it('has the password of the shell servers, readable by one user', () => {
    const file = writeValkeyConfig(folder, 4511, 'secret');
    const { password } = new URL(limitsUrl(4511, 'secret'));
    expect(readFileSync(file, 'utf8')).toContain(`requirepass ${password}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

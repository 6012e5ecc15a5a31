import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the address at which the shell servers count their limits. */
export const limitsUrl = (port: number, password: string): string => `valkey://:${password}@127.0.0.1:${port}`;

/**
 * Writes Valkey's configuration into its folder and returns the file. Other users could read a password in the command. It writes
 * nothing else: counts begin again when it is started again.
 */
export const writeValkeyConfig = (folder: string, port: number, password: string): string => {
  const file = join(folder, 'valkey.conf');
  const lines = ['bind 127.0.0.1', `port ${port}`, `dir "${folder}"`, 'save ""', `requirepass ${password}`];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
};

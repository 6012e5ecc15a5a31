import { text } from 'node:stream/consumers';
import { hashPassword } from '../../credentials/password';

const shortest = 10;

/** `npm run admin:hash -w api`: reads a password from standard input and prints its hash for ADMINS. */
const run = async (): Promise<void> => {
  if (process.stdin.isTTY) {
    process.stderr.write('The password, then Enter and Ctrl-D (it is shown as you type):\n');
  }
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length < shortest || password.length > 200) {
    throw new Error(`choose a password of ${String(shortest)} to 200 characters`);
  }
  process.stdout.write(`${await hashPassword(password)}\n`);
};

run().catch((error: unknown) => {
  process.stderr.write(`admin:hash: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

import { text } from 'node:stream/consumers';
import { runCommand } from '../../command';
import { hashPassword } from '../../credentials/password';

const minLength = 10;

/** Reads a password from standard input and prints its hash for ADMINS (`npm run admin:hash -w api`). */
const hashInput = async (): Promise<string> => {
  if (process.stdin.isTTY) {
    process.stderr.write('The password, then Enter and Ctrl-D (it is shown as you type):\n');
  }
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length < minLength || password.length > 200) {
    throw new Error(`choose a password of ${String(minLength)} to 200 characters`);
  }
  return hashPassword(password);
};

runCommand('admin:hash', hashInput());

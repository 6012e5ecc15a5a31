import { createWriteStream, existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ensurePrivateFolder } from '@caravan/object-store';
import { eq } from 'drizzle-orm';
import { users } from '../../database/schema';
import { withConfiguredDatabase } from '../../database/withConfiguredDatabase';
import type { Deps } from '../../deps';
import { objectsOf } from '../../uploadStore/objects';
import { deletePerson } from './deletePerson';
import { exportPerson, filesOf } from './exportPerson';
import { findPerson } from './person';

type CommandDeps = Pick<Deps, 'db' | 'config' | 'objects' | 'now'>;

const usage = 'npm run person -w api -- export <e-mail> <folder>, or delete <e-mail>';

/** Writes `person.json` and a person's files into a new folder that other users cannot read. */
const exportToFolder = async (deps: CommandDeps, email: string, folder: string): Promise<string> => {
  const { db, objects } = deps;
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const person = await findPerson(db, { user, email });
  if (existsSync(folder)) throw new Error(`${folder} exists: name a new folder`);
  ensurePrivateFolder(folder, usage);
  await writeFile(join(folder, 'person.json'), JSON.stringify(await exportPerson(deps, person), null, 2), {
    flag: 'wx',
  });
  const files = await filesOf(db, person);
  for (const file of files) {
    const found = await objects.store.open(file);
    if (found !== undefined) {
      const name = `${file.bucket}-${file.key.replaceAll('/', '-')}`;
      await pipeline(found.stream, createWriteStream(join(folder, name), { flags: 'wx' }));
    }
  }
  return `${email}: ${user === undefined ? 'no account' : `account ${String(user.id)}`}, ${String(files.length)} files, in ${folder}`;
};

/** `npm run person -w api`: exports or deletes the data of a person, for operators. */
export const runPersonCommand = async (
  deps: CommandDeps,
  args: readonly string[],
  baseFolder: string,
): Promise<string> => {
  const [action, enteredEmail, folder] = args;
  const email = enteredEmail?.trim().toLowerCase() ?? '';
  if (!email.includes('@')) throw new Error(usage);
  if (action === 'export' && folder !== undefined && args.length === 3) {
    return exportToFolder(deps, email, resolve(baseFolder, folder));
  }
  if (action === 'delete' && args.length === 2) {
    const isAccount = await deletePerson(deps, { email });
    return `${email}: ${isAccount ? 'the account and all that named its person' : 'no account; what was sent with this address'} is deleted`;
  }
  throw new Error(usage);
};

/** Runs the command on the configured database and storage. */
export const personCommand = (args: readonly string[]): Promise<string> =>
  withConfiguredDatabase((db, config) => {
    const now = Date.now;
    return runPersonCommand(
      { db, config, objects: objectsOf(config, db, now), now },
      args,
      process.env.INIT_CWD ?? '.',
    );
  });

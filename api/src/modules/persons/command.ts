import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createWriteStream } from 'node:fs';
import { eq } from 'drizzle-orm';
import { users } from '../../database/schema';
import { withConfiguredDatabase } from '../../database/withConfiguredDatabase';
import type { Deps } from '../../deps';
import { objectsOf } from '../../objectStore/objects';
import { deletePerson } from './deletePerson';
import { exportPerson, filesOf } from './exportPerson';
import { findPerson } from './person';

type Parts = Pick<Deps, 'db' | 'objects' | 'now'>;

const usage = 'npm run person -w api -- export <e-mail> <folder>, or delete <e-mail>';

/** Writes `person.json` and a person's files into a new folder. */
const exportInto = async (parts: Parts, email: string, folder: string): Promise<string> => {
  const { db, objects } = parts;
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const person = await findPerson(db, { user, email });
  await mkdir(folder);
  await writeFile(join(folder, 'person.json'), JSON.stringify(await exportPerson(parts, person), null, 2), {
    flag: 'wx',
  });
  const files = await filesOf(db, person);
  for (const { place } of files) {
    const found = await objects.store.open(place);
    if (found !== undefined) {
      const name = `${place.bucket}-${place.key.replaceAll('/', '-')}`;
      await pipeline(found.stream, createWriteStream(join(folder, name), { flags: 'wx' }));
    }
  }
  return `${email}: ${user === undefined ? 'no account' : `account ${String(user.id)}`}, ${String(files.length)} files, in ${folder}`;
};

/** `npm run person -w api`: exports or deletes the data of a person, for operators. */
export const runPersonCommand = async (parts: Parts, words: readonly string[], from: string): Promise<string> => {
  const [what, written, folder] = words;
  const email = written?.trim().toLowerCase() ?? '';
  if (!email.includes('@')) throw new Error(usage);
  if (what === 'export' && folder !== undefined && words.length === 3) {
    return exportInto(parts, email, resolve(from, folder));
  }
  if (what === 'delete' && words.length === 2) {
    const isAccount = await deletePerson(parts, { email });
    return `${email}: ${isAccount ? 'the account and all that named its person' : 'no account; what was sent with this address'} is deleted`;
  }
  throw new Error(usage);
};

/** Runs the command on the configured database and storage. */
export const personCommand = (words: readonly string[]): Promise<string> =>
  withConfiguredDatabase((db, config) => {
    const now = Date.now;
    return runPersonCommand({ db, objects: objectsOf(config, db, now), now }, words, process.env.INIT_CWD ?? '.');
  });

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of the content in a file's name. */
const HASH = /\.(\w{16})\.m?js/;

/**
 * Changes the text of built files, which takes no time, in place of a build. As after a build, a file with another content has another
 * name, and so have those that name it.
 */
export const changeBuild = (folder: string, change: (text: string, file: string) => string): void => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:m?js|json|txt)$/.test(file))
    .map((file) => {
      const before = readFileSync(join(folder, file), 'utf8');
      return { file, before, after: change(before, file) };
    });
  const whole = files.map(({ after }) => after).join('\n');
  const newName = (hash: string): string => createHash('sha256').update(hash).update(whole).digest('hex').slice(0, 16);
  const renamed = new Map<string, string>();
  let known: number;
  do {
    known = renamed.size;
    for (const { file, before, after } of files) {
      const [, hash] = HASH.exec(file) ?? [];
      if (hash === undefined || renamed.has(hash)) continue;
      if (after !== before || [...renamed.keys()].some((other) => after.includes(other)))
        renamed.set(hash, newName(hash));
    }
  } while (renamed.size > known);
  const withNewNames = (text: string): string =>
    [...renamed].reduce((named, [from, to]) => named.replaceAll(from, to), text);
  for (const { file, before, after } of files) {
    const text = withNewNames(after);
    if (text !== before) writeFileSync(join(folder, file), text);
    renameSync(join(folder, file), join(folder, withNewNames(file)));
  }
};

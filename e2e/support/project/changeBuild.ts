import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches the content hash in a file's name. */
const HASH = /\.(\w{16})\.m?js/;

/**
 * Changes the text of built files, because a build takes long. Like a build, it gives another name to a changed file and to the files that
 * refer to it.
 */
export const changeBuild = (folder: string, change: (text: string, file: string) => string): void => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:m?js|json|txt)$/.test(file))
    .map((file) => {
      const before = readFileSync(join(folder, file), 'utf8');
      return { file, before, after: change(before, file) };
    });
  const fullText = files.map(({ after }) => after).join('\n');
  const newName = (hash: string): string =>
    createHash('sha256').update(hash).update(fullText).digest('hex').slice(0, 16);
  const renamed = new Map<string, string>();
  let knownCount: number;
  do {
    knownCount = renamed.size;
    for (const { file, before, after } of files) {
      const [, hash] = HASH.exec(file) ?? [];
      if (hash === undefined || renamed.has(hash)) continue;
      if (after !== before || [...renamed.keys()].some((hashBefore) => after.includes(hashBefore)))
        renamed.set(hash, newName(hash));
    }
  } while (renamed.size > knownCount);
  const replaceHashes = (text: string): string =>
    [...renamed].reduce((changedText, [from, to]) => changedText.replaceAll(from, to), text);
  for (const { file, before, after } of files) {
    const text = replaceHashes(after);
    if (text !== before) writeFileSync(join(folder, file), text);
    renameSync(join(folder, file), join(folder, replaceHashes(file)));
  }
};

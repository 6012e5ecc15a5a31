import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const toJsonLine = (part: string, line: string): string =>
  /^\{.+\}$/.test(line)
    ? `{"part":"${part}",${line.slice(1)}\n`
    : `${JSON.stringify({ part, time: Date.now(), msg: line })}\n`;

/**
 * Opens a log of JSON lines, `site.log` in a folder, with at most `maxFiles` files of `maxBytes`. Moves a full file to `site.log.1`, older
 * ones on by one, and removes the oldest.
 */
export const openSiteLog = (folder: string, { maxBytes = 10_000_000, maxFiles = 5 } = {}) => {
  const file = join(folder, 'site.log');
  const agedFile = (age: number): string => (age === 0 ? file : `${file}.${age}`);
  let size: number | undefined;
  const rotateFiles = (): void => {
    rmSync(agedFile(maxFiles - 1), { force: true });
    for (let age = maxFiles - 2; age >= 0; age -= 1) {
      if (sizeOf(agedFile(age)) > 0) renameSync(agedFile(age), agedFile(age + 1));
    }
  };
  return {
    /** Adds a line of a server. A line that is not JSON becomes the `msg`. */
    write: (part: string, line: string): void => {
      const text = toJsonLine(part, line);
      try {
        mkdirSync(folder, { recursive: true });
        size ??= sizeOf(file);
        if (size > 0 && size + Buffer.byteLength(text) > maxBytes) {
          rotateFiles();
          size = 0;
        }
        appendFileSync(file, text, { mode: 0o600 });
        size += Buffer.byteLength(text);
      } catch {
        // The site must continue if the disk is full. The size is read again, because part of the line may be written.
        size = undefined;
      }
    },
  };
};

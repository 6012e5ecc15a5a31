import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of one file, and how many there are at most. */
interface SiteLogSize {
  readonly bytes: number;
  readonly files: number;
}

export interface SiteLog {
  readonly file: string;
  /** Takes one line of a part of the site; what is no JSON becomes its `msg`. */
  readonly write: (part: string, line: string) => void;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const asJson = (part: string, line: string): string =>
  /^\{.+\}$/.test(line)
    ? `{"part":"${part}",${line.slice(1)}\n`
    : `${JSON.stringify({ part, time: Date.now(), msg: line })}\n`;

/** A log of JSON lines, `site.log` in a folder. A full one moves on to `site.log.1`, the older ones by one each, and the oldest goes. */
export const openSiteLog = (
  folder: string,
  { bytes, files }: SiteLogSize = { bytes: 10_000_000, files: 5 },
): SiteLog => {
  const file = join(folder, 'site.log');
  const older = (age: number): string => (age === 0 ? file : `${file}.${age}`);
  let size: number | undefined;
  const makeRoom = (): void => {
    rmSync(older(files - 1), { force: true });
    for (let age = files - 2; age >= 0; age -= 1) {
      if (sizeOf(older(age)) > 0) renameSync(older(age), older(age + 1));
    }
  };
  return {
    file,
    write: (part, line) => {
      const text = asJson(part, line);
      try {
        mkdirSync(folder, { recursive: true });
        size ??= sizeOf(file);
        if (size > 0 && size + Buffer.byteLength(text) > bytes) {
          makeRoom();
          size = 0;
        }
        appendFileSync(file, text, { mode: 0o600 });
        size += Buffer.byteLength(text);
      } catch {
        // A full disk takes the log, not the site. What was written of the line is found by asking again.
        size = undefined;
      }
    },
  };
};

import { crc32 } from 'node:zlib';
import { orientationAlone, orientationOf } from './orientation';

const signatureBytes = 8;

/** The kept chunks: pixels, colours, size and animation, without texts, times and camera data. */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs sPLT cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
);

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
};

/** A PNG without metadata and without bytes after its end; undefined for an invalid file. */
export const strippedPng = (file: Buffer): Buffer | undefined => {
  const parts: Buffer[] = [file.subarray(0, signatureBytes)];
  let at = signatureBytes;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (end > file.length || (at === signatureBytes && type !== 'IHDR')) return undefined;
    const orientation = type === 'eXIf' ? orientationOf(file.subarray(at + 8, end - 4)) : undefined;
    if (kept.has(type)) {
      parts.push(file.subarray(at, end));
    } else if (orientation !== undefined) {
      parts.push(chunk(type, orientationAlone(orientation)));
    }
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return undefined;
};

import { crc32 } from 'node:zlib';
import { createOrientationExif, orientationOf } from './orientation';

const signatureBytes = 8;

/** The kept chunks: pixels, colours, size and animation, without texts, times and camera data. */
const keptTypes = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs sPLT cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
);

const createChunk = (type: string, data: Buffer): Buffer => {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([length, typeAndData, checksum]);
};

/** Returns a PNG without metadata and without bytes after its end, or undefined for an invalid file. */
export const stripPng = (file: Buffer): Buffer | undefined => {
  const parts: Buffer[] = [file.subarray(0, signatureBytes)];
  let offset = signatureBytes;
  while (offset + 12 <= file.length) {
    const end = offset + 12 + file.readUInt32BE(offset);
    const type = file.toString('latin1', offset + 4, offset + 8);
    if (end > file.length || (offset === signatureBytes && type !== 'IHDR')) return undefined;
    const orientation = type === 'eXIf' ? orientationOf(file.subarray(offset + 8, end - 4)) : undefined;
    if (keptTypes.has(type)) {
      parts.push(file.subarray(offset, end));
    } else if (orientation !== undefined) {
      parts.push(createChunk(type, createOrientationExif(orientation)));
    }
    if (type === 'IEND') return Buffer.concat(parts);
    offset = end;
  }
  return undefined;
};

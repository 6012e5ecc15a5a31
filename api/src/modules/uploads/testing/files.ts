import { crc32 } from 'node:zlib';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const uint32 = (value: number, isLittle = false): Buffer => {
  const bytes = Buffer.alloc(4);
  if (isLittle) {
    bytes.writeUInt32LE(value);
  } else {
    bytes.writeUInt32BE(value);
  }
  return bytes;
};
const filler = (bytes: number): Buffer => Buffer.alloc(bytes, '.');

export const pngSignature = latin1('\x89PNG\r\n\x1A\n');

export const pngChunk = (type: string, data: Buffer): Buffer => {
  const typeAndData = Buffer.concat([latin1(type), data]);
  return Buffer.concat([uint32(data.length), typeAndData, uint32(crc32(typeAndData))]);
};

export const jpegSegment = (code: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, code, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);

export const riffChunk = (type: string, data: Buffer): Buffer =>
  Buffer.concat([latin1(type), uint32(data.length, true), data, Buffer.alloc(data.length % 2)]);

export const webpOf = (...chunks: readonly Buffer[]): Buffer =>
  riffChunk('RIFF', Buffer.concat([latin1('WEBP'), ...chunks]));

/** Returns the sub-blocks of a GIF with `total` bytes including their lengths, without the terminator. */
const subBlocks = (total: number): Buffer => {
  const parts: Buffer[] = [];
  for (let left = total; left > 0; left -= 256) {
    const size = Math.min(left, 256) - 1;
    parts.push(Buffer.from([size]), filler(size));
  }
  return Buffer.concat(parts);
};

/** Makers of files without metadata, whose pixels cannot be displayed. */
const makers: Readonly<Record<string, (bytes: number) => Buffer>> = {
  'image/png': (bytes) =>
    Buffer.concat([
      pngSignature,
      pngChunk('IHDR', filler(13)),
      pngChunk('IDAT', filler(bytes - 57)),
      pngChunk('IEND', Buffer.alloc(0)),
    ]),
  'image/jpeg': (bytes) =>
    Buffer.concat([latin1('\xFF\xD8'), jpegSegment(0xda, filler(6)), filler(bytes - 14), latin1('\xFF\xD9')]),
  'image/webp': (bytes) => webpOf(riffChunk('VP8 ', filler(bytes - 20))),
  'image/gif': (bytes) =>
    Buffer.concat([
      latin1('GIF89a'),
      Buffer.alloc(7),
      Buffer.from([0x2c]),
      Buffer.alloc(9),
      Buffer.from([2]),
      subBlocks(bytes - 26),
      Buffer.from([0, 0x3b]),
    ]),
  'application/pdf': (bytes) => Buffer.concat([latin1('%PDF-1.7\n'), filler(bytes - 9)]),
};

export const fileOf = (contentType: string, bytes = 64): Buffer => makers[contentType]?.(bytes) ?? filler(bytes);

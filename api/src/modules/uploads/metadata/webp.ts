import { createOrientationExif, orientationOf } from './orientation';

const headBytes = 12;
const frameHeadBytes = 16;
const flag = { xmp: 0x04, exif: 0x08 };

const pixelTypes = new Set(['VP8 ', 'VP8L', 'ALPH']);
const keptTypes = new Set([...pixelTypes, 'VP8X', 'ICCP', 'ANIM', 'ANMF']);

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** Returns the chunks of a RIFF file or of a frame in it, or undefined if one is incomplete. */
const parseChunks = (bytes: Buffer): Chunk[] | undefined => {
  const chunks: Chunk[] = [];
  let offset = 0;
  while (offset + 8 <= bytes.length) {
    const end = offset + 8 + bytes.readUInt32LE(offset + 4);
    if (end > bytes.length) return undefined;
    chunks.push({ type: bytes.toString('latin1', offset, offset + 4), data: bytes.subarray(offset + 8, end) });
    offset = end + (end % 2);
  }
  return chunks;
};

const encodeChunk = ({ type, data }: Chunk): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length % 2)]);
};

/** Returns a frame of an animation with its pixels only. */
const stripFrame = ({ type, data }: Chunk): Chunk => {
  const inner = (parseChunks(data.subarray(frameHeadBytes)) ?? []).filter((each) => pixelTypes.has(each.type));
  return { type, data: Buffer.concat([data.subarray(0, frameHeadBytes), ...inner.map(encodeChunk)]) };
};

/** Returns the header without the flag of XMP, and with that of EXIF only if an orientation is kept. */
const stripHead = ({ type, data }: Chunk, hasExif: boolean): Chunk => {
  const head = Buffer.from(data);
  head[0] = ((head[0] ?? 0) & ~(flag.xmp | flag.exif)) | (hasExif ? flag.exif : 0);
  return { type, data: head };
};

/** Returns a WebP without metadata and without bytes after its end, or undefined for an invalid file. */
export const stripWebp = (file: Buffer): Buffer | undefined => {
  const chunks = file.length < headBytes ? undefined : parseChunks(file.subarray(headBytes, 8 + file.readUInt32LE(4)));
  if (chunks?.some(({ type }) => type === 'VP8 ' || type === 'VP8L' || type === 'ANMF') !== true) {
    return undefined;
  }
  const exif = chunks.find(({ type }) => type === 'EXIF')?.data;
  // Some programs write EXIF with the prefix that JPEG uses.
  const orientation = exif && orientationOf(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif);
  const parts = chunks
    .filter(({ type }) => keptTypes.has(type))
    .map((each) => (each.type === 'ANMF' ? stripFrame(each) : each))
    .map((each) => (each.type === 'VP8X' ? stripHead(each, orientation !== undefined) : each));
  if (orientation !== undefined && parts[0]?.type === 'VP8X') {
    parts.push({ type: 'EXIF', data: createOrientationExif(orientation) });
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts.map(encodeChunk)]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), length, body]);
};

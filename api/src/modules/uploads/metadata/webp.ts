import { orientationAlone, orientationOf } from './orientation';

const headBytes = 12;
const frameHeadBytes = 16;
const flag = { xmp: 0x04, exif: 0x08 };

const pixels = new Set(['VP8 ', 'VP8L', 'ALPH']);
const kept = new Set([...pixels, 'VP8X', 'ICCP', 'ANIM', 'ANMF']);

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The chunks of a RIFF file or of a frame in it; undefined if one is incomplete. */
const chunksIn = (bytes: Buffer): Chunk[] | undefined => {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > bytes.length) return undefined;
    chunks.push({ type: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, end) });
    at = end + (end % 2);
  }
  return chunks;
};

const written = ({ type, data }: Chunk): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length % 2)]);
};

/** A frame of an animation with its pixels only. */
const strippedFrame = ({ type, data }: Chunk): Chunk => {
  const inner = (chunksIn(data.subarray(frameHeadBytes)) ?? []).filter((each) => pixels.has(each.type));
  return { type, data: Buffer.concat([data.subarray(0, frameHeadBytes), ...inner.map(written)]) };
};

/** The header without the flag of XMP, and with that of EXIF only if an orientation is kept. */
const strippedHead = ({ type, data }: Chunk, hasExif: boolean): Chunk => {
  const changed = Buffer.from(data);
  changed[0] = ((changed[0] ?? 0) & ~(flag.xmp | flag.exif)) | (hasExif ? flag.exif : 0);
  return { type, data: changed };
};

/** A WebP without metadata and without bytes after its end; undefined for an invalid file. */
export const strippedWebp = (file: Buffer): Buffer | undefined => {
  const chunks = file.length < headBytes ? undefined : chunksIn(file.subarray(headBytes, 8 + file.readUInt32LE(4)));
  if (chunks?.some(({ type }) => type === 'VP8 ' || type === 'VP8L' || type === 'ANMF') !== true) {
    return undefined;
  }
  const exif = chunks.find(({ type }) => type === 'EXIF')?.data;
  // Some programs write EXIF with the prefix that JPEG uses.
  const orientation = exif && orientationOf(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif);
  const parts = chunks
    .filter(({ type }) => kept.has(type))
    .map((each) => (each.type === 'ANMF' ? strippedFrame(each) : each))
    .map((each) => (each.type === 'VP8X' ? strippedHead(each, orientation !== undefined) : each));
  if (orientation !== undefined && parts[0]?.type === 'VP8X') {
    parts.push({ type: 'EXIF', data: orientationAlone(orientation) });
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts.map(written)]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), length, body]);
};

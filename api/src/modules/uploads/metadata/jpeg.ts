import { createOrientationExif, orientationOf } from './orientation';

const marker = {
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
};

/** Frames, tables and restart intervals, which decoding needs. */
const isOfDecoding = (code: number): boolean => (code >= 0xc0 && code <= 0xcf) || (code >= 0xdb && code <= 0xdd);
const isRestart = (code: number): boolean => code >= 0xd0 && code <= 0xd7;

const exif = 'Exif\0\0';
const startsWith = (payload: Buffer, text: string): boolean => payload.toString('latin1', 0, text.length) === text;

const createSegment = (code: number, payload: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
};

/** Returns the kept part of a segment: data for decoding and display only. */
const cleanSegment = (code: number, payload: Buffer): Buffer | undefined => {
  if (isOfDecoding(code) || (code === marker.app2 && startsWith(payload, 'ICC_PROFILE\0'))) {
    return createSegment(code, payload);
  }
  if (code === marker.app0 && startsWith(payload, 'JFIF\0') && payload.length >= 14) {
    // Without the thumbnail, whose width and height come last.
    return createSegment(code, Buffer.concat([payload.subarray(0, 12), Buffer.alloc(2)]));
  }
  if (code === marker.app14 && startsWith(payload, 'Adobe')) {
    return createSegment(code, payload.subarray(0, 12));
  }
  const orientation =
    code === marker.app1 && startsWith(payload, exif) ? orientationOf(payload.subarray(exif.length)) : undefined;
  return orientation === undefined
    ? undefined
    : createSegment(code, Buffer.concat([Buffer.from(exif, 'latin1'), createOrientationExif(orientation)]));
};

/** Returns the end of a scan's data: the next marker that is not part of them. */
const endOfScan = (file: Buffer, from: number): number => {
  for (
    let offset = file.indexOf(0xff, from);
    offset >= 0 && offset + 1 < file.length;
    offset = file.indexOf(0xff, offset + 1)
  ) {
    const next = file[offset + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return offset;
  }
  return file.length;
};

/** Returns a JPEG without metadata and without bytes after its end, or undefined for an invalid file. */
export const stripJpeg = (file: Buffer): Buffer | undefined => {
  const parts: Buffer[] = [Buffer.from([0xff, marker.startOfImage])];
  let hasScan = false;
  let offset = 2;
  while (offset + 4 <= file.length && file[offset] === 0xff) {
    const code = file[offset + 1] ?? 0;
    if (code === 0xff) {
      offset += 1;
      continue;
    }
    if (code === marker.endOfImage) break;
    const end = offset + 2 + file.readUInt16BE(offset + 2);
    if (end < offset + 4 || end > file.length) return undefined;
    if (code === marker.startOfScan) {
      hasScan = true;
      const scanEnd = endOfScan(file, end);
      parts.push(file.subarray(offset, scanEnd));
      offset = scanEnd;
      continue;
    }
    parts.push(cleanSegment(code, file.subarray(offset + 4, end)) ?? Buffer.alloc(0));
    offset = end;
  }
  // A truncated picture is still displayed.
  return hasScan ? Buffer.concat([...parts, Buffer.from([0xff, marker.endOfImage])]) : undefined;
};

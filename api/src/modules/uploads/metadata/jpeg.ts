import { orientationAlone, orientationOf } from './orientation';

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
const begins = (payload: Buffer, text: string): boolean => payload.toString('latin1', 0, text.length) === text;

const segment = (code: number, payload: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
};

/** The kept part of a segment: data for decoding and display only. */
const keptOf = (code: number, payload: Buffer): Buffer | undefined => {
  if (isOfDecoding(code) || (code === marker.app2 && begins(payload, 'ICC_PROFILE\0'))) {
    return segment(code, payload);
  }
  if (code === marker.app0 && begins(payload, 'JFIF\0') && payload.length >= 14) {
    // Without the thumbnail, whose width and height come last.
    return segment(code, Buffer.concat([payload.subarray(0, 12), Buffer.alloc(2)]));
  }
  if (code === marker.app14 && begins(payload, 'Adobe')) {
    return segment(code, payload.subarray(0, 12));
  }
  const orientation =
    code === marker.app1 && begins(payload, exif) ? orientationOf(payload.subarray(exif.length)) : undefined;
  return orientation === undefined
    ? undefined
    : segment(code, Buffer.concat([Buffer.from(exif, 'latin1'), orientationAlone(orientation)]));
};

/** The end of a scan's data: the next marker that is not part of them. */
const endOfScan = (file: Buffer, from: number): number => {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return file.length;
};

/** A JPEG without metadata and without bytes after its end; undefined for an invalid file. */
export const strippedJpeg = (file: Buffer): Buffer | undefined => {
  const parts: Buffer[] = [Buffer.from([0xff, marker.startOfImage])];
  let hasScan = false;
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const code = file[at + 1] ?? 0;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.endOfImage) break;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end < at + 4 || end > file.length) return undefined;
    if (code === marker.startOfScan) {
      hasScan = true;
      const scanned = endOfScan(file, end);
      parts.push(file.subarray(at, scanned));
      at = scanned;
      continue;
    }
    parts.push(keptOf(code, file.subarray(at + 4, end)) ?? Buffer.alloc(0));
    at = end;
  }
  // A truncated picture is still displayed.
  return hasScan ? Buffer.concat([...parts, Buffer.from([0xff, marker.endOfImage])]) : undefined;
};

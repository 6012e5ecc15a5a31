const sign = { extension: 0x21, image: 0x2c, end: 0x3b };
const label = { control: 0xf9, application: 0xff };
/** Applications with an extension that stores the number of repetitions of an animation. */
const repeating = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

const headBytes = 13;
const imageHeadBytes = 10;

/** Size of a colour table, from the flags that announce it. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** The end of a row of sub-blocks; undefined if it is incomplete. */
const endOfBlocks = (file: Buffer, from: number): number | undefined => {
  let at = from;
  for (let length = file[at]; length !== undefined; length = file[at]) {
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
};

const isKept = (file: Buffer, at: number): boolean =>
  file[at] === sign.image ||
  file[at + 1] === label.control ||
  (file[at + 1] === label.application && repeating.includes(file.toString('latin1', at + 3, at + 14)));

/** A GIF without comments, application data and bytes after its end; undefined for an invalid file. */
export const strippedGif = (file: Buffer): Buffer | undefined => {
  let at = headBytes + tableBytes(file[10] ?? 0);
  const parts: Buffer[] = [file.subarray(0, at)];
  while (at < file.length) {
    const isImage = file[at] === sign.image;
    if (file[at] === sign.end) return Buffer.concat([...parts, Buffer.from([sign.end])]);
    if (!isImage && file[at] !== sign.extension) return undefined;
    const blocks = isImage ? at + imageHeadBytes + tableBytes(file[at + 9] ?? 0) + 1 : at + 2;
    const end = endOfBlocks(file, blocks);
    if (end === undefined) return undefined;
    if (isKept(file, at)) parts.push(file.subarray(at, end));
    at = end;
  }
  return undefined;
};

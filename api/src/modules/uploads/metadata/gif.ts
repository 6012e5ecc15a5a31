const blockType = { extension: 0x21, image: 0x2c, end: 0x3b };
const extensionLabel = { control: 0xf9, application: 0xff };
/** Applications with an extension that stores the number of repetitions of an animation. */
const repeatingApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

const headBytes = 13;
const imageHeadBytes = 10;

/** Returns the size in bytes of a colour table, from the flags that announce it. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Returns the end of a row of sub-blocks, or undefined if it is incomplete. */
const endOfBlocks = (file: Buffer, from: number): number | undefined => {
  let offset = from;
  for (let length = file[offset]; length !== undefined; length = file[offset]) {
    offset += 1 + length;
    if (length === 0) return offset;
  }
  return undefined;
};

const isKept = (file: Buffer, offset: number): boolean =>
  file[offset] === blockType.image ||
  file[offset + 1] === extensionLabel.control ||
  (file[offset + 1] === extensionLabel.application &&
    repeatingApplications.includes(file.toString('latin1', offset + 3, offset + 14)));

/** Returns a GIF without comments, application data and bytes after its end, or undefined for an invalid file. */
export const stripGif = (file: Buffer): Buffer | undefined => {
  let offset = headBytes + tableBytes(file[10] ?? 0);
  const parts: Buffer[] = [file.subarray(0, offset)];
  while (offset < file.length) {
    const isImage = file[offset] === blockType.image;
    if (file[offset] === blockType.end) return Buffer.concat([...parts, Buffer.from([blockType.end])]);
    if (!isImage && file[offset] !== blockType.extension) return undefined;
    const blocks = isImage ? offset + imageHeadBytes + tableBytes(file[offset + 9] ?? 0) + 1 : offset + 2;
    const end = endOfBlocks(file, blocks);
    if (end === undefined) return undefined;
    if (isKept(file, offset)) parts.push(file.subarray(offset, end));
    offset = end;
  }
  return undefined;
};

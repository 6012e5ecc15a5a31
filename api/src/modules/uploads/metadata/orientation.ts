/** The EXIF tag of the orientation, and the type of its value (16 bits). */
const orientationTag = 0x0112;
const shortType = 3;

const entryBytes = 12;

/** Returns the orientation in an EXIF structure (TIFF) if it rotates or mirrors the picture: 2 to 8. */
export const orientationOf = (tiff: Buffer): number | undefined => {
  const order = tiff.toString('latin1', 0, 4);
  if (tiff.length < 10 || (order !== 'II*\0' && order !== 'MM\0*')) return undefined;
  const isLittle = order === 'II*\0';
  const readShort = (offset: number): number => (isLittle ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return undefined;
  const count = Math.min(readShort(directory), Math.floor((tiff.length - directory - 2) / entryBytes));
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * entryBytes;
    if (readShort(entry) === orientationTag && readShort(entry + 2) === shortType) {
      const value = readShort(entry + 8);
      return value >= 2 && value <= 8 ? value : undefined;
    }
  }
  return undefined;
};

/** Returns an EXIF structure with an orientation only. */
export const createOrientationExif = (orientation: number): Buffer => {
  const tiff = Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\0\0\0\0\0\0\0\0', 'latin1');
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
};

/** Includes both ends, as `content-range` does. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Parses a `range` header for a file of `size` bytes. Returns 'whole' without a header and for several ranges or other
 * units, which servers may ignore; 'none' if the range is outside of the file.
 */
export const byteRangeOf = (header: string | undefined, size: number): ByteRange | 'whole' | 'none' => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'none' : { first, last };
};

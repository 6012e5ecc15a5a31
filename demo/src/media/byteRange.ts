/** Both ends included, as in `content-range`. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part of `size` bytes that a `range` header asks for. 'whole' where there is none, or one that may be ignored
 * (several parts, other units); 'none' where it lies outside.
 */
export const byteRangeOf = (header: string | undefined, size: number): ByteRange | 'whole' | 'none' => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') {
    return 'whole';
  }
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) {
    return 'whole';
  }
  return first >= size ? 'none' : { first, last };
};

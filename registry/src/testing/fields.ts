export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Copies a document without the field at a path. */
export const without = (value: unknown, [name = '', ...rest]: readonly string[]): unknown => {
  if (!isRecord(value)) return value;
  const { [name]: inner, ...remaining } = value;
  const copied = rest.length === 0 ? remaining : { ...remaining, [name]: without(inner, rest) };
  return Array.isArray(value) ? Object.values(copied) : copied;
};

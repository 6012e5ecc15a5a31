export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns a copy of a document without the field at a path. */
export const omitField = (value: unknown, [name = '', ...rest]: readonly string[]): unknown => {
  if (!isRecord(value)) return value;
  const { [name]: inner, ...remaining } = value;
  const copied = rest.length === 0 ? remaining : { ...remaining, [name]: omitField(inner, rest) };
  return Array.isArray(value) ? Object.values(copied) : copied;
};

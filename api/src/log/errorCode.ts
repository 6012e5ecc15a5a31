/** The `code` that Node's and the database's errors carry, for example EEXIST; undefined for anything else. */
export const errorCodeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

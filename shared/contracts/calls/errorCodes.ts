/** The error code that ends a session (specification section 8). */
export const SESSION_INVALID = '0000004';

/** The codes of the reference API's refusals besides {@link SESSION_INVALID}. */
export const errorCodes = {
  badRequest: '0000001',
  badSignature: '0000002',
  staleRequest: '0000003',
  repeatedRequest: '0000005',
  tooMany: '0000006',
  notFound: '0000007',
  internal: '0000009',
  /** An e-mail code that is wrong or has expired. */
  wrongCode: '0000010',
  /** An identity provider's token that is not accepted. */
  wrongIdentity: '0000011',
  /** An e-mail address that another account has. */
  taken: '0000012',
  /** A second entry to a prize draw. */
  enteredBefore: '0000013',
  /** A prize draw that is over, or has nothing left. */
  drawClosed: '0000014',
  /** Of an admin: name, password or token is wrong. */
  wrongAdmin: '0000020',
} as const;

/** The error code for an invalid session (section 8 of the specification). */
export const SESSION_INVALID = '0000004';

/** The other error codes of the reference API. */
export const errorCodes = {
  badRequest: '0000001',
  badSignature: '0000002',
  staleRequest: '0000003',
  repeatedRequest: '0000005',
  tooMany: '0000006',
  notFound: '0000007',
  internal: '0000009',
  /** The e-mail code is wrong or has expired. */
  wrongCode: '0000010',
  /** The identity provider's token is not accepted. */
  wrongIdentity: '0000011',
  /** Another account has the e-mail address. */
  taken: '0000012',
  /** The visitor has already entered the prize draw. */
  enteredBefore: '0000013',
  /** The prize draw is over or has no prizes left. */
  drawClosed: '0000014',
  /** An admin's name, password or token is wrong. */
  wrongAdmin: '0000020',
  /** The admin has already approved the tariff. */
  approvedBefore: '0000021',
} as const;

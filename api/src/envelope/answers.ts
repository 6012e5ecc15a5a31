import type { Answer, CallError } from '@caravan/shared/contracts/calls';

/** The body of a call that succeeded. */
export const success = (result: unknown, traceId: string): Answer => ({ success: true, errors: [], result, traceId });

/** The same as text, of a result that is JSON already; letters, digits and dashes are all that a traceId may hold. */
export const successWith = (result: string, traceId: string): string =>
  `{"success":true,"errors":[],"result":${result},"traceId":"${traceId}"}`;

/** The body of a call that was refused. */
export const refused = (reason: CallError, traceId: string): Answer => ({
  success: false,
  errors: [reason],
  result: null,
  traceId,
});

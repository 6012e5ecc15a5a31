import type { Answer, CallError } from '@caravan/shared/contracts/calls';

/** The body of a call that succeeded. */
export const success = (result: unknown, traceId: string): Answer => ({ success: true, errors: [], result, traceId });

/** The body of a call that was refused. */
export const refused = (reason: CallError, traceId: string): Answer => ({
  success: false,
  errors: [reason],
  result: null,
  traceId,
});

import type { Answer, CallError } from '@caravan/shared/contracts/calls';

/** Creates the answer of a successful call. */
export const successAnswer = (result: unknown, traceId: string): Answer => ({
  success: true,
  errors: [],
  result,
  traceId,
});

/**
 * Returns the answer of a successful call as JSON text, for a result that is JSON text already. A `traceId` needs no escaping: it has
 * only letters, digits and dashes.
 */
export const successAnswerText = (result: string, traceId: string): string =>
  `{"success":true,"errors":[],"result":${result},"traceId":"${traceId}"}`;

/** Creates the answer of a refused call. */
export const refusedAnswer = (reason: CallError, traceId: string): Answer => ({
  success: false,
  errors: [reason],
  result: null,
  traceId,
});

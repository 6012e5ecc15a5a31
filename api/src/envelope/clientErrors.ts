import type { Socket } from 'node:net';
import { answerClientError } from '@caravan/shared/http';
import { refusedAnswer } from './answers';
import { reasons } from './refusal';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Answers invalid HTTP, slow requests and too large headers in the usual form. */
export const answerClientErrors = (error: Error, socket: Socket): void =>
  answerClientError(error, socket, (status) => {
    const reason = status === 413 || status === 431 ? reasons.tooLarge : reasons.unreadable;
    return { headers, body: JSON.stringify(refusedAnswer(reason, '')) };
  });

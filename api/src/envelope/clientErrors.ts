import type { Socket } from 'node:net';
import type { CallError } from '@caravan/shared/contracts/calls';
import { isAnswering } from '@caravan/shared/http';
import { errorCodeOf } from '../log/errorCode';
import { refusedAnswer } from './answers';
import { reasons } from './refusal';

const answerOf = (code: string | undefined): { readonly line: string; readonly reason: CallError } => {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { line: '408 Request Timeout', reason: reasons.unreadable };
    case 'HPE_HEADER_OVERFLOW':
      return { line: '431 Request Header Fields Too Large', reason: reasons.tooLarge };
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { line: '413 Payload Too Large', reason: reasons.tooLarge };
    default:
      return { line: '400 Bad Request', reason: reasons.unreadable };
  }
};

/**
 * Answers invalid HTTP, slow requests and too large headers in the usual form, and closes the connection. Closes it without an answer
 * while an earlier request waits for its own.
 */
export const answerClientErrors = (error: Error, socket: Socket): void => {
  const code = errorCodeOf(error);
  if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const { line, reason } = answerOf(code);
  const body = JSON.stringify(refusedAnswer(reason, ''));
  socket.end(
    [
      `HTTP/1.1 ${line}`,
      'content-type: application/json; charset=utf-8',
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      `content-length: ${String(Buffer.byteLength(body))}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
};

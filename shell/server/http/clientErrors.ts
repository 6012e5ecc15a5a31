import type { Socket } from 'node:net';
import { isAnswering } from '@caravan/shared/http';
import { renderErrorPage, denyAllPolicy } from './refuse';

const statusOf = (code: unknown): readonly [status: number, reason: string] => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'Request Timeout'];
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'Request Header Fields Too Large'];
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return [413, 'Payload Too Large'];
  return [400, 'Bad Request'];
};

/**
 * Answers requests that cannot be parsed, are too slow or have too large a head, and closes the connection. Closes it without an answer
 * while an earlier request waits for its own.
 */
export const createClientErrorHandler =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { readonly code?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const [status, reason] = statusOf(error.code);
    const body = renderErrorPage(status, 'en').replace(/<style>.*<\/style>/, '');
    const responseHeaders = {
      ...headers,
      'content-security-policy': denyAllPolicy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const head = Object.entries(responseHeaders).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${reason}`, ...head, '', body].join('\r\n'), () => socket.destroy());
  };

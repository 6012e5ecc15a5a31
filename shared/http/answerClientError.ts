import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isAnswering } from './isAnswering';

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

interface ClientErrorAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Answers a request that cannot be parsed, is too slow or has too large a head, and closes the connection. Closes it without an answer
 * while an earlier request waits for its own.
 */
export const answerClientError = (
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  createAnswer: (status: number) => ClientErrorAnswer,
): void => {
  if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const status = statuses[code] ?? 400;
  const { headers, body } = createAnswer(status);
  const allHeaders = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const head = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'), () => socket.destroy());
};

import type { FastifyInstance } from 'fastify';
import { errorCodeOf } from './errorCode';

/** Takes the lines of the log, each a JSON object. */
export interface LogStream {
  readonly write: (line: string) => void;
}

interface LoggableError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** `code` of the system or the database; `query` the statement that failed, without its values. */
  readonly [detail: string]: unknown;
}

const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '[e-mail]');

/** Errors of class 22 quote the value that did not fit. */
const withoutValues = (text: string, code: string | undefined): string =>
  code?.startsWith('22') === true ? text.replaceAll(/"[^"]*"/g, '"…"') : text;

/**
 * What may be logged of an error: nothing that a visitor entered. Mail servers name addresses; a failed query carries
 * its values, the database's own error their text.
 */
export const loggableError = (error: unknown): LoggableError => {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: withoutAddresses(String(error)), stack: '' };
  }
  if ('query' in error && error.cause !== undefined) {
    return { ...loggableError(error.cause), query: String(error.query) };
  }
  const code = errorCodeOf(error);
  const clean = (text: string): string => withoutValues(withoutAddresses(text), code);
  return {
    type: error.name,
    message: clean(error.message),
    stack: clean(error.stack ?? ''),
    ...(code === undefined ? {} : { code }),
  };
};

const errorOf = (first: unknown): unknown => {
  if (first instanceof Error) {
    return first;
  }
  return typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined;
};

/** Without a message of its own a line takes that of its error, as it is: it gets the one that may be logged. */
const withMessage = (words: readonly unknown[]): [first: unknown, message?: unknown, ...more: unknown[]] => {
  const [first, ...more] = words;
  const error = errorOf(first);
  if (error === undefined || more.length > 0) {
    return [first, ...more];
  }
  return [first === error ? { err: error } : first, loggableError(error).message];
};

/**
 * Structured logs (pino), to `stream` where one is given. Unless LOG says otherwise only errors are written, and to
 * stderr: stdout belongs to the start message.
 */
export const loggerOptions = (level: string | undefined, stream?: LogStream) => {
  const target = stream ?? (level === undefined ? process.stderr : undefined);
  return {
    level: level ?? 'error',
    serializers: { err: loggableError },
    hooks: {
      logMethod(this: unknown, words: unknown[], write: (...words: never) => void): void {
        Reflect.apply(write, this, withMessage(words));
      },
    },
    ...(target === undefined ? {} : { stream: target }),
  };
};

/** One line per answered request, with the traceId of its page view. Queries stay out: they carry signatures. */
export const addLog = (app: FastifyInstance): void => {
  app.decorateRequest('traceId', '');
  app.decorateRequest('refusalCode', '');
  app.addHook('onSend', async (request, reply) => {
    if (request.traceId !== '') {
      // For the log of the shell server, which passes bodies on unread.
      reply.header('x-trace-id', request.traceId);
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      traceId: request.traceId,
      method: request.method,
      path: request.routeOptions.url ?? request.url.split('?')[0]?.slice(0, 200),
      status: reply.statusCode,
      ...(request.refusalCode === '' ? {} : { code: request.refusalCode }),
      ms: Math.round(reply.elapsedTime),
    });
  });
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The traceId of the call's envelope; empty until it is read. */
    traceId: string;
    /** The code of the reason why it was refused; empty where it was not. */
    refusalCode: string;
  }
}

import type { FastifyInstance } from 'fastify';
import { errorCodeOf } from './errorCode';

/** Receives the lines of the log, each a JSON object. */
export interface LogStream {
  readonly write: (line: string) => void;
}

interface LoggableError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggableError;
  /** The errors of an `AggregateError`, at most `maxErrors`. */
  readonly errors?: readonly LoggableError[];
  /** `code` of the system or the database. `query` is the failed statement without its values. */
  readonly [detail: string]: unknown;
}

/** Most levels of causes that the log contains below an error. */
const maxDepth = 3;
const maxErrors = 10;

const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '[e-mail]');

/** PostgreSQL errors of class 22 quote the invalid value. */
const withoutValues = (text: string, code: string | undefined): string =>
  code?.startsWith('22') === true ? text.replaceAll(/"[^"]*"/g, '"…"') : text;

/**
 * Returns an error without anything that a visitor entered. Mail servers quote addresses, a failed query has its values, and
 * database errors quote them. Cleans its causes and the errors of an `AggregateError` as well, `depth` levels of them.
 */
export const loggableError = (error: unknown, depth = maxDepth): LoggableError => {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: withoutAddresses(String(error)), stack: '' };
  }
  if ('query' in error && error.cause !== undefined) {
    return { ...loggableError(error.cause, depth), query: String(error.query) };
  }
  const code = errorCodeOf(error);
  const clean = (text: string): string => withoutValues(withoutAddresses(text), code);
  return {
    type: error.name,
    message: clean(error.message),
    stack: clean(error.stack ?? ''),
    ...(code === undefined ? {} : { code }),
    ...(depth > 0 && innerErrorsOf(error, depth - 1)),
  };
};

const innerErrorsOf = (error: Error, depth: number): Pick<LoggableError, 'cause' | 'errors'> => ({
  ...(error.cause !== undefined && { cause: loggableError(error.cause, depth) }),
  ...(error instanceof AggregateError && {
    errors: error.errors.slice(0, maxErrors).map((each) => loggableError(each, depth)),
  }),
});

const errorOf = (first: unknown): unknown => {
  if (first instanceof Error) return first;
  return typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined;
};

/** A line without a message would get the unsafe message of its error. It gets the safe one. */
const withMessage = (args: readonly unknown[]): [first: unknown, message?: unknown, ...more: unknown[]] => {
  const [first, ...more] = args;
  const error = errorOf(first);
  if (error === undefined || more.length > 0) return [first, ...more];
  return [first === error ? { err: error } : first, loggableError(error).message];
};

/**
 * Returns the options of pino. Without LOG it writes only errors, to stderr: stdout is for the start message. `stream`
 * replaces both.
 */
export const loggerOptions = (level: string | undefined, stream?: LogStream) => {
  const target = stream ?? (level === undefined ? process.stderr : undefined);
  return {
    level: level ?? 'error',
    serializers: { err: (error: unknown) => loggableError(error) },
    hooks: {
      logMethod(this: unknown, args: unknown[], write: (...words: never) => void): void {
        Reflect.apply(write, this, withMessage(args));
      },
    },
    ...(target === undefined ? {} : { stream: target }),
  };
};

/** Logs one line per request, with the traceId of its page view. Without the query, which may contain signatures. */
export const addLog = (app: FastifyInstance): void => {
  app.decorateRequest('traceId', '');
  app.decorateRequest('refusalCode', '');
  app.addHook('onSend', async (request, reply) => {
    if (request.traceId !== '') {
      // For the log of the shell server, which does not read bodies.
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
    /** The traceId of the envelope. Empty until it is read. */
    traceId: string;
    /** The code of the refusal. Empty if the call was not refused. */
    refusalCode: string;
  }
}

import * as v from 'valibot';
import { answer, pathOf, signEnvelope, type Call, type CallHost, type PathNames } from '../contracts/calls';
import { networkError, type CallFailure } from './callFailure';

/** The used part of `fetch`. */
export type SendCall = (...sent: Parameters<typeof fetch>) => Promise<Pick<Response, 'status' | 'json'>>;

export interface TransportOptions {
  /** Origins by host. `''` is the page's own origin. */
  readonly hosts: Readonly<Record<CallHost, string>>;
  readonly names: PathNames;
  /** Returns the current headers: `lang`, `currency`, `access-token`. */
  readonly headers: () => Record<string, string>;
  readonly token: () => string;
  /** IANA name. */
  readonly timeZone: () => string;
  readonly traceId: string;
  /** Unix milliseconds by the server's clock. The API refuses old requests, and a visitor's clock may be wrong. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly md5: (text: string) => string;
  readonly fetch: SendCall;
  /** Milliseconds until a call fails. Absent if `fetch` has its own timeout. */
  readonly timeoutMs?: number;
}

export type CallOutcome<T> = { readonly data: T } | { readonly error: CallFailure };

export interface CallOptions {
  /** Whether a failure shows no message, for calls that the visitor did not request. */
  readonly isQuiet?: boolean;
}

export interface Transport {
  readonly call: <P extends v.GenericSchema, R extends v.GenericSchema>(
    call: Call<P, R>,
    parameter: v.InferInput<P>,
    signal?: AbortSignal,
    options?: CallOptions,
  ) => Promise<CallOutcome<v.InferOutput<R>>>;
  /** Shows a failure of a call whose code could not be loaded. */
  readonly tellFailure?: (failure: CallFailure) => void;
  /** Loads the transport's code before a call. */
  readonly prepare?: () => void;
}

const contractError = (path: string): CallFailure => ({
  kind: 'contract',
  path,
  code: null,
  messageEn: 'Unexpected answer from the server. Please reload the page.',
  messageGe: 'სერვერმა მოულოდნელი პასუხი დააბრუნა. გთხოვთ, გადატვირთოთ გვერდი.',
});

/** Chrome before 116, Firefox before 124 and Safari before 17.4 have no `any`. */
const abortSignals: { readonly any?: typeof AbortSignal.any } = AbortSignal;

/** Sends calls in their signed envelope and checks every answer against the call's schema. Never rejects. */
export const createTransport = (options: TransportOptions): Transport => ({
  call: async (call, parameter, signal) => {
    const path = pathOf(call, options.names);
    const unsigned = {
      parameter: Object.fromEntries(Object.entries(parameter ?? {}).filter(([, value]) => value !== undefined)),
      requestId: options.newId(),
      traceId: options.traceId,
      td: options.timeZone(),
      reqTime: options.now(),
      token: options.token(),
      platform: 'web' as const,
    };
    try {
      const limit = options.timeoutMs === undefined ? undefined : AbortSignal.timeout(options.timeoutMs);
      const signals = [signal, limit].filter((each) => each !== undefined);
      const response = await options.fetch(options.hosts[call.host] + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...options.headers() },
        body: JSON.stringify(signEnvelope(unsigned, options.md5)),
        ...(limit && { signal: abortSignals.any?.(signals) ?? limit }),
        ...(call.keepalive && { keepalive: true }),
      });
      if (response.status !== 200) return { error: networkError(path) };
      const body = v.safeParse(answer, await response.json());
      if (!body.success) return { error: contractError(path) };
      if (!body.output.success) {
        const first = body.output.errors[0];
        if (!first) return { error: contractError(path) };
        return { error: { kind: 'refused', path, ...first } };
      }
      const result = v.safeParse(call.result, body.output.result);
      return result.success ? { data: result.output } : { error: contractError(path) };
    } catch {
      // The browser aborts the calls of a page that the visitor leaves, though the server may have done them. Such a page runs no further
      // task, so that no caller undoes anything.
      await new Promise((resolve) => setTimeout(resolve));
      return { error: networkError(path) };
    }
  },
});

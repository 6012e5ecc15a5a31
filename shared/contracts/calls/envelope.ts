import * as v from 'valibot';

/**
 * The body of every call (API-1). `td`: the caller's IANA time zone. `reqTime`: Unix milliseconds. `token`: the session token, or empty.
 * `requestId`: unique for each request. `traceId`: the same for all calls of a page view.
 */
export const envelope = v.object({
  parameter: v.record(v.string(), v.unknown()),
  requestId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  traceId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  td: v.pipe(v.string(), v.maxLength(64)),
  reqTime: v.pipe(v.number(), v.integer()),
  token: v.pipe(v.string(), v.maxLength(256)),
  platform: v.literal('web'),
  sign: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});
export type Envelope = v.InferOutput<typeof envelope>;

/** A reason for a refusal. `messageGe` is empty if there is no Georgian text. `code` 0000004: the session is invalid. */
export const callError = v.object({ code: v.string(), messageEn: v.string(), messageGe: v.optional(v.string(), '') });
export type CallError = v.InferOutput<typeof callError>;

/** The body of every answer, also of a refusal. The HTTP status is 200 unless the transport failed (429, 413, 5xx). */
export const answer = v.object({
  success: v.boolean(),
  errors: v.array(callError),
  result: v.unknown(),
  traceId: v.string(),
});
export type Answer = v.InferOutput<typeof answer>;

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Returns the text to sign: the envelope's fields without `sign`, sorted by key, as `key=value` joined by `&`, objects as JSON. */
export const signatureText = (unsigned: Omit<Envelope, 'sign'>): string =>
  Object.entries(unsigned)
    .filter(([key, value]) => key !== 'sign' && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${asText(value)}`)
    .join('&');

/** Signs an envelope with an MD5 function that returns lower-case hex. The contract requires MD5, which by itself protects nothing. */
export const signEnvelope = (unsigned: Omit<Envelope, 'sign'>, md5: (text: string) => string): Envelope => ({
  ...unsigned,
  sign: md5(signatureText(unsigned)),
});

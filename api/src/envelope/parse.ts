import { hash } from 'node:crypto';
import { type Envelope, envelope, signatureText } from '@caravan/shared/contracts/calls';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { reasons, Refusal } from './refusal';

/** The allowed difference between `reqTime` and the server's clock, in both directions. */
export const windowMs = 5 * 60_000;

const parseBy = <S extends GenericSchema>(schema: S, value: unknown, whole: string): InferOutput<S> => {
  const parsed = safeParse(schema, value);
  if (!parsed.success) {
    const field = getDotPath(parsed.issues[0]) ?? whole;
    throw new Refusal(reasons.badField(field.slice(0, 80)));
  }
  return parsed.output;
};

/** PostgreSQL cannot store NUL and single surrogates, which JSON can contain as escapes. */
const unstorable = /\0|[\uD800-\uDFFF]/u;
const escaped = /\\u(?:0000|[dD][89a-fA-F])/;

const refuseUnstorable = (key: string, value: unknown): unknown => {
  if (unstorable.test(key) || (typeof value === 'string' && unstorable.test(value))) {
    throw new Refusal(reasons.badField('\\u'));
  }
  return value;
};

const parseJson = (body: unknown): unknown => {
  const text = typeof body === 'string' ? body : '';
  try {
    return JSON.parse(text, escaped.test(text) ? refuseUnstorable : undefined);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(reasons.notJson);
  }
};

/** Computes the signature of an envelope. Refuses a payload that is nested too deeply. */
const expectedSign = (opened: Envelope): string => {
  try {
    return hash('md5', signatureText(opened));
  } catch {
    throw new Refusal(reasons.badField('parameter'));
  }
};

/** Parses the envelope of a request body and checks its signature and time. */
export const openEnvelope = (body: unknown, now: number): Envelope => {
  const opened = parseBy(envelope, parseJson(body), 'body');
  if (expectedSign(opened) !== opened.sign) throw new Refusal(reasons.badSignature);
  if (Math.abs(now - opened.reqTime) > windowMs) throw new Refusal(reasons.staleRequest);
  return opened;
};

/** Parses the payload of a call. */
export const openParameter = <P extends GenericSchema>(schema: P, parameter: unknown): InferOutput<P> =>
  parseBy(schema, parameter, 'parameter');

import { hash } from 'node:crypto';
import { type Envelope, envelope, signatureText } from '@caravan/shared/contracts/calls';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { reasons, Refusal } from './refusal';

/** The allowed difference between `reqTime` and the server's clock, in both directions. */
export const windowMs = 5 * 60_000;

const parseOrRefuse = <S extends GenericSchema>(schema: S, value: unknown, rootName: string): InferOutput<S> => {
  const parsed = safeParse(schema, value);
  if (!parsed.success) {
    const field = getDotPath(parsed.issues[0]) ?? rootName;
    throw new Refusal(reasons.badField(field.slice(0, 80)));
  }
  return parsed.output;
};

/** PostgreSQL cannot store NUL and single surrogates, which JSON can contain as escapes. */
const unstorable = /\0|[\uD800-\uDFFF]/u;
const unstorableEscape = /\\u(?:0000|[dD][89a-fA-F])/;

const refuseUnstorable = (key: string, value: unknown): unknown => {
  if (unstorable.test(key) || (typeof value === 'string' && unstorable.test(value))) {
    throw new Refusal(reasons.badField('\\u'));
  }
  return value;
};

const parseJson = (body: unknown): unknown => {
  const text = typeof body === 'string' ? body : '';
  try {
    return JSON.parse(text, unstorableEscape.test(text) ? refuseUnstorable : undefined);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(reasons.notJson);
  }
};

/** Computes the signature of an envelope. Refuses a payload that is nested too deeply. */
const expectedSign = (parsed: Envelope): string => {
  try {
    return hash('md5', signatureText(parsed));
  } catch {
    throw new Refusal(reasons.badField('parameter'));
  }
};

/** Parses the envelope of a request body and checks its signature and time. */
export const openEnvelope = (body: unknown, now: number): Envelope => {
  const parsed = parseOrRefuse(envelope, parseJson(body), 'body');
  if (expectedSign(parsed) !== parsed.sign) throw new Refusal(reasons.badSignature);
  if (Math.abs(now - parsed.reqTime) > windowMs) throw new Refusal(reasons.staleRequest);
  return parsed;
};

/** Parses the payload of a call. */
export const openParameter = <P extends GenericSchema>(schema: P, parameter: unknown): InferOutput<P> =>
  parseOrRefuse(schema, parameter, 'parameter');

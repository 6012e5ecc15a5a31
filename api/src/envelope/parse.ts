import type { Envelope } from '@caravan/shared/contracts/calls';
import { envelope, signatureText } from '@caravan/shared/contracts/calls';
import { md5 } from 'js-md5';
import type { GenericSchema, InferOutput } from 'valibot';
import { getDotPath, safeParse } from 'valibot';
import { reasons, Refusal } from './refusal';

/** How far `reqTime` may lie from the server's clock, either way. */
export const windowMs = 5 * 60_000;

const parseBy = <S extends GenericSchema>(schema: S, value: unknown, whole: string): InferOutput<S> => {
  const parsed = safeParse(schema, value);
  if (!parsed.success) {
    const field = getDotPath(parsed.issues[0]) ?? whole;
    throw new Refusal(reasons.badField(field.slice(0, 80)));
  }
  return parsed.output;
};

const parseJson = (body: unknown): unknown => {
  try {
    return JSON.parse(typeof body === 'string' ? body : '');
  } catch {
    throw new Refusal(reasons.notJson);
  }
};

/** The envelope in a request body, its signature and time checked; anything else is refused. */
export const openEnvelope = (body: unknown, now: number): Envelope => {
  const opened = parseBy(envelope, parseJson(body), 'body');
  if (md5(signatureText(opened)) !== opened.sign) {
    throw new Refusal(reasons.badSignature);
  }
  if (Math.abs(now - opened.reqTime) > windowMs) {
    throw new Refusal(reasons.staleRequest);
  }
  return opened;
};

/** The payload of a call by its schema. */
export const openParameter = <P extends GenericSchema>(schema: P, parameter: unknown): InferOutput<P> =>
  parseBy(schema, parameter, 'parameter');

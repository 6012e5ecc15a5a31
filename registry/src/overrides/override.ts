import type { KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { RegistryDocument } from '@caravan/shared/contracts';
import { PublishRefused } from '../refused';
import { isSigned, keysFor, type RegistryKeys, signText } from '../trust';

/** The longest validity of an override in milliseconds. */
const MAX_LIFETIME_MS = 24 * 3_600_000;
/** Milliseconds by which the clocks of signer and server may differ. */
const CLOCK_SKEW_MS = 60_000;
/** Characters of a token, which a cookie holds: browsers take 4096 bytes. */
const MAX_TOKEN_LENGTH = 2000;
/** Prefix of the signed text, because the same keys also sign other texts. */
const PURPOSE = 'caravan override';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const common = { remote: text, by: text, expires: v.pipe(v.string(), v.isoTimestamp()) };

/** An address becomes part of pages and their policy: nothing in it needs to be escaped. */
const address = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^https?:\/\/[\w.-]+(:\d{1,5})?(\/[\w~-][\w.~-]*)*$/),
  v.check((input) => URL.canParse(input)),
);

const override = v.union([
  v.strictObject({
    ...common,
    version: text,
    at: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  v.strictObject({ ...common, address }),
]);

/** The payload of a token. */
const payloadText = v.pipe(v.string(), v.parseJson(), override);

/**
 * What one browser gets in place of the running version of a remote, until an ISO time. Either a version, with the number of a registry
 * document that names it, or the address of a developer's build.
 */
export type Override = v.InferOutput<typeof override>;

/** What an override puts in the place of the running version. */
export type OverrideTarget = { readonly version: string; readonly at: number } | { readonly address: string };

export const isBuildAddress = (input: string): boolean => v.is(address, input);

const signedTextOf = (payload: string): string => `${PURPOSE} ${payload}`;

/** Signs an override that is valid for `lifetimeMs`. Refuses more than a day. */
export const signOverride = (
  {
    remote,
    by,
    lifetimeMs,
    ...target
  }: OverrideTarget & Pick<Override, 'remote' | 'by'> & { readonly lifetimeMs: number },
  { privateKey }: { readonly privateKey: KeyObject | null },
): string => {
  if (!privateKey) throw new PublishRefused('an override needs a private key (CARAVAN_KEY names one)');
  if (!(lifetimeMs > 0 && lifetimeMs <= MAX_LIFETIME_MS))
    throw new PublishRefused('an override is valid for at most 24 h: write 30m or 2h');
  const expires = new Date(Date.now() + lifetimeMs).toISOString();
  const { success, output } = v.safeParse(override, { remote, by, expires, ...target });
  if (!success) throw new PublishRefused(`${remote} cannot be overridden by ${Object.values(target).join(' ')}`);
  const payload = JSON.stringify(output);
  const { signature } = signText(signedTextOf(payload), privateKey);
  return `${Buffer.from(payload).toString('base64url')}.${Buffer.from(signature, 'base64').toString('base64url')}`;
};

/**
 * Reads a token of {@link signOverride}. Returns null if it is damaged, expired or too long. Also returns null if its signer may not change
 * the remote according to `document`, the current one.
 */
export const readOverride = (token: string, document: RegistryDocument, keys: RegistryKeys): Override | null => {
  const [encoded = '', signature = '', ...more] = token.split('.');
  const payload = Buffer.from(encoded, 'base64url').toString();
  // Decoding ignores invalid characters, so other spellings of a token are refused.
  const isExact = Buffer.from(payload).toString('base64url') === encoded;
  if (token.length > MAX_TOKEN_LENGTH || more.length > 0 || !isExact) return null;
  const { success, output: found } = v.safeParse(payloadText, payload);
  if (!success) return null;
  const leftMs = Date.parse(found.expires) - Date.now();
  if (leftMs <= 0 || leftMs > MAX_LIFETIME_MS + CLOCK_SKEW_MS) return null;
  const signed = { text: signedTextOf(payload), signature };
  return keysFor(document, keys, found.remote).some((key) => isSigned(signed, key)) ? found : null;
};

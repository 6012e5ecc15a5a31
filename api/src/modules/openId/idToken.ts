import { type CallError, emailAddress } from '@caravan/shared/contracts/calls';
import { errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { Refusal } from '../../envelope/refusal';
import { ProviderFailure } from './keys';
import type { Provider } from '../../config/identityProvider';
import { identityReasons } from './reasons';

/** Accepted difference between the clocks of provider and server. */
const toleranceSeconds = 10;
/** The lifetime of Google's tokens. A token that claims a longer one is not accepted for longer. */
const maxAgeSeconds = 3_600;

const personName = v.pipe(
  v.string(),
  v.transform((name) =>
    name
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 100),
  ),
);

const claims = v.object({
  sub: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,255}$/)),
  email: v.pipe(emailAddress, v.toLowerCase()),
  email_verified: v.optional(v.boolean(), false),
  nonce: v.pipe(v.string(), v.maxLength(256)),
  given_name: v.optional(personName, ''),
  family_name: v.optional(personName, ''),
});

/** The person of a token. The caller must still use up its nonce. */
export interface TokenPerson {
  readonly identity: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly nonce: string;
}

const reasonsOfClaims: Readonly<Record<string, CallError>> = {
  aud: identityReasons.otherSite,
  iss: identityReasons.otherProvider,
  nbf: identityReasons.notYetValid,
  iat: identityReasons.notYetValid,
};

const refusalOf = (error: unknown): unknown => {
  if (error instanceof ProviderFailure) return new Refusal(identityReasons.unreachable);
  if (error instanceof errors.JWTExpired) return new Refusal(identityReasons.expired);
  if (error instanceof errors.JWTClaimValidationFailed) {
    return new Refusal(reasonsOfClaims[error.claim] ?? identityReasons.notGenuine);
  }
  return error instanceof errors.JOSEError ? new Refusal(identityReasons.notGenuine) : error;
};

/** Returns the allowed issuers. Google's documentation also allows its issuer without the scheme. */
const issuersOf = ({ kind, issuer }: Provider): string[] =>
  kind === 'google' ? [issuer, issuer.replace(/^https:\/\//, '')] : [issuer];

/**
 * Reads an ID token. It must be signed by the provider's key, issued by it for this site, currently valid, and for a
 * verified address. Any other is refused. The caller checks the nonce and uses it up in the transaction of the sign-in.
 */
export const readIdToken = async (
  idToken: string,
  { provider, keys, now }: { readonly provider: Provider; readonly keys: JWTVerifyGetKey; readonly now: Date },
): Promise<TokenPerson> => {
  let payload: JWTPayload;
  try {
    ({ payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      issuer: issuersOf(provider),
      audience: provider.clientId,
      requiredClaims: ['exp', 'sub', 'nonce'],
      maxTokenAge: maxAgeSeconds,
      clockTolerance: toleranceSeconds,
      currentDate: now,
    }));
  } catch (error) {
    throw refusalOf(error);
  }
  const parsed = v.safeParse(claims, payload);
  if (!parsed.success) throw new Refusal(identityReasons.notGenuine);
  const { sub, email, email_verified: isVerified, nonce, given_name: first, family_name: last } = parsed.output;
  if (!isVerified) throw new Refusal(identityReasons.unverifiedEmail);
  return { identity: `${provider.issuer} ${sub}`, email, firstName: first || null, lastName: last || null, nonce };
};

import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request to an S3 service. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

interface Claim {
  readonly signature: string;
  readonly scope: string;
  readonly date: string;
  readonly signedHeaders: readonly string[];
  readonly payload: string;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);

const scopeOf = (credential: string): string => credential.split('/').slice(1).join('/');

const claimInQuery = (query: URLSearchParams): Claim => ({
  signature: query.get('X-Amz-Signature') ?? '',
  scope: scopeOf(query.get('X-Amz-Credential') ?? ''),
  date: query.get('X-Amz-Date') ?? '',
  signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
  payload: 'UNSIGNED-PAYLOAD',
});

const claimInHeaders = (headers: IncomingHttpHeaders): Claim => {
  const field = (name: string): string => new RegExp(`${name}=([^,\\s]+)`).exec(headers.authorization ?? '')?.[1] ?? '';
  return {
    signature: field('Signature'),
    scope: scopeOf(field('Credential')),
    date: String(headers['x-amz-date'] ?? ''),
    signedHeaders: field('SignedHeaders').split(';'),
    payload: String(headers['x-amz-content-sha256'] ?? ''),
  };
};

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');

const timestampOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Checks a request by AWS Signature Version 4. Returns the error code, or undefined for a valid signature. The check shares no
 * code with `aws4fetch`, which signs. Amazon's published example checks it.
 */
export const refusalOf = (
  { method, url, headers }: SignedRequest,
  secretKey: string,
  now: number,
): 'SignatureDoesNotMatch' | 'AccessDenied' | undefined => {
  const { pathname, searchParams: query } = new URL(url, 'http://store');
  const { signature, scope, date, signedHeaders, payload } = query.has('X-Amz-Algorithm')
    ? claimInQuery(query)
    : claimInHeaders(headers);
  if (signature === '' || !signedHeaders.includes('host')) {
    return 'AccessDenied';
  }
  const canonical = [
    method,
    pathname,
    canonicalQuery(query),
    ...signedHeaders.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    signedHeaders.join(';'),
    payload,
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = scope.split('/').reduce<string | Buffer>((previous, part) => hmac(previous, part), `AWS4${secretKey}`);
  if (hmac(key, ['AWS4-HMAC-SHA256', date, scope, hash].join('\n')).toString('hex') !== signature) {
    return 'SignatureDoesNotMatch';
  }
  // s3rver itself checks the time of a signed header.
  const validMs = Number(query.get('X-Amz-Expires') ?? Infinity) * 1000;
  return now < timestampOf(date) + validMs ? undefined : 'AccessDenied';
};

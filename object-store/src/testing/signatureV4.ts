import type { IncomingHttpHeaders } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';

/** A request to an S3 service. `url` is path and query. */
export interface SignedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

const momentOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Checks a request by AWS Signature Version 4: signs the same request and compares. Returns the error code, or undefined for a
 * valid signature.
 */
export const refusalOf = async (
  { method, url, headers }: SignedRequest,
  secretAccessKey: string,
  now: number,
): Promise<'SignatureDoesNotMatch' | 'AccessDenied' | undefined> => {
  const target = new URL(url, `http://${headers.host ?? ''}`);
  const query = target.searchParams;
  const signQuery = query.has('X-Amz-Algorithm');
  const field = (name: string): string =>
    (signQuery
      ? query.get(`X-Amz-${name}`)
      : new RegExp(`${name}=([^,\\s]+)`).exec(headers.authorization ?? '')?.[1]) ?? '';
  const signature = field('Signature');
  const signedHeaders = field('SignedHeaders').split(';');
  if (signature === '' || !signedHeaders.includes('host')) return 'AccessDenied';
  query.delete('X-Amz-Signature');
  const [accessKeyId = '', , region = '', service = ''] = field('Credential').split('/');
  const datetime = signQuery ? field('Date') : String(headers['x-amz-date']);
  const expected = new AwsV4Signer({
    method,
    url: target.href,
    headers: Object.fromEntries(signedHeaders.map((name) => [name, String(headers[name] ?? '')])),
    accessKeyId,
    secretAccessKey,
    region,
    service,
    datetime,
    signQuery,
    allHeaders: true,
  });
  if ((await expected.signature()) !== signature) return 'SignatureDoesNotMatch';
  // s3rver itself checks the time of a signed header.
  const validMs = Number(query.get('X-Amz-Expires') ?? Infinity) * 1000;
  return now < momentOf(datetime) + validMs ? undefined : 'AccessDenied';
};

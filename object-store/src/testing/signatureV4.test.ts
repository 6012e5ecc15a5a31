import { refusalOf } from './signatureV4';

// The example of "Authenticating Requests: Using Query Parameters (AWS Signature Version 4)" in Amazon's documentation.
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const url =
  '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request' +
  '&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
  '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404';
const request = { method: 'GET', url, headers: { host: 'examplebucket.s3.amazonaws.com' } };
const day = Date.UTC(2013, 4, 24);

it('accepts the published example until it expires', () => {
  expect(refusalOf(request, secret, day + 86_399_000)).toBeUndefined();
  expect(refusalOf(request, secret, day + 86_400_000)).toBe('AccessDenied');
});

it.each([
  ['another method', { ...request, method: 'PUT' }],
  ['another path', { ...request, url: url.replace('test', 'text') }],
  ['another host', { ...request, headers: { host: 'elsewhere.s3.amazonaws.com' } }],
  ['a longer time', { ...request, url: url.replace('86400', '86401') }],
])('refuses %s', (_what, changed) => {
  expect(refusalOf(changed, secret, day)).toBe('SignatureDoesNotMatch');
});

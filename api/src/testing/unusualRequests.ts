import { anyCharacter } from '@caravan/shared/testing/characters';
import fc from 'fast-check';

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;
const endings = fc.oneof(
  fc.constantFrom(
    '',
    '/',
    '//',
    '/..',
    '/../metrics',
    '/%2e%2e/%2e%2e/etc/passwd',
    '%00',
    ';x=1',
    '/%E0%A4%A',
    '/.git',
  ),
  fc.string({ unit: anyCharacter, maxLength: 60 }).map((text) => `/${encodeURIComponent(text)}`),
  fc.constantFrom(250, 5_000).map((length) => `/${'x'.repeat(length)}`),
);
const queries = fc.constantFrom(
  '',
  '?',
  '?__proto__[admin]=1&constructor=2',
  '?wheel=a&wheel=b',
  '?wheel=%3Cscript%3E',
  `?q=${'x'.repeat(4_000)}`,
  '?expires=NaN&signature=0&size=-1',
  "?id=1'%20or%20'1'='1",
);
const values = fc.oneof(
  fc.constantFrom('', 'ge', '*', 'null', '-1', 'gzip', 'br;q=0', 'chunked', 'application/json; charset=x', 'W/"x", *'),
  fc.constantFrom('ÿ', ';', 'timeout=x', 'multipart/form-data', '\t', 'te, keep-alive'),
  fc.constantFrom(
    '"',
    "'; drop table users; --",
    '<script>',
    '../..',
    'x'.repeat(3_000),
    'bytes=0-',
    '1.2.3.4, 5.6.7.8',
  ),
);
const names = fc.constantFrom(
  'lang',
  'currency',
  'access-token',
  'authorization',
  'cookie',
  'x-forwarded-for',
  'x-internal-key',
  'x-http-method-override',
  'content-type',
  'content-encoding',
  'accept-encoding',
  'if-none-match',
  'range',
  'origin',
  'expect',
  'x-original-url',
  'keep-alive',
  'te',
  'upgrade',
);

/** Creates unusual requests to a route or a similar path. */
export const unusualRequests = (routes: readonly string[]) =>
  fc.record({
    route: fc.constantFrom(...routes),
    method: fc.constantFrom(...methods),
    ending: endings,
    query: queries,
    headers: fc.dictionary(names, values, { maxKeys: 6 }),
    payload: fc.constantFrom(undefined, '', '{}', '[]', '\u0000', '{"parameter":{}}', 'a=b', '<xml/>'),
  });

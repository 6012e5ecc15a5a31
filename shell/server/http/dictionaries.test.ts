import fastify from 'fastify';
import { availableDictionary, dictionaryUse } from './dictionaries';

const hash = 'pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4=';
const partner = 'https://gazette.test';

const app = fastify();
app.get('/', async (request, reply) => {
  if (request.headers.origin === partner) reply.header('access-control-allow-origin', partner);
  if (request.headers.host === 'cdn.test') reply.header('access-control-allow-origin', '*');
  return reply.send({ dictionary: availableDictionary(request, reply) });
});

const findDictionary = async (headers: Record<string, string>): Promise<unknown> =>
  (
    await app.inject({
      url: '/',
      headers: { 'accept-encoding': 'gzip, br, dcb, dcz', 'available-dictionary': `:${hash}:`, ...headers },
    })
  ).json();

describe('the dictionary of a request', () => {
  it.each([
    [{}],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
    // The visitor typed the address.
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: partner }],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://other.test', host: 'cdn.test' }],
  ])('is used for an answer that the page may read: %j', async (headers) => {
    expect(await findDictionary(headers)).toEqual({ dictionary: hash });
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://other.test' }],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', origin: partner }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', host: 'cdn.test' }],
  ])('is ignored for an answer that the page may not read: %j', async (headers) => {
    expect(await findDictionary(headers)).toEqual({ dictionary: null });
  });

  it.each(['', 'gzip, deflate, br', 'dczip', 'DCB', 'br, dcz;q=0'])(
    'is ignored without the encoding dcz: %j',
    async (accepted) => {
      expect(await findDictionary({ 'accept-encoding': accepted })).toEqual({ dictionary: null });
    },
  );

  it.each([
    '',
    hash,
    `:${hash}`,
    `::${hash}::`,
    `:${hash}:, :${hash}:`,
    `:${hash}:;a=1`,
    `:${hash.slice(0, -1)}:`,
    `:${hash.slice(4)}:`,
    `:../../${hash.slice(6)}:`,
    `:${hash.replace('p', '%')}:`,
    `:${'A'.repeat(44)}:`,
  ])('is ignored if its header is malformed: %s [REL-4]', async (header) => {
    expect(await findDictionary({ 'available-dictionary': header })).toEqual({ dictionary: null });
  });
});

describe('a file as a dictionary', () => {
  const dictionaryPath = '/remotes/marketplace/page-car.51995745ebfdb8d1.js';
  const matches = (path: string): boolean => {
    const [, pattern = ''] = /^match="(.*)"$/.exec(dictionaryUse(dictionaryPath)) ?? [];
    return new URLPattern(pattern, `https://site.test${dictionaryPath}`).test(`https://site.test${path}`);
  };

  it('serves other versions of its chunk', () => {
    expect(matches('/remotes/marketplace/page-car.0123456789abcdef.js')).toBe(true);
  });

  it.each([
    '/remotes/marketplace/page-cars.0123456789abcdef.js',
    '/remotes/marketplace/a-page-car.0123456789abcdef.js',
    '/remotes/ranking/page-car.0123456789abcdef.js',
    // A retry must not depend on a dictionary.
    '/remotes/marketplace~2/page-car.0123456789abcdef.js',
    '/assets/page-car.0123456789abcdef.js',
  ])('does not serve %s', (path) => {
    expect(matches(path)).toBe(false);
  });
});

import { pathOf } from '@caravan/shared/contracts/calls';
import { contractCalls } from './contractCalls';
import { setUpTestServer, setUpTestServers } from '../testing/setUpTestServer';

const names = { auction: 'auction', product: 'kolga' };
const server = setUpTestServer({}, { PRODUCT_NAME: names.product, DEV_DOCS: '' });
const startServer = setUpTestServers();

const fetchDocument = (headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: '/openapi.json', headers });

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description: string;
  readonly requestBody: object;
  readonly responses: Readonly<Record<string, object>>;
}

interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
}

/** Returns a value and all objects inside it. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

const referencesIn = (value: unknown): string[] =>
  objectsIn(value).flatMap((each) => ('$ref' in each && typeof each.$ref === 'string' ? [each.$ref] : []));

const resolveReference = (document: unknown, reference: string): unknown =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? new Map<string, unknown>(Object.entries(value)).get(key)
          : undefined,
      document,
    );

describe('the OpenAPI document', () => {
  it('describes exactly the paths of the contracts, with the configured names [API-2]', async () => {
    const { openapi, info, paths } = (await fetchDocument()).json<OpenApi>();
    expect(openapi).toBe('3.1.0');
    expect([typeof info.title, typeof info.version]).toEqual(['string', 'string']);
    expect(Object.keys(paths).toSorted()).toEqual(contractCalls.map(({ call }) => pathOf(call, names)).toSorted());
    for (const { name, call } of contractCalls) {
      const { post } = paths[pathOf(call, names)] ?? {};
      expect(post).toMatchObject({ operationId: name, tags: [call.host] });
      expect(post?.description).not.toBe('');
      expect(Object.keys(post?.responses ?? {})).toEqual(['200', '413', '429', '503']);
    }
  });

  it('is valid OpenAPI 3.1: references, unique operations, described answers', async () => {
    const document = (await fetchDocument()).json<OpenApi>();
    const references = referencesIn(document);
    expect(references.length).toBeGreaterThan(contractCalls.length);
    expect(references.filter((each) => resolveReference(document, each) === undefined)).toEqual([]);
    const operations = Object.values(document.paths).map(({ post }) => post);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const tags = document.tags.map(({ name }) => name);
    for (const { tags: used, requestBody, responses } of operations) {
      expect(tags).toEqual(expect.arrayContaining([...used]));
      expect(resolveReference(requestBody, '#/content/application~1json/schema')).toBeInstanceOf(Object);
      expect(resolveReference(responses['200'], '#/content/application~1json/schema')).toBeInstanceOf(Object);
      expect(typeof resolveReference(responses['200'], '#/description')).toBe('string');
    }
  });

  it('accepts and refuses the same payloads as a call', async () => {
    const { paths } = (await fetchDocument()).json<OpenApi>();
    const [rankList] = objectsIn(paths['/tech/data/rankList']).filter((each) => 'rankType' in each);
    expect(rankList).toMatchObject({
      size: { type: 'integer', minimum: 1, maximum: 100 },
      rankType: { enum: [1, 2, 11, 52, 58, 60, 61, 62, 63, 64, 65, 66, 67] },
    });
  });

  it('is cached by clients', async () => {
    const first = await fetchDocument();
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    });
    const etag = String(first.headers.etag);
    const second = await fetchDocument({ 'if-none-match': `"other", W/${etag}` });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    expect((await fetchDocument({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

describe('Swagger UI', () => {
  it('shows the same document under a strict content policy', async () => {
    const { headers } = await server.app.inject({ method: 'GET', url: '/dev/docs' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(policy).not.toMatch(/unsafe|https?:/);
    const read = await server.app.inject({ method: 'GET', url: '/dev/docs/json' });
    expect(read.json()).toEqual((await fetchDocument()).json());
  });

  it('is for development only', async () => {
    const production = await startServer({}, { NODE_ENV: 'production', DEV_DOCS: '' });
    expect((await production.app.inject({ method: 'GET', url: '/dev/docs' })).statusCode).toBe(404);
  });
});

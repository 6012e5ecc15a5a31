import type { FastifyInstance } from 'fastify';
import { federationOf, serverCode, withSite } from '../testing/site';

const site = withSite();
let app: FastifyInstance;
/** The list of a version that only the first registry document names. */
let oldList = '';

beforeAll(async () => {
  const { remotes, sequence } = await site.publish(federationOf('ranking'));
  oldList = `/remotes/ranking/versions/${remotes['ranking']?.current.version}.json?at=${sequence}`;
  for (const page of ['Second', 'Third'])
    await site.publish(federationOf('ranking'), serverCode(`{ Component: () => '${page}' }`));
  app = await site.serve();
});

const getAll = (urls: readonly string[], remoteAddress: string) =>
  Promise.all(urls.map((url) => app.inject({ url, remoteAddress })));
const statusesOf = async (...args: Parameters<typeof getAll>): Promise<readonly number[]> =>
  (await getAll(...args)).map(({ statusCode }) => statusCode);

/** Addresses that each name another registry document. */
const addressesFrom = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? `/remotes/ranking/versions/gone.json?at=${first + index}`
      : `/remotes/index.0123456789abcdef.json?lang=en&at=${first + index}`,
  );

it('refuses a network that names more than 20 unread registry documents a minute [REL-3]', async () => {
  const answers = await getAll(addressesFrom(100, 22), '203.0.113.1');
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(20).fill(404), 429, 429]);
  expect(answers.at(-1)?.headers['retry-after']).toBe('60');
  expect(await statusesOf(addressesFrom(200, 1), '203.0.113.2')).toEqual([404]);
});

it('sends many visitors of one network the files of an older page at once', async () => {
  const statuses = await statusesOf(Array<string>(60).fill(oldList), '203.0.113.3');
  expect(new Set(statuses)).toEqual(new Set([200]));
});

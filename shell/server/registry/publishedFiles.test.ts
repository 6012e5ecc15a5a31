import { documentKey } from '@caravan/registry';
import { federationOf, withSite } from '../testing/site';
import { StoreUnavailable, throwUnavailable } from './cachedFiles';
import { createPublishedFiles } from './publishedFiles';

const site = withSite();

it('looks for newer documents once for all unknown files of one moment [REL-3]', async () => {
  await site.publish(federationOf('ranking'));
  const { feed } = await site.follow();
  const next = feed.current().sequence + 1;
  const read: number[] = [];
  const files = createPublishedFiles({
    ...feed,
    document: (sequence) => {
      read.push(sequence);
      return feed.document(sequence);
    },
  });
  const unknown = Array.from({ length: 30 }, (_each, number) => files.find(`remotes/ranking/unknown.${number}.js`));
  expect(new Set(await Promise.all(unknown))).toEqual(new Set([null]));
  expect(read.filter((sequence) => sequence === next)).toHaveLength(1);
  const { remotes } = await site.publish(federationOf('account'));
  expect(await files.find(`remotes/account/${remotes['account']?.current.entry}`)).not.toBeNull();
});

describe('a file of an older version', () => {
  /** Returns the key of a file of the first of four versions, and the documents of all of them. */
  const publishFour = async () => {
    const { remotes } = await site.publish(federationOf('ranking'));
    const { sequence } = await site.publish(federationOf('ranking'));
    for (const _version of ['third', 'fourth']) await site.publish(federationOf('ranking'));
    return { key: `remotes/ranking/${remotes['ranking']?.current.entry}`, sequence };
  };

  it('is found although a newer document is damaged [REL-3]', async () => {
    const { key, sequence } = await publishFour();
    const { feed } = await site.follow();
    const document = documentKey(sequence);
    await site.store.remove(document);
    await site.store.create(document, Buffer.from('{}'));
    await expect(feed.document(sequence)).rejects.toThrow(StoreUnavailable);
    const files = createPublishedFiles(feed);
    expect(await files.find(key)).not.toBeNull();
    expect(await files.find('remotes/ranking/unknown.js')).toBeNull();
  });

  it('is not reported as missing if the store fails [REL-3]', async () => {
    const { key, sequence } = await publishFour();
    const { feed } = await site.follow();
    const files = createPublishedFiles({
      ...feed,
      document: (number) => (number <= sequence ? throwUnavailable('no answer') : feed.document(number)),
    });
    await expect(files.find(key)).rejects.toThrow(StoreUnavailable);
  });
});

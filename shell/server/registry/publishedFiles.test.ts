import { federationOf, withSite } from '../testing/site';
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

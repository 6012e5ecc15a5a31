import { federationOf, makeSite, type TestSite } from '../testing/site';
import { createVersionLists } from './versionLists';

let site: TestSite;
beforeAll(() => {
  site = makeSite();
});
afterAll(() => site.remove());

const publish = async () => {
  const descriptor = (await site.publish(federationOf('ranking'))).remotes['ranking']?.current;
  if (!descriptor) throw new Error('nothing was published');
  return descriptor;
};

it('the list of a version is compressed once, whoever asks for it, and forgotten where many others follow [REL-3]', async () => {
  const listOf = createVersionLists(2);
  const [first, second, third] = [await publish(), await publish(), await publish()];
  const packed = listOf(first).compressed('br');
  expect(listOf(structuredClone(first)).compressed('br')).toBe(packed);
  const [of2] = [listOf(second), listOf(first), listOf(third)];
  expect(listOf(first).compressed('br')).toBe(packed);
  expect(listOf(second)).not.toBe(of2);
});

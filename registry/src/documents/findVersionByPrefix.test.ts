import { createTestRegistry, versions } from '../testing/publishing';
import { findVersionByPrefix } from './findVersionByPrefix';

const { keys, site, publish } = createTestRegistry();
const find = (word: string) => findVersionByPrefix(site.store, keys, 'ranking', word);

describe('the first word after the name of a remote that is rolled back', () => {
  let all: string[] = [];
  beforeEach(async () => {
    all = [];
    for (const code of ['first', 'second']) all.unshift(versions(await publish(code))[0] ?? '');
  });

  it('names a version by all of it or its beginning [MFE-3]', async () => {
    const [newest = '', oldest = ''] = all;
    expect(await find(oldest)).toBe(oldest);
    expect(await find(newest.slice(0, 6).toUpperCase())).toBe(newest);
  });

  it('is refused if it looks like a version but matches none [MFE-3]', async () => {
    const mistyped = `${all[0]?.slice(0, 15)}x9`;
    await expect(find(mistyped)).rejects.toThrow(`ranking has no version ${mistyped}: choose one of ${all.join(', ')}`);
  });

  it.each(['', 'it', 'fails', 'it fails since 1999', 'JIRA-4711'])(
    'is the beginning of a reason: "%s"',
    async (word) => {
      expect(await find(word)).toBeUndefined();
    },
  );
});

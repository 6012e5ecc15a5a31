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

  it('is refused if it has less than four characters', async () => {
    const word = '7f3';
    await expect(find(word)).rejects.toThrow('"7f3" is no version of ranking: name one by at least 4 characters');
  });

  it.each(['…', '.', '"'])('is refused if a version is followed by %s', async (mark) => {
    const word = `${all[0]?.slice(0, 8)}0${mark}`;
    await expect(find(word)).rejects.toThrow(`ranking has no version ${word}: choose one of`);
  });

  it('is refused if it names the remote and a version', async () => {
    await expect(find(`ranking/${all[0]}`)).rejects.toThrow('ranking has no version ranking/');
  });

  it.each(['', 'it', 'fails', 'it fails since 1999', 'JIRA-4711'])(
    'is the beginning of a reason: "%s"',
    async (word) => {
      expect(await find(word)).toBeUndefined();
    },
  );
});

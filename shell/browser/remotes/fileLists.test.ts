/** @jest-environment node */
import { remoteOf } from '../../testing/manifests';
import { candidatesOf } from './candidates';
import { createFileLists } from './fileLists';

const ranking = remoteOf('ranking', { chunks: { remote: ['remote.js'], 'page-home': ['home.js'] } });
const [first, second] = candidatesOf(ranking, 0);
if (!first || !second) throw new Error('a remote has two tries at least');

const list = {
  entry: 'entry.v2.js',
  chunks: { remote: ['remote.js'], 'page-more': ['more.js'] },
  integrity: { 'entry.v2.js': 'sha384-e', 'remote.js': 'sha384-r', 'more.js': 'sha384-m', 'chart.js': 'sha384-c' },
  descriptions: { home: { en: 'Cars', ge: 'მანქანები' } },
};

const listed: Readonly<Record<string, string>> = list.integrity;

const pageIntegrity = new Map([
  ['/remotes/ranking/entry.v2.js', 'sha384-e'],
  ['/remotes/ranking/remote.js', 'sha384-r'],
  ['/remotes/ranking/home.js', 'sha384-h'],
]);

/** Creates file lists with a server that gives `answers` in order. `requested` has the requested addresses. */
const listsOver = (...answers: unknown[]) => {
  const requested: string[] = [];
  const read = async (_remote: unknown, _candidate: unknown, address: string): Promise<unknown> => {
    requested.push(address);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { lists: createFileLists({ pageIntegrity, sequence: 7, read }), requested };
};

describe('the files of a part', () => {
  it('are known without a request if the page preloads them', async () => {
    const { lists, requested } = listsOver();
    expect(await lists.filesOf(ranking, first, ['text-en', 'page-home'])).toEqual([
      { address: '/remotes/ranking/entry.v2.js', integrity: 'sha384-e' },
      { address: '/remotes/ranking/remote.js', integrity: 'sha384-r' },
      { address: '/remotes/ranking/home.js', integrity: 'sha384-h' },
    ]);
    expect(requested).toEqual([]);
  });

  it('are otherwise requested once, with the registry number of the page', async () => {
    const { lists, requested } = listsOver(list);
    const files = await lists.filesOf(ranking, first, ['page-more']);
    await lists.filesOf(ranking, first, ['page-more']);
    expect(files.map(({ integrity }) => integrity)).toEqual(['sha384-e', 'sha384-r', 'sha384-m']);
    expect(requested).toEqual(['/remotes/ranking/versions/v2.json?at=7']);
  });

  it('are requested with the registry number of an override [MFE-20]', async () => {
    const { lists, requested } = listsOver(list);
    await lists.filesOf({ ...ranking, at: 3 }, first, ['page-more']);
    expect(requested).toEqual(['/remotes/ranking/versions/v2.json?at=3']);
  });

  it.each(['entry.v2.js', 'remote.js', 'more.js'])('are refused without the integrity of %s [MFE-21]', async (file) => {
    for (const integrity of [{}, { [file]: '' }]) {
      const { [file]: _left, ...otherFiles } = listed;
      const pages = new Map([...pageIntegrity].filter(([address]) => !address.endsWith(`/${file}`)));
      const read = async (): Promise<unknown> => ({ ...list, integrity: { ...otherFiles, ...integrity } });
      const lists = createFileLists({ pageIntegrity: pages, sequence: 7, read });
      await expect(lists.filesOf(ranking, first, ['page-more'])).rejects.toThrow('could not be loaded');
    }
  });

  it('are requested again after a failed or invalid answer', async () => {
    const { lists, requested } = listsOver(new Error('down'), { entry: 'entry.js' }, list);
    await expect(lists.filesOf(ranking, first, ['page-more'])).rejects.toThrow('down');
    await expect(lists.filesOf(ranking, second, ['page-more'])).rejects.toMatchObject({ kind: 'contract' });
    expect(await lists.filesOf(ranking, second, ['page-more'])).toHaveLength(3);
    expect(requested[1]).toBe('/remotes/ranking~2/versions/v2.json?at=7');
  });
});

it('the list of a version has the descriptions of its pages', async () => {
  const { lists } = listsOver(list);
  expect((await lists.describe(ranking, 'home'))?.en).toBe('Cars');
});

describe('a file that a remote loads later', () => {
  it('has the integrity of its version’s list at every address [MFE-7]', async () => {
    const { lists, requested } = listsOver(list);
    await lists.filesOf(ranking, first, ['page-home']);
    expect(requested).toEqual([]);
    expect(await lists.fileAt('/remotes/ranking~2/chart.js')).toEqual({
      address: '/remotes/ranking~2/chart.js',
      integrity: 'sha384-c',
    });
    expect(requested).toHaveLength(1);
  });

  it('is not requested if its version does not have it [MFE-7]', async () => {
    const { lists } = listsOver(list);
    await lists.filesOf(ranking, first, ['page-home']);
    await expect(lists.fileAt('/remotes/ranking/stranger.js')).rejects.toThrow('could not be loaded');
    await expect(lists.fileAt('/elsewhere/remote.js')).rejects.toThrow('could not be loaded');
  });
});

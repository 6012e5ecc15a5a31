import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { keysFolder, publisherKeys } from '../src/index';
import { PublishRefused } from '../src/refused';
import { openRemote, openWriter, runCli } from './cli';

describe('a command', () => {
  let stderr = '';
  beforeEach(() => {
    stderr = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      stderr += String(text);
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.exitCode = undefined;
  });

  it.each([
    ['is refused', new PublishRefused('ranking is not published: a reason'), 'ranking is not published: a reason\n'],
    ['fails', new Error('no Chromium found: install it\n  at a place'), 'no Chromium found: install it\n'],
    ['fails to compile', new Error('Transform failed with 1 error:\n/a.ts:1:2: ERROR: x\n'), '/a.ts:1:2: ERROR: x\n'],
  ])('that %s prints one line without a stack [MFE-6]', async (_how, error, line) => {
    await runCli(() => Promise.reject(error));
    expect([stderr, process.exitCode]).toEqual([line, 1]);
  });

  it('prints the stack of a programming error', async () => {
    await expect(runCli(() => Promise.reject(new TypeError('x is undefined')))).rejects.toThrow('x is undefined');
  });
});

it('refuses a workspace that is no remote by listing the remotes [MFE-6]', async () => {
  const list = /^there is no remote mf-page: choose mf-account, .*mf-statistics$/;
  await expect(openRemote('mf-page')).rejects.toThrow(list);
});

describe('the keys of a command', () => {
  const folder = setUpTemporaryFolder();
  const data = () => join(folder.path, 'data');
  beforeEach(() => {
    process.env['CARAVAN_DATA'] = data();
    delete process.env['CARAVAN_KEYS'];
    delete process.env['STORE_S3_BUCKET'];
  });

  it('are not created in a folder without a registry', () => {
    expect(() => openWriter()).toThrow('correct CARAVAN_DATA');
    expect([data(), keysFolder(data())].map((path) => existsSync(path))).toEqual([false, false]);
  });

  it('sign with the file CARAVAN_KEY [MFE-16]', () => {
    publisherKeys(data());
    const { privateKey } = publisherKeys(folder.path);
    process.env['CARAVAN_KEY'] = join(keysFolder(folder.path), 'registry.key');
    const { keys } = openWriter();
    delete process.env['CARAVAN_KEY'];
    expect(privateKey && keys.privateKey?.equals(privateKey)).toBe(true);
  });

  it('are created for a publication into a new site', () => {
    expect(openWriter('registry', publisherKeys).keys.privateKey).not.toBeNull();
    expect(openWriter().keys.privateKey).not.toBeNull();
  });
});

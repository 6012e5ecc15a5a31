import { join } from 'node:path';
import { folderStore, type ObjectStore } from '@caravan/object-store';
import type { RegistryDocument } from '@caravan/shared/contracts';
import { publishRemote, removeRemote, rollbackRemote, standingOf } from './publish';
import { releaseShell } from './releaseShell';
import { noteSeen, readNote } from './seen';
import {
  builtToday,
  completeChunks,
  federationOf,
  freshKeys,
  temporaryFolder,
  writeBuild,
  writeRecord,
} from './testing/builds';

const keys = freshKeys();
const folder = temporaryFolder();
let store: ObjectStore;
beforeEach(async () => {
  store = folderStore(join(folder.path, 'store'));
  await release(builtToday);
});

const told = () => ({ store, keys, by: 'team', why: 'a reason' });
const release = (record: typeof builtToday) => {
  const dist = join(folder.path, 'shell');
  writeRecord(dist, record);
  return releaseShell({ ...told(), dist, alone: true });
};
const publish = (code: string, federation = federationOf('ranking')) => {
  const dist = join(folder.path, `dist-${federation.name}`);
  writeBuild(dist, federation.name, code, completeChunks);
  writeRecord(dist, builtToday);
  return publishRemote({ ...told(), federation, dist });
};
const rollback = (version?: string) => rollbackRemote(told(), 'ranking', version);
const versions = ({ remotes }: RegistryDocument) => [
  remotes['ranking']?.current.version,
  remotes['ranking']?.previous?.version,
];

describe('the version to fall back to', () => {
  const noteWorks = (version = '') => noteSeen(store, 'ranking', version, 'works', 'a page');

  it('is the last that was seen to work, however many bad ones came after it [MFE-5]', async () => {
    const [good] = versions(await publish('good'));
    await noteWorks(good);
    await publish('bad');
    expect(versions(await publish('worse'))[1]).toBe(good);
    expect(versions(await publish('worst'))[1]).toBe(good);
  });

  it('is none that ended a process, also where it worked for a while [MFE-17]', async () => {
    const [good] = versions(await publish('good'));
    await noteWorks(good);
    const [leaking] = versions(await publish('leaking'));
    await noteWorks(leaking);
    await noteSeen(store, 'ranking', leaking ?? '', 'failed', 'takes ever more memory\n a stack');
    expect(versions(await publish('next'))[1]).toBe(good);
    expect(await readNote(store, 'ranking', leaking ?? '', 'failed')).toBe('takes ever more memory');
  });

  it('moves on with every version that works', async () => {
    await noteWorks(versions(await publish('first'))[0]);
    const [second] = versions(await publish('second'));
    await noteWorks(second);
    expect(versions(await publish('third'))[1]).toBe(second);
  });

  it('is the one before where nobody saw any', async () => {
    await publish('first');
    const [second] = versions(await publish('second'));
    expect(versions(await publish('third'))[1]).toBe(second);
  });
});

describe('rolling back', () => {
  it('goes to any version that was published, by its name [MFE-3]', async () => {
    const [first] = versions(await publish('first'));
    await publish('second');
    const [third] = versions(await publish('third'));
    expect(versions(await rollback(first))).toEqual([first, third]);
    await expect(rollback(first)).rejects.toThrow(`ranking ${first} runs already`);
    await expect(rollback('0123456789abcdef')).rejects.toThrow('ranking was never published as 0123456789abcdef');
  });
});

describe('removing', () => {
  it('takes a remote off, and no other, until it is published again', async () => {
    const [version] = versions(await publish('first'));
    await publish('other', federationOf('account'));
    const { remotes, change } = await removeRemote(told(), 'ranking');
    expect([Object.keys(remotes), change.action, change.version]).toEqual([['account'], 'remove', version]);
    await expect(removeRemote(told(), 'ranking')).rejects.toThrow('ranking is not in the registry');
    expect(versions(await publish('first'))).toEqual([version, undefined]);
  });
});

describe('a start of the site', () => {
  const standing = () => standingOf(store, keys, 'ranking');

  it('finds lacking what nobody published, and leaves alone what teams published, rolled back or took off', async () => {
    expect(await standing()).toEqual({ standing: 'lacks', version: null });
    const [first] = versions(await publish('first'));
    await publish('second');
    await rollback();
    expect(await standing()).toEqual({ standing: 'runs', version: first });
    await removeRemote(told(), 'ranking');
    expect(await standing()).toEqual({ standing: 'removed', version: null });
  });

  it('finds lacking what no longer fits its shell', async () => {
    const [first] = versions(await publish('first'));
    await release({ ...builtToday, shared: { react: '20.0.0' } });
    expect(await standing()).toEqual({ standing: 'lacks', version: first });
  });
});

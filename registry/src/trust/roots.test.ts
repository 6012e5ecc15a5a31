import type { KeyObject } from 'node:crypto';
import { readRegistry } from '../documents';
import { createTestRegistry } from '../testing/publishing';
import { createRootHolders, signedRoot } from '../testing/rootHolders';
import { readRoots, rootKey, type RootStatement, startedRoot } from './roots';
import { signText } from './signature';
import { publicText } from './teams';

const { keys, site, publish } = createTestRegistry();
const { alice, bob, carol, dave, first, next, base, second } = createRootHolders(keys);

const storeRoot = async (statement: RootStatement, holders: readonly KeyObject[], from: number, start: KeyObject) => {
  const bytes = startedRoot(signedRoot(statement, ...holders), from, start);
  await site.store.create(rootKey(statement.number), bytes);
};
const putFirst = (): Promise<void> => storeRoot(base, [alice, bob], 2, first);
const roots = () => readRoots(site.store, keys);

describe('the chain of roots', () => {
  it('is empty without roots, and registry.key signs [MFE-21]', async () => {
    expect(await roots()).toEqual([]);
    expect((await publish('first')).sequence).toBe(2);
  });

  it('follows registry.pub over roots that enough keys signed [MFE-21]', async () => {
    await putFirst();
    await storeRoot(second, [alice, carol], 3, next);
    expect((await roots()).map(({ number, from }) => [number, from])).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it.each<[string, Partial<RootStatement>, readonly KeyObject[], KeyObject, string]>([
    ['too few keys signed', {}, [alice], first, '1 of the 3 keys of root 1 signed it, and 2 must'],
    ['a stranger signed', {}, [alice, dave], first, '1 of the 3 keys of root 1 signed it, and 2 must'],
    ['it names another key of the registry', { registryKey: publicText(next) }, [alice, bob], next, 'registry.pub'],
    ['another key signed its start', {}, [alice, bob], next, 'its start is not signed'],
    ['a key is named twice', { keys: [alice, alice, bob].map(publicText) }, [alice, bob], first, 'its field keys'],
    ['its threshold is 0', { threshold: 0 }, [alice, bob], first, 'its field threshold'],
    ['its threshold is over its keys', { threshold: 4 }, [alice, bob, carol], first, 'its field threshold'],
  ])('refuses a first root if %s [MFE-21]', async (_how, change, holders, start, message) => {
    await storeRoot({ ...base, ...change }, holders, 2, start);
    await expect(roots()).rejects.toThrow(message);
  });

  it('refuses signatures that these keys made for another purpose [MFE-21]', async () => {
    const { text } = signedRoot(base);
    const signatures = [alice, bob].map((key) => ({ key: publicText(key), signature: signText(text, key).signature }));
    await site.store.create(rootKey(1), startedRoot({ text, signatures }, 2, first));
    await expect(roots()).rejects.toThrow('0 of the 3 keys of root 1 signed it');
  });

  it('counts a key once that signed twice [MFE-21]', async () => {
    const { text, signatures } = signedRoot(base, alice);
    const twice = { text, signatures: [...signatures, ...signatures] };
    await site.store.create(rootKey(1), startedRoot(twice, 2, first));
    await expect(roots()).rejects.toThrow('1 of the 3 keys of root 1 signed it');
  });

  it('counts a key once that is spelled in two ways [MFE-21]', async () => {
    const key = publicText(alice);
    const keysOf = [key, `${key.slice(0, 30)}\n${key.slice(30)}`];
    const { text, signatures } = signedRoot({ ...base, keys: keysOf }, alice);
    const twice = {
      text,
      signatures: keysOf.flatMap((each) => signatures.map((signature) => ({ ...signature, key: each }))),
    };
    await site.store.create(rootKey(1), startedRoot(twice, 2, first));
    await expect(roots()).rejects.toThrow('root 1 is refused: its field keys');
  });

  it.each<[string, RootStatement, readonly KeyObject[], number, KeyObject, string]>([
    [
      'its own keys alone signed',
      { ...second, keys: [dave].map(publicText), threshold: 1 },
      [dave],
      3,
      next,
      'keys of root 1',
    ],
    [
      'its own keys did not sign',
      { ...second, keys: [dave].map(publicText), threshold: 1 },
      [alice, bob],
      3,
      next,
      'keys of root 2',
    ],
    ['it starts where root 1 starts', second, [alice, bob], 2, next, 'it starts before root 1'],
    ['the earlier key signed its start', second, [alice, bob], 3, first, 'its start is not signed'],
  ])('refuses a second root if %s [MFE-21]', async (_how, statement, holders, from, start, message) => {
    await putFirst();
    await storeRoot(statement, holders, from, start);
    await expect(roots()).rejects.toThrow(message);
  });

  it.each([
    ['an earlier root again', base],
    ['a root that skips a number', { ...second, number: 3 }],
  ])('refuses %s in the place of the next one [MFE-21]', async (_what, statement) => {
    await putFirst();
    await site.store.create(rootKey(2), startedRoot(signedRoot(statement, alice, bob), 3, first));
    await expect(roots()).rejects.toThrow('root 2 contains another number');
  });

  const names = Object.keys(base);
  const store = (root: object) => site.store.create(rootKey(1), Buffer.from(JSON.stringify(root)));
  const storeText = (content: object, { signatures } = signedRoot(base, alice, bob)) =>
    site.store.create(rootKey(1), startedRoot({ text: JSON.stringify(content), signatures }, 2, first));

  it.each(names)('names the field %s of a root that lacks it [MFE-21]', async (name) => {
    await storeText(Object.fromEntries(Object.entries(base).filter(([key]) => key !== name)));
    await expect(roots()).rejects.toThrow(`root 1 is refused: its field ${name} is missing or invalid`);
  });

  it.each<[string, Partial<RootStatement>]>([
    ['keys', { keys: [alice, bob].map(publicText) }],
    ['keys', { keys: [bob, alice, carol].map(publicText) }],
    ['threshold', { threshold: 1 }],
    ['at', { at: '2026-11-26T12:00:00.001Z' }],
    ['by', { by: 'another' }],
    ['why', { why: 'another' }],
  ])('refuses another value of %s than the holders signed [MFE-21]', async (_name, change) => {
    await storeText({ ...base, ...change });
    await expect(roots()).rejects.toThrow(/root 1 is refused: 0 of the \d keys of root 1 signed it/);
  });

  it('refuses another number of its first document than was signed [MFE-21]', async () => {
    const text = Buffer.from(startedRoot(signedRoot(base, alice, bob), 2, first)).toString();
    await site.store.create(rootKey(1), Buffer.from(text.replace('"from":2', '"from":1')));
    await expect(roots()).rejects.toThrow('its start is not signed');
  });

  it.each<[string, object]>([
    ['text', { text: undefined }],
    ['signatures', { signatures: undefined }],
    ['start', { start: undefined }],
    ['start.from', { start: { signature: 'a' } }],
    ['start.signature', { start: { from: 2 } }],
    ['more', { more: 1 }],
  ])('refuses a stored root whose field %s is missing or unknown [MFE-21]', async (name, change) => {
    await store({ ...signedRoot(base, alice, bob), start: { from: 2, signature: 'a' }, ...change });
    await expect(roots()).rejects.toThrow(`root 1 is refused: its field ${name} is missing or invalid`);
  });

  it('refuses a signed root with an unknown field [MFE-21]', async () => {
    await storeText({ ...base, more: 1 });
    await expect(roots()).rejects.toThrow('root 1 is refused: its field more is missing or invalid');
  });

  it('refuses what is not JSON [MFE-21]', async () => {
    await site.store.create(rootKey(1), Buffer.from('{'));
    await expect(readRegistry(site.store, keys)).rejects.toThrow('root 1 is not JSON');
  });
});

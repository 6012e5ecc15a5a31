import type { RegistryDocument } from '@caravan/shared/contracts';
import { createOlderDocuments } from './olderDocuments';

const change = { action: 'publish', remote: '', version: '', at: '', by: '', why: '', signer: '' } as const;
const documentOf = (sequence: number): RegistryDocument => ({
  sequence,
  remotes: {},
  shells: {},
  links: { last: {} },
  change,
});
const read = jest.fn(async (sequence: number): Promise<RegistryDocument | null> => documentOf(sequence));
const refuse = (): never => {
  throw new Error('refused');
};

beforeEach(() => read.mockClear());

it('reads and verifies a document once, also for requests at the same time', async () => {
  const { read: readOlder } = createOlderDocuments(read);
  const found = await Promise.all([readOlder(1), readOlder(1), readOlder(2)]);
  expect(found.map((document) => document?.sequence)).toEqual([1, 1, 2]);
  await readOlder(1);
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads nothing for a client that is not admitted, which still gets documents that others read [REL-3]', async () => {
  const { read: readOlder } = createOlderDocuments(read);
  await expect(readOlder(1, refuse)).rejects.toThrow('refused');
  expect(read).not.toHaveBeenCalled();
  const pending = readOlder(1);
  expect(await readOlder(1, refuse)).toBe(await pending);
});

it('reads a document again that was missing or could not be read', async () => {
  const { read: readOlder } = createOlderDocuments(read);
  read.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('EIO'));
  expect(await readOlder(1)).toBeNull();
  await expect(readOlder(1)).rejects.toThrow('EIO');
  expect(await readOlder(1)).toMatchObject({ sequence: 1 });
});

it.each([
  ['100 missing ones', 100, () => Promise.resolve(null)],
  ['100 that are still being read', 100, () => new Promise<null>(() => undefined)],
  ['the 20 others that one network can have read in a minute', 20, read],
])('keeps a cached document when a client asks for %s [REL-3]', async (_what, count, readOther) => {
  const { add, read: readOlder } = createOlderDocuments(readOther);
  const document = documentOf(0);
  add(document);
  for (let sequence = 1; sequence <= count; sequence += 1) void readOlder(sequence);
  await new Promise(setImmediate);
  expect(await readOlder(0, refuse)).toBe(document);
});

import type { ObjectStore } from '@caravan/object-store';
import type { RegistryDocument } from '@caravan/shared/contracts';
import { createNext, readNumbers, readSequence, type RegistryWriter } from '../documents';
import { PublishRefused } from '../refused';
import {
  newExpiry,
  parseProposal,
  proposalOf,
  publicText,
  readRoots,
  REGISTRY,
  rootKey,
  type RootProposal,
  startedRoot,
} from '../trust';

/** The changes of the next root. Absent fields stay as they are. */
interface RootChange {
  /** Root keys and registry's key, as SPKI in base64. */
  readonly keys?: readonly string[];
  readonly threshold?: number;
  readonly registryKey?: string;
  readonly why: string;
}

/** Returns the next root without signatures. */
export const proposeRoot = async ({ store, keys, by }: RegistryWriter, change: RootChange): Promise<RootProposal> => {
  const roots = await readRoots(store, keys);
  const last = roots.at(-1);
  const [rootKeys, threshold] = [change.keys ?? last?.keys, change.threshold ?? last?.threshold];
  if (!rootKeys || threshold === undefined)
    throw new PublishRefused(
      'the registry has no root keys yet: name them first (npm run keys -- root --threshold 2 alice.pub bob.pub carol.pub)',
    );
  const proposal = proposalOf({
    number: roots.length + 1,
    keys: [...rootKeys],
    threshold,
    registryKey: change.registryKey ?? last?.registryKey ?? publicText(keys.publicKey),
    at: new Date().toISOString(),
    by,
    why: change.why,
  });
  return parseProposal(JSON.stringify(proposal)).proposal;
};

const changeVersion = (number: number): string => `root ${number}`;

/**
 * Puts a root in force that enough root keys signed, and returns the number of the first document that its registry's key signs.
 * `keys` must hold that private key. That document is written before the root, so that no other writer can take its number with the
 * earlier key. If a process ended in between, another call completes it.
 */
export const publishRoot = async (
  { store, keys, by }: RegistryWriter,
  signedProposal: RootProposal,
): Promise<number> => {
  const { proposal, statement } = parseProposal(JSON.stringify(signedProposal));
  const { number, registryKey, at, why } = statement;
  const { privateKey } = keys;
  const roots = await readRoots(store, keys);
  const known = roots[number - 1];
  if (known && known.registryKey === registryKey && known.at === at) return known.from;
  if (number !== roots.length + 1)
    throw new PublishRefused(
      `root ${number} is not published: the next one is root ${roots.length + 1}: propose it again`,
    );
  if (!privateKey || publicText(privateKey) !== registryKey)
    throw new PublishRefused(
      `root ${number} is not published: that needs the private key of the registry's key that it names (use the folder in which npm run keys -- rotate registry created it)`,
    );
  const withRootFrom = (from: number): ObjectStore => {
    const bytes = startedRoot(proposal, from, privateKey);
    return { ...store, get: async (key) => (key === rootKey(number) ? bytes : store.get(key)) };
  };

  const newest = (await readNumbers(store)).at(-1) ?? 0;
  const startDocument = await readSequence(withRootFrom(newest), keys, newest).catch(() => null);
  const isStarted = startDocument?.change.signer === REGISTRY && startDocument.change.version === changeVersion(number);
  const { sequence: from } = isStarted
    ? startDocument
    : await createNext(store, keys, async (before) => {
        const sequence = before.sequence + 1;
        await readRoots(withRootFrom(sequence), keys);
        const version = changeVersion(number);
        const document: RegistryDocument = {
          ...before,
          sequence,
          expires: newExpiry(),
          change: {
            action: 'rotate',
            remote: 'registry',
            version,
            at: new Date().toISOString(),
            by,
            why,
            signer: REGISTRY,
          },
        };
        return { document, privateKey };
      });
  if (!(await store.create(rootKey(number), startedRoot(proposal, from, privateKey))))
    throw new Error(`another root ${number} was published meanwhile: registry ${from} is signed by neither`);
  return from;
};

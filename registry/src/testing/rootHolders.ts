import type { KeyObject } from 'node:crypto';
import { proposalOf, publicText, type RegistryKeys, type RootProposal, signProposal } from '../trust';
import type { RootStatement } from '../trust/roots';
import { freshKeys } from './builds';

const privateKeyOf = ({ privateKey }: RegistryKeys): KeyObject => {
  if (!privateKey) throw new Error('these keys have no private key');
  return privateKey;
};

const createKeyPair = (): KeyObject => privateKeyOf(freshKeys());

/**
 * Creates three holders of root keys, of whom two must sign. Also creates the key of a stranger, two later keys of the registry, and the
 * first two roots.
 */
export const createRootHolders = (keys: RegistryKeys) => {
  const holderKeys = { alice: createKeyPair(), bob: createKeyPair(), carol: createKeyPair(), dave: createKeyPair() };
  const registry = { first: privateKeyOf(keys), next: createKeyPair(), last: createKeyPair() };
  const base: RootStatement = {
    number: 1,
    keys: [holderKeys.alice, holderKeys.bob, holderKeys.carol].map(publicText),
    threshold: 2,
    registryKey: publicText(registry.first),
    at: '2026-11-26T12:00:00.000Z',
    by: 'team',
    why: 'a test',
  };
  const second: RootStatement = { ...base, number: 2, registryKey: publicText(registry.next) };
  return { ...holderKeys, ...registry, base, second };
};

/** Returns a root that these keys signed. */
export const signedRoot = (statement: RootStatement, ...holders: readonly KeyObject[]): RootProposal =>
  holders.reduce(signProposal, proposalOf(statement));

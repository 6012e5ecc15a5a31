import { createHash, randomBytes } from 'node:crypto';
import type { RegistryRollout, RemoteDescriptor } from '@caravan/shared/contracts';
import { releaseName } from './siteRemotes';

/** What decides who gets a candidate. */
export interface CandidateShare {
  readonly descriptor: RemoteDescriptor;
  readonly rollout: Pick<RegistryRollout, 'id'> & { readonly percent: number };
}

/** Returns a new name for a visitor: 128 random bits. */
export const createVisitorId = (): string => randomBytes(16).toString('base64url');

export const isVisitor = (value: string | undefined): value is string => /^[\w-]{22}$/.test(value ?? '');

/** Returns the place of a visitor in a rollout, from 0 to 1. Other rollouts have other places. */
const bucketOf = (visitor: string, rollout: string): number =>
  createHash('sha256').update(`${rollout} ${visitor}`).digest().readUInt32BE() / 2 ** 32;

/**
 * Returns the name of the release that a visitor gets. Whoever has a candidate has it as long as its percent does not shrink. Without a
 * valid name a visitor gets the running versions.
 */
export const visitorRelease = (candidates: readonly CandidateShare[], visitor: string | undefined): string =>
  isVisitor(visitor)
    ? releaseName(
        candidates
          .filter(({ rollout: { id, percent } }) => bucketOf(visitor, id) < percent / 100)
          .map(({ descriptor }) => descriptor.federation.name),
      )
    : '';

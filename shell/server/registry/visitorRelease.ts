import { createHash, randomBytes } from 'node:crypto';
import type { RegistryRollout, RemoteDescriptor } from '@caravan/shared/contracts';
import { releaseName } from './siteRemotes';

/** A candidate, and the share of visitors who get it. */
export interface CandidateShare {
  readonly descriptor: RemoteDescriptor;
  readonly rollout: Pick<RegistryRollout, 'id'> & { readonly percent: number };
}

/** Returns a new visitor id: 128 random bits. */
export const createVisitorId = (): string => randomBytes(16).toString('base64url');

export const isVisitor = (value: string | undefined): value is string => /^[\w-]{22}$/.test(value ?? '');

/** Returns the bucket of a visitor in a rollout, from 0 to 1. In another rollout the visitor has another bucket. */
const bucketOf = (visitor: string, rollout: string): number =>
  createHash('sha256').update(`${rollout} ${visitor}`).digest().readUInt32BE() / 2 ** 32;

/**
 * Returns the name of the release that a visitor gets. Visitors keep a candidate as long as its percent does not shrink. A visitor
 * without a valid id gets the running versions.
 */
export const visitorRelease = (candidates: readonly CandidateShare[], visitor: string | undefined): string =>
  isVisitor(visitor)
    ? releaseName(
        candidates
          .filter(({ rollout: { id, percent } }) => bucketOf(visitor, id) < percent / 100)
          .map(({ descriptor }) => descriptor.federation.name),
      )
    : '';

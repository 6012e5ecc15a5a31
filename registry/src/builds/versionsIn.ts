import type { RegistryDocument, RemoteDescriptor } from '@caravan/shared/contracts';

/** Returns the versions that a document names: running ones, their fallbacks, candidates of rollouts, previews, and pins of partners. */
export const versionsIn = ({
  remotes,
  partners = {},
}: Pick<RegistryDocument, 'remotes' | 'partners'>): readonly RemoteDescriptor[] => [
  ...Object.values(remotes).flatMap(({ current, previous, rollout, preview }) =>
    [current, previous, rollout?.candidate, preview].filter((version) => version !== null && version !== undefined),
  ),
  ...Object.values(partners).flatMap(({ pins }) => Object.values(pins)),
];

import {
  CONTRACT_VERSION,
  isContractSupported,
  type RegistryDocument,
  type RemoteDescriptor,
} from '@caravan/shared/contracts';
import { sharedVersions } from '@caravan/shared/build';

const major = (version: string | undefined): string => (version ?? '').split('.')[0] ?? '';

const missingChunks = ({ federation, chunks }: RemoteDescriptor): string[] =>
  [
    'remote',
    'text-en',
    'text-ge',
    ...federation.routes.map(({ id }) => `page-${id}`),
    ...federation.widgets.map(({ id }) => `widget-${id}`),
  ]
    .filter((chunk) => !chunks[chunk])
    .map((chunk) => `the build has no chunk ${chunk}`);

const foreignLibraries = ({ shared }: RemoteDescriptor): string[] => {
  const provided = sharedVersions();
  return Object.entries(shared)
    .filter(([key, version]) => major(provided[key]) !== major(version))
    .map(([key, version]) => `it was built with ${key} ${version}, the site runs ${provided[key] ?? 'none'}`);
};

const takenPaths = ({ federation }: RemoteDescriptor, { remotes }: Pick<RegistryDocument, 'remotes'>): string[] =>
  Object.values(remotes)
    .filter(({ current }) => current.federation.name !== federation.name)
    .flatMap(({ current }) => current.federation.routes.map(({ path }) => ({ path, owner: current.federation.name })))
    .filter(({ path }) => federation.routes.some((route) => route.path === path))
    .map(({ path, owner }) => `its route ${path} belongs to ${owner}`);

/** Why a remote must not be published; empty where it may. */
export const reasonsAgainst = (
  remote: RemoteDescriptor,
  registry: Pick<RegistryDocument, 'remotes'>,
): readonly string[] => [
  ...(isContractSupported(remote.federation.contract)
    ? []
    : [`it was built for contract ${remote.federation.contract}, the site runs ${CONTRACT_VERSION}`]),
  ...(/^[a-z][a-z0-9-]*$/.test(remote.federation.name)
    ? []
    : [`its name ${remote.federation.name} is not lower-case kebab`]),
  ...missingChunks(remote),
  ...foreignLibraries(remote),
  ...takenPaths(remote, registry),
];

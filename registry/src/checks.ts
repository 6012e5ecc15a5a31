import type { RegistryDocument, RemoteDescriptor } from '@caravan/shared/contracts';
import { satisfies } from 'semver';

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

/** Why a remote would not run in every shell that runs; empty where it would. */
export const reasonsOfShells = (
  { federation, shared }: RemoteDescriptor,
  { shells = {} }: Pick<RegistryDocument, 'shells'>,
): readonly string[] => {
  const running = Object.values(shells);
  if (running.length === 0) return ['the registry does not say which shell runs (npm run release records it)'];
  const reasons = running.flatMap((shell) => [
    ...(federation.contract > shell.contract || federation.contract < (shell.oldestContract ?? shell.contract)
      ? [`it needs contract ${federation.contract}, the site runs ${shell.contract}`]
      : []),
    ...Object.entries(shared)
      .filter(([library, version]) => !satisfies(shell.shared[library] ?? '', `^${version}`))
      .map(
        ([library, version]) =>
          `it was built with ${library} ${version}, the site runs ${shell.shared[library] ?? 'none'}`,
      ),
  ]);
  return [...new Set(reasons)];
};

/** Which of a remote's routes belong to another one; empty where none does. */
export const takenPaths = (
  { federation }: RemoteDescriptor,
  { remotes }: Pick<RegistryDocument, 'remotes'>,
): string[] =>
  Object.values(remotes)
    .filter(({ current }) => current.federation.name !== federation.name)
    .flatMap(({ current }) => current.federation.routes.map(({ path }) => ({ path, owner: current.federation.name })))
    .filter(({ path }) => federation.routes.some((route) => route.path === path))
    .map(({ path, owner }) => `its route ${path} belongs to ${owner}`);

/** Why a remote must not be published; empty where it may. */
export const reasonsAgainst = (
  remote: RemoteDescriptor,
  registry: Pick<RegistryDocument, 'remotes' | 'shells'>,
): readonly string[] => [
  ...reasonsOfShells(remote, registry),
  ...(/^[a-z][a-z0-9-]*$/.test(remote.federation.name)
    ? []
    : [`its name ${remote.federation.name} is not lower-case kebab`]),
  ...missingChunks(remote),
  ...takenPaths(remote, registry),
];

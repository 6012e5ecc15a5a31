import type {
  Federation,
  RegistryDocument,
  RegistryRemote,
  RegistryShell,
  RemoteDescriptor,
} from '@caravan/shared/contracts';
import { LANGUAGES } from '@caravan/shared/terms';
import { satisfies } from 'semver';
import { firstText, matchesRoute, routesOverlap } from './routes';

const textChunks = LANGUAGES.map((language) => `text-${language}`);

const missingFiles = ({ federation, entry, files, chunks }: RemoteDescriptor): string[] => [
  ...[
    'remote',
    // A remote may have texts in its pages and widgets only.
    ...(textChunks.some((chunk) => chunks[chunk]) ? textChunks : []),
    ...federation.routes.map(({ id }) => `page-${id}`),
    ...federation.widgets.map(({ id }) => `widget-${id}`),
  ]
    .filter((chunk) => !chunks[chunk])
    .map((chunk) => `the build has no chunk ${chunk} (build it again)`),
  ...[...new Set([entry, ...Object.values(chunks).flat()])]
    .filter((file) => !files[file])
    .map((file) => `it names ${file}, which the build lacks (build it again)`),
];

const reasonsOfShell = ({ federation, shared, names = {} }: RemoteDescriptor, shell: RegistryShell): string[] => [
  ...(federation.contract > shell.contract
    ? [
        `it needs contract ${federation.contract}, the site runs ${shell.contract} (release a shell that supports it first)`,
      ]
    : []),
  ...(federation.contract < (shell.oldestContract ?? shell.contract)
    ? [`it needs contract ${federation.contract}, the site runs ${shell.contract} (build it with that contract)`]
    : []),
  ...Object.entries(shared)
    .filter(([library, version]) => !satisfies(shell.shared[library] ?? '', `^${version}`))
    .map(
      ([library, version]) =>
        `it was built with ${library} ${version}, the site runs ${shell.shared[library] ?? 'none'} (install what the site runs)`,
    ),
  ...Object.entries(names).flatMap(([key, requiredNames]) =>
    requiredNames
      .filter((name) => !(shell.names?.[key]?.includes(name) ?? true))
      .map((name) => `it imports ${name} from ${key}, which the site does not share (release a shell that does first)`),
  ),
];

/** Returns the reasons why a remote does not run in every released shell. */
export const reasonsOfShells = (
  remote: RemoteDescriptor,
  { shells }: Pick<RegistryDocument, 'shells'>,
): readonly string[] => {
  const running = Object.values(shells);
  if (running.length === 0) return ['the registry has no shell (npm run release records one)'];
  return [...new Set(running.flatMap((shell) => reasonsOfShell(remote, shell)))];
};

/** Routes of the shell itself. */
const ownRoutes = [{ path: '/' }, { path: '/test' }];

interface DocumentRemotes {
  readonly remotes: Readonly<Record<string, Pick<RegistryRemote, 'current' | 'rollout'>>>;
}
type DeclaredRemote = Pick<RemoteDescriptor, 'federation'>;

/** Returns the declarations of other remotes and of their candidates. */
const otherFederations = ({ federation }: DeclaredRemote, { remotes }: DocumentRemotes): readonly Federation[] =>
  Object.values(remotes)
    .flatMap(({ current, rollout }) => [current, ...(rollout ? [rollout.candidate] : [])])
    .map((version) => version.federation)
    .filter(({ name }) => name !== federation.name);

const routeConflicts = (
  remote: DeclaredRemote,
  document: DocumentRemotes,
  advice = 'choose another path',
): string[] => {
  const occupiedRoutes = [{ name: 'the shell', routes: ownRoutes }, ...otherFederations(remote, document)].flatMap(
    ({ name, routes }) => routes.map((route) => ({ route, name, first: firstText(route) })),
  );
  return remote.federation.routes.flatMap((route) => {
    const first = firstText(route);
    // `/*` matches every route: one message is enough.
    const conflict = occupiedRoutes.find(
      (occupied) =>
        (first === null || occupied.first === null || first === occupied.first) && routesOverlap(route, occupied.route),
    );
    return conflict
      ? [`its route ${route.path} matches addresses of ${conflict.route.path}, a page of ${conflict.name} (${advice})`]
      : [];
  });
};

const placeConflicts = (remote: DeclaredRemote, document: DocumentRemotes, advice?: string): string[] => {
  const others = otherFederations(remote, document);
  return remote.federation.widgets.flatMap(({ id, place }) => {
    const owner = place && others.find(({ widgets }) => widgets.some((widget) => widget.place === place));
    return owner
      ? [
          `its widget ${id} takes the place ${place}, which ${owner.name} has (${advice ?? `publish ${owner.name} without it first`})`,
        ]
      : [];
  });
};

const embedNames = ({ routes }: Pick<Federation, 'routes'>): string[] =>
  routes.flatMap(({ embed }) => (embed ? [embed.name] : []));

const embedConflicts = (
  remote: DeclaredRemote,
  document: DocumentRemotes,
  advice = 'choose another name',
): string[] => {
  const others = otherFederations(remote, document);
  const names = embedNames(remote.federation);
  return names.flatMap((name, index) => {
    const isRepeated = names.indexOf(name) < index;
    const owner = isRepeated ? remote.federation : others.find((other) => embedNames(other).includes(name));
    return owner ? [`its partner widget ${name} has the name of one of ${owner.name} (${advice})`] : [];
  });
};

/** Returns a message for each menu entry that leads to no page of the remote. Every page of the site shows the menu. */
const menuFaults = (
  { federation: { name, routes, menu } }: DeclaredRemote,
  advice = 'name a path of one of its routes',
): string[] =>
  menu
    .filter(({ path }) => !routes.some((route) => matchesRoute(route, path)))
    .map(({ id, path }) => `its menu entry ${id} leads to ${path}, which is no page of ${name} (${advice})`);

/**
 * Returns a message for each route of a remote that matches addresses of another remote, of its candidate, or of the shell, for each
 * place of the shell that another remote has, for each name of a partner widget that is not unique, and for each menu entry that leads to
 * no page of the remote. `advice`: what to do instead, if the declaration cannot change.
 */
export const conflictsOf = (remote: DeclaredRemote, document: DocumentRemotes, advice?: string): string[] => [
  ...routeConflicts(remote, document, advice),
  ...placeConflicts(remote, document, advice),
  ...embedConflicts(remote, document, advice),
  ...menuFaults(remote, advice),
];

/** Returns the reasons that `--force` does not overrule: they concern other remotes. */
export const reasonsOfOthers = (
  remote: RemoteDescriptor,
  registry: Pick<RegistryDocument, 'remotes'>,
): readonly string[] => [
  ...(/^[a-z][a-z0-9-]*$/.test(remote.federation.name)
    ? []
    : [`its name ${remote.federation.name} is not in lower-case kebab-case`]),
  ...conflictsOf(remote, registry),
];

/** Returns the reasons why a remote must not be published. */
export const reasonsAgainst = (
  remote: RemoteDescriptor,
  registry: Pick<RegistryDocument, 'remotes' | 'shells'>,
): readonly string[] => [
  ...reasonsOfShells(remote, registry),
  ...missingFiles(remote),
  ...reasonsOfOthers(remote, registry),
];

import type { Federation } from '@caravan/shared/contracts';

/** First parts of addresses that belong to the shell and the API. */
const RESERVED_NAMES = [
  'shell',
  'test',
  'assets',
  'remotes',
  'tech',
  'media',
  'dev',
  'uploads',
  'health',
  'ready',
  'metrics',
  'override',
];

/** Returns a sentence why a remote cannot have a name, or null if it can. */
export const reasonAgainstName = (
  workspace: string,
  remotes: readonly Pick<Federation, 'name' | 'routes'>[],
): string | null => {
  if (!workspace) return 'Which remote? For example: npm run create -- mf-hello';
  if (!/^mf-(?!mf-)[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(workspace) || workspace.length > 30)
    return `${workspace} is no name for a remote: use mf- and words of small letters a to z, for example mf-used-parts.`;
  const name = workspace.slice('mf-'.length);
  if (remotes.some((remote) => remote.name === name)) return `${workspace} is there already: choose another name.`;
  const owner = remotes.find(({ routes }) => routes.some(({ path }) => path.split('/')[1] === name));
  if (owner) return `/${name} belongs to mf-${owner.name}: choose another name than ${workspace}.`;
  return RESERVED_NAMES.includes(name)
    ? `/${name} belongs to the site itself: choose another name than ${workspace}.`
    : null;
};

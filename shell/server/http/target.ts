/** The sign for what cannot be read, which no name holds (`universal/router/routes.ts`). */
const UNREADABLE = '%EF%BF%BD';

const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * The target of a request as this server reads it: a path of this site that can be decoded. What cannot is an address that
 * nobody owns, and gets the site's own page like any other; several slashes at the start would name another host.
 */
export const readableTarget = (target: string): string => {
  const inside = URL.canParse(target) ? target.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '') : target;
  const [path = '', ...query] = inside.split('?');
  const parts = path.split('/').map((part) => (isReadable(part) ? part : UNREADABLE));
  return [`/${parts.join('/').replace(/^[/\\]+/, '')}`, ...query].join('?');
};

import { isDecodable } from '../../universal/router/routes';

/** Replacement character. No route matches it (`universal/router/routes.ts`). */
const UNREADABLE = '%EF%BF%BD';

/**
 * Returns the target of a request as a path of this site that can be decoded. A part that cannot be decoded matches no route, so the
 * visitor gets the not-found page. Several slashes at the start would name another host.
 */
export const readableTarget = (target: string): string => {
  const localTarget = URL.canParse(target) ? target.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '') : target;
  const [path = '', ...query] = localTarget.split('?');
  const parts = path.split('/').map((part) => (isDecodable(part) ? part : UNREADABLE));
  return [`/${parts.join('/').replace(/^[/\\]+/, '')}`, ...query].join('?');
};

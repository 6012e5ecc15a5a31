import { isDecodable } from '../format';

/** Replacement character. No route of the shell matches it (`universal/router/routes.ts`), and no file has it. */
const UNREADABLE = '%EF%BF%BD';

/**
 * Returns the target of a request as a path of this server that can be decoded. Fastify would answer any other
 * path without its hooks, so without headers, limits and metrics. Several slashes at the start would name another host.
 */
export const readableTarget = (target: string): string => {
  const [path = '', ...query] = target.replace(/^[a-z][\w+.-]*:\/\/[^/?#]*/i, '').split('?');
  const parts = path.split('/').map((part) => (isDecodable(part) ? part : UNREADABLE));
  return [`/${parts.join('/').replace(/^[/\\]+/, '')}`, ...query].join('?');
};

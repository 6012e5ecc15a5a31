import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forwardedPaths } from './forward';

const ADDRESS = '/speculation-rules.json';
/** Seconds. */
const MAX_AGE_SECONDS = 86_400;

/**
 * Names the rules in each page. As a header and a file they need no element in the page and no exception in its policy. Frames
 * ignore them.
 */
export const speculationHeader = { 'speculation-rules': `"${ADDRESS}"` };

/** Why a browser requests a page that its visitor has not opened. Null: the visitor has opened it. */
export const speculationOf = ({ headers }: FastifyRequest): 'prefetch' | 'prerender' | null => {
  const purpose = String(headers['sec-purpose'] ?? '');
  if (!purpose.startsWith('prefetch')) return null;
  return purpose.includes('prerender') ? 'prerender' : 'prefetch';
};

/**
 * Returns which documents browsers load ahead (docs/decisions/0072): pages that open in a new tab, and any page while this one is
 * not hydrated. After that the router loads pages without a document.
 */
const rulesOf = (product: string) => {
  const pages = (selector: string) => ({
    and: [
      { selector_matches: selector },
      { href_matches: '/*' },
      ...forwardedPaths(product).map((path) => ({ not: { href_matches: `${path}/*` } })),
    ],
  });
  const inNewTab = pages('a[target="_blank"]:not([rel~="nofollow"])');
  const beforeHydration = pages('html:not([data-ready]) a:not([target], [download], [href^="#"])');
  return {
    prefetch: [
      { where: inNewTab, eagerness: 'moderate' },
      { where: beforeHydration, eagerness: 'conservative' },
    ],
    prerender: [{ where: inNewTab, eagerness: 'conservative', target_hint: '_blank' }],
  };
};

/** Serves the speculation rules of all pages. */
export const serveSpeculationRules = (app: FastifyInstance, product: string): void => {
  // As bytes: to a text Fastify would add the character set.
  const body = Buffer.from(JSON.stringify(rulesOf(product)));
  app.get(ADDRESS, (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .send(body),
  );
};

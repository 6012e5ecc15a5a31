import { createHash } from 'node:crypto';

/** How the policy names inline elements: by hash on cached pages, by nonce on a page for one visitor. */
export type InlineSources =
  | { readonly hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] } }
  | { readonly nonce: string };

/** Hash of the empty string: styled-components adds an empty element and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Returns the source expression of an inline element by its text. */
export const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Other origins that the policy allows. `apis`: calls. `uploads`: files sent to an object store, and its pictures. `frames`: pages that may
 * frame this one. `builds`: scripts of a developer's build. `files`: scripts and fonts of the site.
 */
export interface PolicyOrigins {
  readonly apis?: readonly string[];
  readonly uploads?: readonly string[];
  readonly frames?: readonly string[];
  readonly builds?: readonly string[];
  readonly files?: readonly string[];
}

/** Returns the content security policy of a page: scripts and styles of this origin and the page's own inline elements. */
export const createContentPolicy = (
  inline: InlineSources,
  { apis = [], uploads = [], frames = [], builds = [], files = [] }: PolicyOrigins,
): string => {
  const scripts = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.hashes.scripts;
  const styles = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : [EMPTY_STYLE, ...inline.hashes.styles];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...builds, ...files].join(' '),
    `style-src 'self' ${styles.join(' ')}`,
    ["img-src 'self' data:", ...uploads].join(' '),
    "media-src 'self'",
    ["font-src 'self'", ...files].join(' '),
    // The page for partners shows framed pages as previews.
    "frame-src 'self'",
    ["connect-src 'self'", ...apis, ...uploads, ...builds, ...files].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...frames].join(' '),
    "require-trusted-types-for 'script'",
    // Highcharts creates its own policy for the markup of labels.
    'trusted-types highcharts',
  ].join('; ');
};

/** Returns the security headers of every response (REL-5). */
export const securityHeaders = (hasTls: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(hasTls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

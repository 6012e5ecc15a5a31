import { createHash } from 'node:crypto';

/** Inline parts of a page that the policy must name: by hash where the page may be cached, by nonce where it is one visitor's. */
export type Inline =
  | { readonly hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] } }
  | { readonly nonce: string };

/** Hash of the empty string: styled-components makes an empty element and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The source expression of an inline element's text. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Other origins that a page has to do with: `apis` for calls, `uploads` to send files to an object store and to show its
 * pictures, `frames` whose pages may show it in a frame.
 */
export interface Origins {
  readonly apis?: readonly string[];
  readonly uploads?: readonly string[];
  readonly frames?: readonly string[];
}

/** The content security policy of a page: nothing unsafe, scripts and styles of this origin and what the page itself holds. */
export const contentPolicy = (inline: Inline, { apis = [], uploads = [], frames = [] }: Origins): string => {
  const scripts = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.hashes.scripts;
  const styles = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : [EMPTY_STYLE, ...inline.hashes.styles];
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    ["img-src 'self' data:", ...uploads].join(' '),
    "media-src 'self'",
    "font-src 'self'",
    // What partners may show in a frame is shown to them so.
    "frame-src 'self'",
    ["connect-src 'self'", ...apis, ...uploads].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...frames].join(' '),
    "require-trusted-types-for 'script'",
    // Highcharts makes a policy of its own for the markup of its labels.
    'trusted-types highcharts',
  ].join('; ');
};

/** Security headers of every answer (REL-5). */
export const securityHeaders = (tls: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(tls ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

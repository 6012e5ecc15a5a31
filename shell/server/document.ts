import { palette } from '@caravan/shared/theme';
import type { BootManifest } from '../src/boot/manifest';
import { SITE_NAME, type ResolvedMeta } from '../src/router/meta';
import { languageTag } from '../src/texts/createTexts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for HTML, attributes included. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (found) => entities[found] ?? found);

/** JSON made safe inside a script element: no `<` can end it. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** What a page's document is made of, besides the content itself. */
export interface DocumentParts {
  readonly manifest: BootManifest;
  readonly meta: ResolvedMeta;
  readonly status: number;
  readonly origin: string;
  /** Path and query of the page. */
  readonly address: string;
  readonly themeCss: string;
  readonly styleTags: string;
  readonly fonts: readonly string[];
  readonly importMap: string;
  /** Script files of the first view with their integrity, the shell's own included. `late`: of a widget, which the page does not wait for. */
  readonly scripts: readonly { readonly address: string; readonly integrity: string; readonly late: boolean }[];
  readonly entry: { readonly address: string; readonly integrity: string };
  readonly carried: unknown;
  readonly nonce: string | null;
}

const social = ({ meta, manifest, origin, address }: DocumentParts): string => {
  const [path = ''] = address.split('?');
  const url = (lang: string): string => escapeHtml(`${origin}${path}${lang ? `?lang=${lang}` : ''}`);
  const tags = {
    'og:title': meta.title,
    'og:description': meta.description,
    'og:type': 'website',
    'og:site_name': SITE_NAME,
    'og:url': origin + path,
    'og:locale': manifest.lang === 'ge' ? 'ka_GE' : 'en_US',
    ...(meta.image ? { 'og:image': origin + meta.image } : {}),
  };
  return [
    `<link rel="canonical" href="${url(manifest.lang === 'en' ? '' : manifest.lang)}">`,
    `<link rel="alternate" hreflang="en" href="${url('en')}"><link rel="alternate" hreflang="ka" href="${url('ge')}"><link rel="alternate" hreflang="x-default" href="${url('')}">`,
    ...Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    `<meta name="twitter:card" content="summary_large_image"><meta name="twitter:title" content="${escapeHtml(meta.title)}"><meta name="twitter:description" content="${escapeHtml(meta.description)}">`,
  ].join('');
};

/** The colour of the browser's own frame, after the theme or, where none is chosen, after the system. */
const themeColours = (theme: BootManifest['theme']): string[] =>
  (['light', 'dark'] as const)
    .filter((name) => theme === null || theme === name)
    .map((name) => {
      const media = theme === null ? ` media="(prefers-color-scheme: ${name})"` : '';
      return `<meta name="theme-color"${media} content="${palette[name].paper}">`;
    });

/** Everything up to the content. */
export const documentStart = (parts: DocumentParts): string => {
  const { manifest, meta, status, themeCss, styleTags, fonts, importMap, scripts, entry, nonce } = parts;
  const nonceAttribute = nonce ? ` nonce="${nonce}"` : '';
  const theme = manifest.theme ? ` data-theme="${manifest.theme}"` : '';
  return [
    `<!doctype html><html lang="${languageTag(manifest.lang)}"${theme} data-status="${status}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...themeColours(manifest.theme),
    nonce ? `<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">` : '',
    `<title>${escapeHtml(meta.title)}</title><meta name="description" content="${escapeHtml(meta.description)}">`,
    social(parts),
    // A page is first drawn with its header whole: a half of it would push its controls aside a moment later.
    '<link rel="expect" href="#header" blocking="render">',
    '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<style${nonceAttribute}>${themeCss}</style>`,
    `<script type="importmap"${nonceAttribute}>${importMap}</script>`,
    ...scripts.map(
      ({ address, integrity, late }) =>
        `<link rel="modulepreload" href="${address}" integrity="${integrity}"${late ? ' fetchpriority="low"' : ''}>`,
    ),
    styleTags,
    `<script type="module" src="${entry.address}" integrity="${entry.integrity}"></script>`,
    '</head><body><div id="root">',
  ].join('');
};

/** Everything after the content: what the browser takes over with. */
export const documentEnd = ({ manifest, carried }: DocumentParts): string =>
  `</div><script type="application/json" id="caravan-boot">${scriptJson(manifest)}</script>` +
  `<script type="application/json" id="caravan-state">${scriptJson(carried)}</script></body></html>`;

import { escapeHtml } from '@caravan/shared/format';
import type { Breadcrumb, Language } from '@caravan/shared/contracts';
import { SITE_NAME, type ResolvedMeta } from '../../universal/router/meta';
import { isObject } from '../../universal/isObject';
import type { BootManifest } from '../../universal/manifest/manifest';
import { toScriptJson } from './toScriptJson';

/** The languages of a page, by their `hreflang`. */
export const alternates = { en: 'en', ka: 'ge', 'x-default': 'en' } as const satisfies Record<string, Language>;

/** The input for the tags. */
export interface SearchParts {
  readonly manifest: Pick<BootManifest, 'lang'>;
  readonly meta: ResolvedMeta;
  readonly origin: string;
  /** Social preview picture where the page names none, an address inside the site. */
  readonly image: string;
  /** Whether search engines may list the page. */
  readonly isIndexable: boolean;
  /** Path and query of the page. */
  readonly address: string;
}

const homeOf: Readonly<Record<Language, Breadcrumb>> = {
  en: { text: 'Home', path: '/home' },
  ge: { text: 'მთავარი', path: '/home' },
};

/** Size of the social previews that the API renders, in pixels. */
const PREVIEW_SIZE = { width: '1200', height: '630' };

const breadcrumbList = (steps: readonly Breadcrumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ text, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: path,
  })),
});

const canonicalPath = ({ meta, address }: SearchParts): string => meta.canonicalPath ?? address.split('?')[0] ?? '';

/** Names a language in an address inside the site. Addresses without one are English. */
export const inLanguage = (address: string, lang: Language): string =>
  lang === 'en' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`;

const canonicalAddress = (parts: SearchParts): string => {
  const search = new URLSearchParams(parts.meta.canonicalSearch);
  return canonicalPath(parts) + (search.size > 0 ? `?${search.toString()}` : '');
};

/** Makes addresses inside the site absolute in an item of schema.org, and adds the language to those of pages. */
const completeAddresses = (value: unknown, origin: string, lang: Language, key = ''): unknown => {
  if (typeof value === 'string') {
    if (!value.startsWith('/')) return value;
    return origin + (key === 'url' || key === 'item' ? inLanguage(value, lang) : value);
  }
  if (Array.isArray(value)) return value.map((each) => completeAddresses(each, origin, lang, key));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, completeAddresses(each, origin, lang, name)]),
  );
};

const renderStructuredData = (parts: SearchParts): string => {
  const { meta, manifest, origin } = parts;
  const path = canonicalPath(parts);
  const home = homeOf[manifest.lang];
  const currentPage = { text: meta.name, path: canonicalAddress(parts) };
  const breadcrumbs = path === home.path ? [] : [breadcrumbList([home, ...meta.breadcrumbs, currentPage])];
  return [...breadcrumbs, ...meta.jsonLd]
    .map((item) => completeAddresses({ '@context': 'https://schema.org', ...item }, origin, manifest.lang))
    .map((item) => `<script type="application/ld+json">${toScriptJson(item)}</script>`)
    .join('');
};

/** Returns the tags for search engines and social networks [SHELL-19]: canonical address, languages, preview, schema.org. */
export const renderSearchTags = (parts: SearchParts): string => {
  const { meta, manifest, origin, image, isIndexable } = parts;
  if (!isIndexable) return '<meta name="robots" content="noindex">';
  const url = (lang: Language): string => origin + inLanguage(canonicalAddress(parts), lang);
  const canonical = url(manifest.lang);
  const preview = origin + (meta.image ?? image);
  const [locale, alternateLocale] = manifest.lang === 'ge' ? ['ka_GE', 'en_US'] : ['en_US', 'ka_GE'];
  const openGraph = {
    title: meta.title,
    description: meta.description,
    type: 'website',
    site_name: SITE_NAME,
    url: canonical,
    locale,
    'locale:alternate': alternateLocale,
    image: preview,
    'image:width': PREVIEW_SIZE.width,
    'image:height': PREVIEW_SIZE.height,
  };
  const twitter = { card: 'summary_large_image', title: meta.title, description: meta.description, image: preview };
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...Object.entries(alternates).map(
      ([tag, lang]) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(url(lang))}">`,
    ),
    ...Object.entries(openGraph).map(
      ([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`,
    ),
    ...Object.entries(twitter).map(
      ([name, content]) => `<meta name="twitter:${name}" content="${escapeHtml(content)}">`,
    ),
    renderStructuredData(parts),
  ].join('');
};

// Serves pages: reads the address, caches, composes documents of what render workers answer.

export { TooManyPages } from './renderLimit';
export { createPageRenderer } from './pageRenderer';
export type { PageRenderer, VersionName } from './pageResult';
export { servePages } from './pages';
export { serveSitemap } from './sitemap';

// Serves pages: reads addresses, caches pages, and composes documents from the answers of render workers.

export { TooManyPages } from './renderLimit';
export { createPageRenderer } from './pageRenderer';
export type { PageRenderer, VersionName } from './pageResult';
export { servePages } from './pages';
export { serveSitemap } from './sitemap';

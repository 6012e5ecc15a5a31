// Serves pages: reads the address, caches, composes documents of what render workers answer.

export { TooManyPages } from './drawLimit';
export { createPageRenderer } from './pageRenderer';
export type { PageRenderer } from './pageRequest';
export { servePages } from './pages';
export { serveSitemap } from './sitemap';

export type { Document } from './page';
export { pageHtml } from './page';
export { serveDownload } from './serve';
export { csvOf, lari } from './table';

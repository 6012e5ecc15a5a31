export type { Document } from './page';
export { serveDocument, serveDownload } from './serve';
export { csvOf, lari } from './table';

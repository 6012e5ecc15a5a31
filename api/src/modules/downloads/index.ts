export type { Document } from './page';
export { serveDocument, serveDownload } from './serve';
export { formatLari } from './formatLari';
export { fillTemplate } from '../../terms/fillTemplate';

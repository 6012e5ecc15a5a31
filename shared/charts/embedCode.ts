import { escapeHtml } from '../format';

/** What another site's page holds to show a chart: a frame that tells its name, and is loaded when it comes near. */
export const embedCode = (address: string, name: string): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(name)}" width="100%" height="560" loading="lazy" style="border:0"></iframe>`;

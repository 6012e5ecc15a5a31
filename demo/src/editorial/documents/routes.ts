import { pageHtml, serveDownload } from '@caravan/api/downloads';
import type { FastifyInstance } from 'fastify';
import { checklist } from './checklist';
import { glossary } from './glossary';
import { importCosts } from './importCosts';
import { paintTable } from './paintTable';

/** The files of the download page that editors wrote; the API makes those that come from the database. */
export const documentRoutes = (app: FastifyInstance): void => {
  serveDownload(app, 'buyers-checklist.html', (language) => pageHtml(checklist(language), language));
  serveDownload(app, 'import-costs.html', (language) => pageHtml(importCosts(language), language));
  serveDownload(app, 'glossary.html', (language) => pageHtml(glossary(language), language));
  serveDownload(app, 'paint-catalogue.csv', paintTable);
};

import { serveDocument, serveDownload } from '@caravan/api/downloads';
import type { Deps } from '@caravan/api/run';
import type { FastifyInstance } from 'fastify';
import { checklist } from './checklist';
import { glossary } from './glossary';
import { importCosts } from './importCosts';
import { paintTable } from './paintTable';

/** Serves the downloads that editors wrote. The API makes those that come from the database. */
export const documentRoutes = (app: FastifyInstance, { now }: Deps): void => {
  serveDocument(app, now, 'buyers-checklist.html', checklist);
  serveDocument(app, now, 'import-costs.html', importCosts);
  serveDocument(app, now, 'glossary.html', glossary);
  serveDownload(app, 'paint-catalogue.csv', paintTable);
};

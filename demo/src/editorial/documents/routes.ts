import { serveDocument, serveDownload } from '@caravan/api/downloads';
import { approvedTariffs } from '@caravan/api/landed';
import type { Deps } from '@caravan/api/run';
import { tariffOn } from '@caravan/shared/landed';
import { siteDay } from '@caravan/shared/terms';
import type { FastifyInstance } from 'fastify';
import { checklist } from './checklist';
import { glossary } from './glossary';
import { importCosts } from './importCosts';
import { paintTable } from './paintTable';

/** Serves the downloads that editors wrote. The API makes the tables of its own data. */
export const documentRoutes = (app: FastifyInstance, { db, now }: Deps): void => {
  serveDocument(app, now, 'buyers-checklist.html', checklist);
  serveDocument(app, now, 'import-costs.html', async (language) => {
    const tariff = tariffOn(await approvedTariffs(db), 'georgia', siteDay(now()));
    return tariff && importCosts(language, tariff);
  });
  serveDocument(app, now, 'glossary.html', glossary);
  serveDownload(app, 'paint-catalogue.csv', paintTable);
};

import { downloadList } from '@caravan/shared/contracts/calls';
import { newestMonth, siteDay } from '@caravan/shared/terms';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { downloads } from '../../database/schema';
import type { Deps } from '../../deps';
import { serveRead } from '../../envelope/calls';
import { localise } from '../../envelope/context';
import { areMade, downloadAddress, filesOf, serveDownload } from './serve';
import { rankingTable, seriesTable } from './tables';

export const downloadRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now } = deps;

  serveRead(
    app,
    deps,
    downloadList,
    async (_parameter, { language }) =>
      Promise.all(
        (await db.select().from(downloads).orderBy(asc(downloads.position))).map(
          async ({ image, file, nameEn, nameGe, tipsEn, tipsGe }) => ({
            name: localise(language, nameEn, nameGe),
            image,
            link: downloadAddress(language, file),
            files: await filesOf(app, language, file),
            tips: localise(language, tipsEn, tipsGe),
          }),
        ),
      ),
    (list) => list.every(({ files }) => areMade(files)),
  );

  serveDownload(app, 'series-overview.csv', (language) => seriesTable(db, language));
  serveDownload(app, 'retail-ranking.csv', (language) => rankingTable(db, newestMonth(siteDay(now())), language));
};

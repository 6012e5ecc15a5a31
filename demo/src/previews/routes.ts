import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bitmapOf, sendFound } from '@caravan/api/media';
import type { Deps } from '@caravan/api/run';
import type { FastifyInstance } from 'fastify';
import { assetsFolder } from '../folders';
import { socialAt } from '../media/social';
import { previewsOfFront } from './addresses';
import type { Previews } from './previews';
import { openPreviews } from './previews';
import { makeRasteriser } from './rasteriser';

/** The preview of the site as a whole is there from the start: it stands in for those that are not made yet. */
const site = 'site';
const siteAddress = `/media/social/${site}.png`;

const previewsAMinute = 120;

/** Serves social previews; one that is not made yet is asked for, and that of the site goes out in its place. */
export const servePreviews = (app: FastifyInstance, previews: Pick<Previews, 'find'>): void => {
  app.get<{ Params: { '*': string } }>(
    '/media/social/*',
    { config: { rateLimit: { max: previewsAMinute } } },
    async (request, reply) => {
      const name = /^([a-z0-9/-]+)\.png$/.exec(request.params['*'])?.[1] ?? '';
      const found =
        name === site ? await readFile(join(assetsFolder, 'previews', `${site}.png`)) : await previews.find(name);
      return found === 'later'
        ? reply.header('cache-control', 'no-store').redirect(siteAddress)
        : sendFound(request, reply, found && bitmapOf(found));
    },
  );
};

/** The previews of the site in a folder. */
export const openSitePreviews = (folder: string, failed: (error: unknown) => void): Previews =>
  openPreviews({ folder, rasteriser: makeRasteriser(), draw: (name) => socialAt(name.split('/')), failed });

/** Serves social previews, and has those of the front pages made once the server listens, unless `PREVIEWS_AHEAD` is 0. */
export const previewRoutes = (app: FastifyInstance, { db, config }: Pick<Deps, 'db' | 'config'>): void => {
  const previews = openSitePreviews(join(config.dataFolder, 'previews'), (error) => {
    app.log.error({ err: error });
  });
  if (process.env['PREVIEWS_AHEAD'] !== '0') {
    app.addHook('onListen', async () => {
      previews.makeAhead(await previewsOfFront(db));
    });
  }
  app.addHook('preClose', () => previews.close());
  servePreviews(app, previews);
};

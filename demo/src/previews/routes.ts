import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pngPicture, sendFound } from '@caravan/api/media';
import type { Deps } from '@caravan/api/run';
import type { FastifyInstance } from 'fastify';
import { assetsFolder } from '../folders';
import { socialAt } from '../media/social';
import { previewsOfFront } from './addresses';
import { openPreviews, type Previews } from './previews';
import { createRasteriser } from './rasteriser';

/** The preview of the site is a committed file. It is the fallback for previews that are not made in time. */
const site = 'site';
const siteAddress = `/media/social/${site}.png`;

const maxPerMinute = 120;

/** Serves social previews. Redirects to the preview of the site if the requested one is not made in time. */
export const servePreviews = (app: FastifyInstance, previews: Pick<Previews, 'find'>): void => {
  app.get<{ Params: { '*': string } }>(
    '/media/social/*',
    { config: { rateLimit: { max: maxPerMinute } } },
    async (request, reply) => {
      const name = /^([a-z0-9/-]+)\.png$/.exec(request.params['*'])?.[1] ?? '';
      const found =
        name === site ? await readFile(join(assetsFolder, 'previews', `${site}.png`)) : await previews.find(name);
      return found === 'later'
        ? reply.header('cache-control', 'no-store').redirect(siteAddress)
        : sendFound(request, reply, found && pngPicture(found));
    },
  );
};

export const openSitePreviews = (folder: string, onError: (error: unknown) => void): Previews =>
  openPreviews({ folder, rasteriser: createRasteriser(), svgOf: (name) => socialAt(name.split('/')), onError });

/** Serves social previews. Makes those of the front pages when the server listens, unless `PREVIEWS_AHEAD` is 0. */
export const previewRoutes = (app: FastifyInstance, { db, config }: Pick<Deps, 'db' | 'config'>): void => {
  const previews = openSitePreviews(join(config.dataFolder, 'previews'), (error) => {
    app.log.error({ err: error });
  });
  if (process.env['PREVIEWS_AHEAD'] !== '0') {
    app.addHook('onListen', async () => {
      previews.makeInAdvance(await previewsOfFront(db));
    });
  }
  app.addHook('preClose', () => previews.close());
  servePreviews(app, previews);
};

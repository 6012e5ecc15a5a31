import { downloadList } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { spoken } from '../../envelope/context';
import { downloadAddress } from './addresses';
import { makeFile } from './files';
import { findDownloads } from './repository';

const headers = {
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** Without the language in it, two downloads would overwrite each other on the visitor's disk. */
const nameOnDisk = (file: string, language: string): string =>
  file.replace(/^(.*)\.(\w+)$/, `caravan-$1-${language}.$2`);

export const downloadRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;

  serveCall(app, deps, downloadList, async (_parameter, { language }) =>
    (await findDownloads(db)).map(({ image, file, nameEn, nameGe, tipsEn, tipsGe }) => ({
      name: spoken(language, nameEn, nameGe),
      image,
      link: downloadAddress(language, file),
      tips: spoken(language, tipsEn, tipsGe),
    })),
  );

  app.get<{ Params: { language: string; file: string } }>(
    '/media/downloads/:language/:file',
    async (request, reply) => {
      const { language, file } = request.params;
      if ((language !== 'en' && language !== 'ge') || !/^[a-z0-9-]{1,60}\.(html|csv)$/.test(file)) {
        return reply.callNotFound();
      }
      const made = await makeFile(deps, language, file);
      if (made === undefined) {
        return reply.callNotFound();
      }
      return reply
        .headers({
          ...headers,
          'content-type': made.contentType,
          'content-disposition': `attachment; filename="${nameOnDisk(file, language)}"`,
        })
        .send(made.body);
    },
  );
};

import { isLanguage, type Language } from '@caravan/shared/terms';
import type { FastifyInstance } from 'fastify';

/** Makes the text of a file in a language, the same for the same data; undefined where there is no such file. */
export type MakeFile = (language: Language, file: string) => Promise<string | undefined> | string | undefined;

const headers = {
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

const contentTypeOf = (file: string): string =>
  file.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'text/html; charset=utf-8';

/** Without the language in it, two downloads would overwrite each other on the visitor's disk. */
const nameOnDisk = (file: string, language: string): string =>
  file.replace(/^(.*)\.(\w+)$/, `caravan-$1-${language}.$2`);

/** Serves a file of the download page in every language, or all that no other route names where `file` is `:file`. */
export const serveDownload = (app: FastifyInstance, file: string, make: MakeFile): void => {
  app.get<{ Params: { language: string; file?: string } }>(
    `/media/downloads/:language/${file}`,
    async (request, reply) => {
      const { language, file: name = file } = request.params;
      if (!isLanguage(language) || !/^[a-z0-9-]{1,60}\.(html|csv)$/.test(name)) {
        return reply.callNotFound();
      }
      const body = await make(language, name);
      if (body === undefined) {
        return reply.callNotFound();
      }
      return reply
        .headers({
          ...headers,
          'content-type': contentTypeOf(name),
          'content-disposition': `attachment; filename="${nameOnDisk(name, language)}"`,
        })
        .send(body);
    },
  );
};

import { formatDate } from '@caravan/shared/format';
import { isLanguage, siteDay, type Language } from '@caravan/shared/terms';
import type { FastifyInstance } from 'fastify';
import { fontsFolder } from '../../config/paths';
import { type Document, pageHtml } from './page';
import { createPdfWriter, type PdfWriter } from './pdf/writer';

type MaybePromise<T> = Promise<T | undefined> | T | undefined;

/** Makes a file in a language, always the same for the same data. Returns undefined for an unknown file. */
type MakeFile = (language: Language, file: string) => MaybePromise<string | Buffer>;

export const downloadAddress = (language: Language, file: string): string => `/media/downloads/${language}/${file}`;

const headers = {
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

const contentTypes = { csv: 'text/csv; charset=utf-8', html: 'text/html; charset=utf-8', pdf: 'application/pdf' };

const fileName = /^[a-z0-9-]{1,60}\.(html|pdf|csv)$/;

const formatOf = (file: string): keyof typeof contentTypes =>
  file.endsWith('.csv') ? 'csv' : file.endsWith('.pdf') ? 'pdf' : 'html';

/** Returns the name of a downloaded file. It contains the language, so that two downloads do not overwrite each other. */
const nameOnDisk = (file: string, language: string): string =>
  file.replace(/^(.*)\.(\w+)$/, `caravan-$1-${language}.$2`);

/** The makers of the files below `/media/downloads`, and the writer of PDFs. */
interface DownloadRegistry {
  readonly makers: Map<string, MakeFile>;
  readonly writer: PdfWriter;
}

/** Adds the registry of downloads to the server. */
export const addDownloads = (app: FastifyInstance): void => {
  const writer = createPdfWriter();
  app.decorate('downloads', { makers: new Map(), writer });
  app.addHook('onClose', () => writer.close());
};

const anyFile = ':file';

/** Serves a download in every language. With `:file` it serves all files that no other route names. */
export const serveDownload = (app: FastifyInstance, file: string, make: MakeFile): void => {
  app.downloads.makers.set(file, make);
  app.get<{ Params: { language: string; file?: string } }>(
    `/media/downloads/:language/${file}`,
    async (request, reply) => {
      const { language, file: name = file } = request.params;
      if (!isLanguage(language) || !fileName.test(name)) return reply.callNotFound();
      const body = await make(language, name);
      if (body === undefined) return reply.callNotFound();
      return reply
        .headers({
          ...headers,
          'content-type': contentTypes[formatOf(name)],
          'content-disposition': `attachment; filename="${nameOnDisk(name, language)}"`,
        })
        .send(body);
    },
  );
};

const pdfNameOf = (file: string): string => file.replace(/\.html$/, '.pdf');

/** Serves a document as HTML (`….html`, or `:file` as above) and as a PDF with the day's date. */
export const serveDocument = (
  app: FastifyInstance,
  now: () => number,
  file: string,
  make: (language: Language, file: string) => MaybePromise<Document>,
): void => {
  const makeFile: MakeFile = async (language, name) => {
    const document = await make(language, name.replace(/\.pdf$/, '.html'));
    if (document === undefined || formatOf(name) === 'html') {
      return document && pageHtml(document, language);
    }
    const day = siteDay(now());
    const dayText = formatDate(day, language, { style: 'long' });
    return app.downloads.writer.pdf({ document, language, day, dayText, fonts: fontsFolder });
  };
  for (const each of new Set([file, pdfNameOf(file)])) serveDownload(app, each, makeFile);
};

/** Returns the formats of a file, the printable one first. `size` in bytes, or null if the file cannot be made at present. */
export const filesOf = async (app: FastifyInstance, language: Language, file: string) => {
  const { makers } = app.downloads;
  const sizeOf = async (name: string): Promise<number | null> => {
    try {
      const body = await (makers.get(name) ?? makers.get(anyFile))?.(language, name);
      return body === undefined ? null : Buffer.byteLength(body);
    } catch (error) {
      app.log.warn({ err: error, file: name }, 'could not make a download');
      return null;
    }
  };
  return Promise.all(
    [...new Set([pdfNameOf(file), file])].map(async (name) => ({
      format: formatOf(name),
      link: downloadAddress(language, name),
      size: await sizeOf(name),
    })),
  );
};

/** Returns whether all files could be made. */
export const areMade = (files: readonly { readonly size: number | null }[]): boolean =>
  files.every(({ size }) => size !== null);

declare module 'fastify' {
  interface FastifyInstance {
    readonly downloads: DownloadRegistry;
  }
}

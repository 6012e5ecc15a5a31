import { pdfProgram } from '../../../config/paths';
import { createChildWorker } from '../../../childWorker';
import { createCache } from '../../../memory/cache';
import type { PdfContent } from './renderPdf';

/** Longer than a call may take: the result of a call that timed out serves the next one. */
const timeoutMs = 20_000;

/** About eight times the size of all documents in both languages. */
const maxCacheBytes = 8 * 1024 * 1024;

/** Makes PDFs and caches them by their content. */
export interface PdfWriter {
  readonly pdf: (content: PdfContent) => Promise<Buffer>;
  readonly close: () => void;
}

/** Creates a writer that uses a child process, because reading fonts and breaking lines block the event loop. */
export const createPdfWriter = (): PdfWriter => {
  const { run, close } = createChildWorker<PdfContent>({
    program: pdfProgram,
    failure: 'a PDF cannot be made',
    timeoutMs,
  });
  const cache = createCache<Buffer>(maxCacheBytes, ({ length }, key) => length + key.length * 2);
  return { pdf: (content) => cache.forceFetch(JSON.stringify(content), { context: () => run(content) }), close };
};

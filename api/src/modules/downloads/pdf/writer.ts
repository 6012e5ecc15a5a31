import { pdfProgram } from '../../../config/paths';
import { makeMaker } from '../../../maker';
import { createCache } from '../../../memory/cache';
import type { Printed } from './draw';

/** Longer than a call may take: the result of a call that timed out serves the next one. */
const timeoutMs = 20_000;

/** About eight times the size of all documents in both languages. */
const keptBytes = 8 * 1024 * 1024;

/** Makes PDFs, each once while its content stays the same. */
export interface PdfWriter {
  readonly pdf: (printed: Printed) => Promise<Buffer>;
  readonly close: () => void;
}

/** Makes PDFs in a child process, because reading fonts and breaking lines block the processor. */
export const makePdfWriter = (program = pdfProgram): PdfWriter => {
  const { make, close } = makeMaker<Printed>({ program, failure: 'a PDF cannot be made', timeoutMs });
  const kept = createCache<Buffer>(keptBytes, ({ length }, key) => length + key.length * 2);
  return { pdf: (printed) => kept.forceFetch(JSON.stringify(printed), { context: () => make(printed) }), close };
};

import { pdfProgram } from '../../../config/paths';
import { makeMaker } from '../../../maker';
import { makeCache } from '../../../memory/cache';
import type { Printed } from './draw';

/** Longer than a call may take: what one waited for in vain is there for the next. */
const patienceMs = 20_000;

/** All documents of the site in both languages are a megabyte. */
const keptBytes = 8 * 1024 * 1024;

/** Makes PDFs, each once as long as its content stays. */
export interface PdfWriter {
  readonly pdf: (printed: Printed) => Promise<Buffer>;
  readonly close: () => void;
}

/** Reading fonts and setting lines keeps a processor busy for a while: PDFs are made by a process of their own. */
export const makePdfWriter = (program = pdfProgram): PdfWriter => {
  const { make, close } = makeMaker<Printed>({ program, failure: 'a PDF cannot be made', patienceMs });
  const kept = makeCache<Buffer>(keptBytes, ({ length }, key) => length + key.length * 2);
  return { pdf: (printed) => kept.get(JSON.stringify(printed), () => make(printed)), close };
};

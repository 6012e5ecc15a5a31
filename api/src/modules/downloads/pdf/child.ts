import { type PdfContent, renderPdf } from './renderPdf';

// The child process that makes PDFs, started by `writer.ts`. It exits with its parent.
process.on('message', ({ asked: content }: { readonly asked: PdfContent }) => {
  renderPdf(content).then(
    (pdf) => process.send?.({ made: pdf }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});

process.on('disconnect', () => process.exit(0));

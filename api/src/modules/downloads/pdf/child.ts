import { type Printed, renderPdf } from './renderPdf';

// The child process that makes PDFs, started by `writer.ts`. It exits with its parent.
process.on('message', ({ asked }: { readonly asked: Printed }) => {
  renderPdf(asked).then(
    (made) => process.send?.({ made }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});

process.on('disconnect', () => process.exit(0));

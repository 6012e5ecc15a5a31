import { type Printed, renderPdf } from './renderPdf';

// The child process that makes PDFs, started by `writer.ts`. It exits with its parent.
process.on('message', ({ id, asked }: { readonly id: number; readonly asked: Printed }) => {
  renderPdf(asked).then(
    (made) => process.send?.({ id, made }),
    (error: unknown) => process.send?.({ id, failure: String(error) }),
  );
});

process.on('disconnect', () => process.exit(0));

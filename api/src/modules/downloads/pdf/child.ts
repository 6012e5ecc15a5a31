import type { Printed } from './draw';
import { drawPdf } from './draw';

// The process that makes PDFs, started by `writer.ts`; it ends with the one that started it.
let last: Promise<unknown> = Promise.resolve();

process.on('message', ({ id, printed }: { readonly id: number; readonly printed: Printed }) => {
  // One after the other: who asked first waits for nobody.
  last = last
    .then(() => drawPdf(printed))
    .then(
      (pdf) => process.send?.({ id, pdf }),
      (error: unknown) => process.send?.({ id, failure: String(error) }),
    );
});

process.on('disconnect', () => process.exit(0));

// Turns SVG into PNG. Takes about 250 ms each; resvg can end the whole process. Started by rasteriser.ts.
import { setPriority } from 'node:os';
import { Resvg } from '@resvg/resvg-js';

// Requests of visitors go first.
setPriority(10);

// Letters in these pictures are outlines. Reading the system's fonts would take 500 ms.
const options = { font: { loadSystemFonts: false } };

process.on('message', ({ id, asked }) => {
  try {
    process.send?.({ id, made: new Resvg(asked, options).render().asPng() });
  } catch (error) {
    process.send?.({ id, failure: String(error) });
  }
});

process.on('disconnect', () => process.exit(0));

// Converts SVG to PNG, in about 250 ms each. rasteriser.ts runs it in a process of its own, because resvg can crash the process.
import { setPriority } from 'node:os';
import { Resvg } from '@resvg/resvg-js';

// Sets a low priority, so that requests of visitors come first.
setPriority(10);

// Letters in these pictures are outlines. Reading the system's fonts would take 500 ms.
const options = { font: { loadSystemFonts: false } };

process.on('message', ({ asked }) => {
  try {
    process.send?.({ made: new Resvg(asked, options).render().asPng() });
  } catch (error) {
    process.send?.({ failure: String(error) });
  }
});

process.on('disconnect', () => process.exit(0));

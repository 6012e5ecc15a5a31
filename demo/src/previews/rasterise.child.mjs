// Turns drawings into pixels in a process of its own: one takes a quarter of a second, and resvg ends the whole
// process where it cannot go on. Started by rasteriser.ts and run from where it lies, by the built server too.
import { setPriority } from 'node:os';
import { Resvg } from '@resvg/resvg-js';

// Nobody waits for them: visitors come first.
setPriority(10);

// Letters in these drawings are outlines: reading the system's fonts would take half a second.
const options = { font: { loadSystemFonts: false } };

process.on('message', ({ id, asked }) => {
  try {
    process.send?.({ id, made: new Resvg(asked, options).render().asPng() });
  } catch (error) {
    process.send?.({ id, failure: String(error) });
  }
});

process.on('disconnect', () => process.exit(0));

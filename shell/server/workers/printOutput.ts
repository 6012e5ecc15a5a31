import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { escapeControls } from './escapeControls';

/** Bytes that a worker may write to its output in a minute. */
const MAX_OUTPUT_BYTES = 1_000_000;
/** Characters of one printed line. The rest of it is left out. */
const MAX_LINE_LENGTH = 16_000;

/**
 * Prints what a worker writes, line by line. `onTooMuch` gets the reason to end a worker that writes more than 1 MB in a minute, instead
 * of more lines. Returns a function that ends the counting.
 */
export const printOutput = (
  streams: readonly (Readable | null)[],
  print: (line: string) => void,
  onTooMuch: (reason: string) => void,
): (() => void) => {
  let outputBytes = 0;
  const outputTimer = setInterval(() => {
    outputBytes = 0;
  }, 60_000);
  for (const stream of streams) {
    const decoder = new StringDecoder('utf8');
    let line = '';
    stream?.on('data', (chunk: Buffer) => {
      outputBytes += chunk.byteLength;
      if (outputBytes > MAX_OUTPUT_BYTES)
        return onTooMuch(`printed more than ${MAX_OUTPUT_BYTES / 1e6} MB in a minute`);
      const lines = (line + decoder.write(chunk)).split('\n').map((text) => text.slice(0, MAX_LINE_LENGTH));
      line = lines.pop() ?? '';
      for (const printedLine of lines) print(escapeControls(printedLine));
    });
  }
  return () => clearInterval(outputTimer);
};

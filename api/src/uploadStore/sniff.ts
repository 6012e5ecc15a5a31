/** The number of first bytes that `sniff` needs. */
export const sniffedBytes = 16;

const startsWith = (bytes: Uint8Array, text: string, from = 0): boolean =>
  Buffer.from(bytes.subarray(from, from + text.length)).toString('latin1') === text;

const signatures: readonly (readonly [string, (bytes: Uint8Array) => boolean])[] = [
  ['image/png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1A\n')],
  ['image/jpeg', (bytes) => startsWith(bytes, '\xFF\xD8\xFF')],
  ['image/gif', (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')],
  ['image/webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['application/pdf', (bytes) => startsWith(bytes, '%PDF-')],
];

/** Detects the media type of an object by its first bytes. Returns undefined for types that are not accepted. */
export const typeOfBytes = (bytes: Uint8Array): string | undefined => signatures.find(([, fits]) => fits(bytes))?.[0];

import { inflateSync } from 'node:zlib';

/** Returns the inflated streams of a PDF by object number, with the dictionary of each. */
const objectsOf = (pdf: Buffer) => {
  const found = new Map<string, { readonly head: string; readonly stream: string }>();
  for (const { 1: id = '', 2: body = '' } of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [head = '', stream = ''] = body.split(/\nstream\n|\nendstream/);
    const bytes = Buffer.from(stream, 'latin1');
    found.set(id, { head, stream: head.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : stream });
  }
  return found;
};

const utf16 = (hex: string): string => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** Returns the texts of a font's glyphs by its ToUnicode map. */
const meaningsOf = (map: string): Map<string, string> => {
  const meanings = new Map<string, string>();
  for (const { 1: first = '', 2: texts = '' } of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [index, { 1: hex = '' }] of [...texts.matchAll(/<([\w ]+)>/g)].entries()) {
      meanings.set((parseInt(first, 16) + index).toString(16).padStart(4, '0'), utf16(hex));
    }
  }
  return meanings;
};

/** Returns the text of a PDF in the order of its content, without line ends. */
export const pdfText = (pdf: Buffer): string => {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const { 1: name = '', 2: id = '' } of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, meaningsOf(objects.get(map)?.stream ?? ''));
    }
  }
  const pieces: string[] = [];
  for (const { stream } of objects.values()) {
    for (const { 1: font = '', 2: glyphs = '' } of stream.matchAll(/\/(F\d+) [\d.]+ Tf[^]*?\[([^\]]*)\] TJ/g)) {
      const codes = [...glyphs.matchAll(/<(\w+)>/g)].flatMap(({ 1: hex = '' }) => hex.match(/.{4}/g) ?? []);
      pieces.push(codes.map((code) => fonts.get(font)?.get(code) ?? '\uFFFD').join(''));
    }
  }
  return pieces.join('');
};

const quotedPrintable = (text: string): string => {
  const unfolded = text.replaceAll(/=\r\n/g, '');
  const bytes = unfolded.replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const decoders: Readonly<Record<string, (text: string) => string>> = {
  'quoted-printable': quotedPrintable,
  base64: (text) => Buffer.from(text, 'base64').toString('utf8'),
  '7bit': (text) => text,
};

const headersOf = (head: string): Map<string, string> =>
  new Map(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );

const encodedWord = /=\?UTF-8\?([BQ])\?([^?]*)\?=(?: (?==\?))?/gi;

/** Decodes the encoded words of a header (RFC 2047). */
const headerText = (value: string): string =>
  value.replaceAll(encodedWord, (_whole, encoding: string, text: string) =>
    encoding.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : quotedPrintable(text.replaceAll('_', ' ')),
  );

const split = (source: string) => {
  const end = source.indexOf('\r\n\r\n');
  return { headers: headersOf(source.slice(0, end)), body: source.slice(end + 4) };
};

export interface MailParts {
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  /** Decoded parts by content type, for example `text/plain`. */
  readonly parts: ReadonlyMap<string, { readonly charset: string; readonly text: string }>;
}

/** Parses a multipart mail (RFC 2045 to 2047), as far as our mails need. */
export const mailParts = (source: string): MailParts => {
  const { headers, body } = split(source);
  const header = (name: string) => headerText(headers.get(name) ?? '');
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.trimStart()));
  return {
    subject: header('subject'),
    from: header('from'),
    to: header('to'),
    parts: new Map(
      parts.map((part) => {
        const [type = '', charset = ''] = (part.headers.get('content-type') ?? '').split(/;\s*charset=/);
        const decode = decoders[part.headers.get('content-transfer-encoding') ?? '7bit'];
        return [type, { charset, text: decode === undefined ? '' : decode(part.body) }];
      }),
    ),
  };
};

import { answer, envelope, pathOf, signatureText, signEnvelope, uploadMaxBytes } from '@caravan/shared/contracts/calls';
import { md5 } from 'js-md5';
import type { NamedCall } from '../../docs/contractCalls';
import { contractCalls } from '../../docs/contractCalls';
import { jsonSchemaOf } from '../../docs/jsonSchema';
import { userLimits } from '../../modules/uploads/repository';
import type { DocumentedExample } from './examples';
import { parameterRows, typeText } from './notation';
import type { RefusalText } from './refusals';

export interface DocsParts {
  readonly docstrings: Readonly<Record<string, string>>;
  /** Error codes with what they mean. */
  readonly codeMeanings: ReadonlyMap<string, string>;
  readonly refusalsOf: (callName: string) => readonly RefusalText[];
  /** Absent: the document without its examples, as a test compares it. */
  readonly examples?: ReadonlyMap<string, DocumentedExample>;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** Not random, so that every implementation can check itself by it; the tests of both sides keep it, too. */
const vector = {
  parameter: { size: 10, current: 2, keyword: 'ბათუმი 7X', filter: { brandId: 'zeekr' } },
  requestId: 'request-0001',
  traceId: 'trace-0001',
  td: 'Asia/Tbilisi',
  reqTime: 1_795_172_400_000,
  token: '',
  platform: 'web' as const,
};

const codeRows = (meanings: DocsParts['codeMeanings']): string[][] =>
  [...meanings].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([code, meaning]) => [`\`${code}\``, meaning]);

const introduction = ({ codeMeanings }: DocsParts): string => `# The API

Made from the contracts in \`shared/contracts/calls\` by \`npm run docs -w api\`; do not edit. The same as an OpenAPI 3.1 document: \`/openapi.json\` of the API.

## Requests

Every call is a POST. Its body is an envelope, JSON whatever the content type says:

${block('ts', typeText(jsonSchemaOf(envelope, 'input')))}

\`parameter\` is the payload of the call. \`requestId\` works once, \`traceId\` is the same for all calls of a page view, \`td\` is the caller's time zone (IANA), \`reqTime\` the time in unix milliseconds, at most five minutes off, \`token\` that of the session, or an empty string.

\`sign\` is the MD5, as lower-case hex, of all other fields: sorted by name, written \`name=value\` and joined with \`&\`, objects as JSON in the order in which they are sent. It protects nothing by itself. A vector to check an implementation by:

${block('json', JSON.stringify(vector, null, 2))}

${block('text', signatureText(vector))}

${block('text', `sign = ${signEnvelope(vector, md5).sign}`)}

| header | values | meaning |
| --- | --- | --- |
| \`access-token\` | as \`token\` | the session token; main and car API |
| \`lang\` | \`en\` (default), \`ge\` | language of texts in the answer |
| \`currency\` | \`usd\` (default), \`gel\` | currency of amounts in the answer |

## Answers

${block('ts', typeText(jsonSchemaOf(answer, 'output')))}

The status is 200, also where a call is refused: then \`success\` is false, \`result\` is null and \`errors\` gives the reason in both languages; nothing has changed. Other statuses are for the transport: 404 no such address, 413 body too large, 429 too many requests and 503 overloaded (both with \`retry-after\` in seconds), 500 a failure of the service. Answers are never cached.

Amounts are in the currency asked for, unknown values are null, ids are strings, pages start at 1.

## Error codes

${table(['code', 'meaning'], codeRows(codeMeanings))}

Every call may give 0000001 to 0000003, 0000005, 0000006 and 0000009; what else a call refuses is listed with it.

## Hosts

\`main\` is host A, \`car\` host B, \`tracking\` the tracking host; all three are the site's own origin unless \`HOST_A\`, \`HOST_B\` and \`HOST_TRACKING\` say otherwise. \`auction\` and \`autocar\` in paths are the values of \`AUCTION_NAME\` and \`PRODUCT_NAME\`.

## Limits

- A body has at most 64 KB and arrives within 15 s.
- An address may make \`RATE_LIMIT\` requests a minute (1200 unless set), a quarter of them from one client or session.
- Calls that cost a mail, a draw or an attempt to sign in have limits of their own below that.
- A user may have ${String(userLimits.pending)} unfinished uploads at a time, and upload ${String(userLimits.uploads)} files or ${String(userLimits.bytes / 1024 / 1024)} MB a day, each file at most ${String(uploadMaxBytes / 1024)} KB.

## Uploads

1. \`uploadPermission\` answers an address.
2. The browser sends the file itself there, by PUT and with the headers given. The address works once, for 15 minutes, for exactly this type and length.
3. \`uploadFinish\` looks at what has arrived, and answers where it is read.

Objects of the buckets \`images\` and \`assets\` are read by \`GET /uploads/<bucket>/<key>\` or where \`S3_PUBLIC_URL\` says, others by signed address only.
`;

const parameterTable = ({ call }: NamedCall): string => {
  const rows = parameterRows(jsonSchemaOf(call.parameter, 'input'));
  return rows.length === 0
    ? 'No parameters.'
    : table(
        ['parameter', 'type', 'required', 'limits'],
        rows.map(({ name, type, required, limits }) => [`\`${name}\``, `\`${type}\``, required ? 'yes' : 'no', limits]),
      );
};

const exampleBlock = (example: DocumentedExample | undefined): string =>
  example === undefined
    ? ''
    : `\n<!-- example -->\n${block('json', JSON.stringify(example.parameter, null, 2))}\n\n${block('json', JSON.stringify(example.result, null, 2))}\n<!-- /example -->\n`;

const section = (parts: DocsParts, each: NamedCall): string => {
  const { name, call } = each;
  const refusals = parts.refusalsOf(name).map(({ code, message }) => `- \`${code}\` ${message}`);
  return `### ${name}

\`POST ${pathOf(call)}\` on host \`${call.host}\`

${parts.docstrings[name] ?? ''}

${parameterTable(each)}

${block('ts', typeText(jsonSchemaOf(call.result, 'output')))}
${refusals.length === 0 ? '' : `\nRefused with\n\n${refusals.join('\n')}\n`}${exampleBlock(parts.examples?.get(name))}`;
};

const overview = (calls: readonly NamedCall[]): string =>
  table(
    ['path', 'host', 'call'],
    calls.map(({ name, call }) => [`\`${pathOf(call)}\``, call.host, `[${name}](#${name.toLowerCase()})`]),
  );

const byPath = (): NamedCall[] => contractCalls.toSorted((a, b) => (pathOf(a.call) < pathOf(b.call) ? -1 : 1));

/** The documentation of the API as Markdown: what holds for every call, and each call by its path. */
export const makeDocs = (parts: DocsParts): string => {
  const calls = byPath();
  return `${introduction(parts)}
## Calls

Each with its payload, the shape of its result, and an example made on demo data: payload and result, lists cut to their first item, long texts shortened.

${overview(calls)}

${calls.map((each) => section(parts, each)).join('\n')}`;
};

/** A document without its examples, to be compared with one that never had any. */
export const withoutExamples = (document: string): string =>
  document.replace(/\n<!-- example -->[\s\S]*?<!-- \/example -->\n/g, '');

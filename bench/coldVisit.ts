import { launchChromium, bytesOf, firstVisit } from '../e2e/support/browser';

interface Visited {
  readonly path: string;
  readonly kind: string;
  /** Milliseconds after the request of the page. */
  readonly started: number;
  readonly startedBy: string;
  bytes: number;
}

const address = process.argv[2] ?? 'http://127.0.0.1:4300/home';

const kindOf = (path: string, type: string): string => {
  if (type === 'Document') return 'html';
  if (path.startsWith('/remotes/')) return `script of ${path.split('/')[2] ?? ''}`;
  return type === 'Script' ? 'script of shell' : type.toLowerCase();
};

const browser = await launchChromium({ isWhole: true });
const page = await browser.newPage();
await page.setViewport({ width: 1440, height: 900 });
const session = await page.createCDPSession();
await session.send('Network.enable');
const visited = new Map<string, Visited>();
let first = 0;

session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other', initiator }) => {
  if (first === 0) first = timestamp;
  const path = new URL(request.url).pathname;
  const startedBy = initiator.type === 'parser' ? 'html' : (initiator.url?.split('/').at(-1) ?? initiator.type);
  visited.set(requestId, {
    path,
    kind: kindOf(path, type),
    started: Math.round((timestamp - first) * 1000),
    startedBy,
    bytes: 0,
  });
});
session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
  const found = visited.get(requestId);
  if (found) found.bytes = encodedDataLength;
});

const { waitedFor, hydrationStart } = await firstVisit(page, address);
await browser.close();

const line = (...cells: (string | number)[]): void => void process.stdout.write(`${cells.map(String).join('  ')}\n`);
line(`First visit to ${address}, encoded bytes (headers included), 1440 × 900`);
for (const { started, bytes, kind, path, startedBy } of visited.values()) {
  line(`${started} ms`.padStart(8), String(bytes).padStart(8), kind.padEnd(24), `by ${startedBy}`.padEnd(30), path);
}
const kinds = [...new Set([...visited.values()].map(({ kind }) => kind))].toSorted();
line('');
for (const kind of kinds) {
  const own = [...visited.values()].filter((one) => one.kind === kind);
  line(
    kind.padEnd(26),
    `${own.length} requests`.padStart(12),
    String(own.reduce((sum, { bytes }) => sum + bytes, 0)).padStart(9),
    'bytes',
  );
}
line('');
line(
  `scripts that the page waits for (hydrated at ${hydrationStart} ms), without headers:`,
  bytesOf(waitedFor),
  'bytes in',
  waitedFor.length,
  'files',
);

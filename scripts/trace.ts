import { commandWords } from '../registry/bin/commandWords';
import { runCli } from '../registry/bin/cli';
import { explainSlowest } from './trace/explainPage';
import { startReceiver } from './trace/receiver';

// npm run trace: shows where the time of the slowest page of a running site goes.

/** The port of OTLP over HTTP. */
const PORT = 4318;

/** Pages of the sitemap, one of each kind. */
const pagesOf = async (origin: string): Promise<string[]> => {
  const response = URL.canParse(origin) && (await fetch(`${origin}/sitemap.xml`).catch(() => null));
  if (!response) throw new Error(`no site answers at ${origin}: start one by npm start, or give its address`);
  const sitemap = await response.text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const kinds = new Map(paths.map((path) => [path.split('/').slice(0, 2).join('/'), path]));
  return [...kinds.values()].map((path) => origin + path);
};

await runCli(async () => {
  const [origin = 'http://localhost:4300', ...paths] = commandWords(
    'npm run trace -- [http://localhost:4300 [/path…]]',
  ).words;
  const receiver = await startReceiver(PORT);
  try {
    const pages = paths.length > 0 ? paths.map((path) => origin + path) : await pagesOf(origin);
    console.log(`Opening ${pages.length} pages of ${origin}. Their spans arrive within five seconds.`);
    const { address, ms, lines } = await explainSlowest(receiver, pages);
    return [`The slowest was ${address} with ${Math.round(ms)} ms:`, ...lines, ''].join('\n');
  } finally {
    await receiver.stop();
  }
});

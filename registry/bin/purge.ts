import { EVERY_PAGE } from '../src/index';
import { createPurge } from '../src/cdn';
import { PublishRefused } from '../src/refused';
import { commandWords } from './commandWords';
import { runCli } from './cli';

// `npm run purge -- car-100001 remote-ranking` removes the pages with these tags from the CDN, or all pages without a tag.
await runCli(async () => {
  const { words: tags } = commandWords('npm run purge -- car-100001 remote-ranking');
  const purge = createPurge(process.env, (line) => {
    throw new PublishRefused(line);
  });
  if (!purge) throw new PublishRefused('nothing is purged: set CDN to fastly or cloudflare');
  const purged = tags.length > 0 ? tags : [EVERY_PAGE];
  await purge(purged);
  return `purged: ${purged.join(' ')}\n`;
});

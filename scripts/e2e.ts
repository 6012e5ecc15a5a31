import { startSites } from './testRun/endToEnd';
import { timed } from './testRun/part';
import { specFiles } from './testRun/specs';
import { summaryOf } from './testRun/summary';

// `npm run e2e [-- name]`: runs the end-to-end tests whose file name matches, or all.
const part = await timed('end to end', async () => {
  const files = specFiles(process.argv.slice(2));
  if (files.length === 0) throw new Error('no file of e2e/specs matches');
  const sites = await startSites({ files }, (line) => process.stdout.write(`  ${line}\n`));
  try {
    return await sites.run();
  } finally {
    await sites.stop();
  }
});
const { lines, failed } = summaryOf([part], part.seconds);
process.stdout.write(`${lines.join('\n')}\n`);
process.exit(failed > 0 ? 1 : 0);

import { startSites } from './testRun/endToEnd';
import { timed } from './testRun/part';
import { specFiles } from './testRun/specs';
import { summaryOf } from './testRun/summary';

// `npm run e2e [-- name]`: the end-to-end tests alone, all or those whose file name matches.
const part = await timed('end to end', async () => {
  const files = specFiles(process.argv.slice(2));
  if (files.length === 0) throw new Error('no file of e2e/specs is named so');
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

import { startTestSite } from '../e2e/testSite';
import { runSpecs } from './testRun/endToEnd';
import { timed } from './testRun/part';
import { summaryOf } from './testRun/summary';

// `npm run e2e [-- name]`: the end-to-end tests alone, all or those whose file name matches.
const part = await timed('end to end', async () => {
  const site = await startTestSite((line) => process.stdout.write(`  ${line}\n`));
  try {
    return await runSpecs(site.setting, { words: process.argv.slice(2) });
  } finally {
    await site.stop();
  }
});
const { lines, failed } = summaryOf([part], part.seconds);
process.stdout.write(`${lines.join('\n')}\n`);
process.exit(failed > 0 ? 1 : 0);

import { startSites } from './testRun/endToEnd';
import { runPart } from './testRun/part';
import { CLUSTER_OPTION, specFiles } from './testRun/specs';
import { summaryOf } from './testRun/summary';

// `npm run e2e [-- name]`: runs the end-to-end tests whose file name matches, or all. With `--cluster`: against a cluster.
const words = process.argv.slice(2);
const part = await runPart('end to end', async () => {
  const files = specFiles(words);
  if (files.length === 0) throw new Error('no file of e2e/specs matches');
  const sites = await startSites({ files, isOnCluster: words.includes(CLUSTER_OPTION) }, (line) =>
    process.stdout.write(`  ${line}\n`),
  );
  try {
    return await sites.run();
  } finally {
    await sites.stop();
  }
});
const { lines, failed } = summaryOf([part], part.seconds);
process.stdout.write(`${lines.join('\n')}\n`);
process.exit(failed > 0 ? 1 : 0);

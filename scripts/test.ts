import type { Part } from './testRun/part';
import { summaryOf } from './testRun/summary';
import { runChanged } from './testRun/runChanged';
import { runEverything } from './testRun/runEverything';

// `npm test`: runs everything. `npm test -- --changed[=REV]`: runs what the files changed since a revision can affect. A check counts
// as one test. The last line is `N passed, N failed`, which CI reads.

/** The start of the command. Its time includes installing packages in `bootstrap.mjs`. */
const startedAt = Number(process.env['CARAVAN_BEGAN'] ?? Date.now());
const installed = Date.now();

const words = process.argv.slice(2);
const changed = /^--changed(?:=(.+))?$/.exec(words[0] ?? '');
if (words.length > (changed ? 1 : 0)) {
  process.stderr.write(
    `npm test does not know ${words.join(' ')}: it takes --changed, --changed=<revision> or nothing\n`,
  );
  process.exit(1);
}
const parts: readonly Part[] = changed ? await runChanged(changed[1] ?? 'HEAD') : await runEverything();

const install: Part = { name: 'packages', passed: 0, failed: 0, seconds: (installed - startedAt) / 1000 };
const { lines, failed } = summaryOf([install, ...parts], (Date.now() - startedAt) / 1000);
process.stdout.write(`\n${lines.join('\n')}\n`);
process.exit(failed > 0 ? 1 : 0);

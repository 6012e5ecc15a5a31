import { resolve } from 'node:path';
import { checkBundledModuleAddress } from './bundledModuleAddress';
import { checkFileNames } from './fileNames';
import { checkLocaleFiles } from './localeFiles';
import { checkPackages } from './packages';
import { checkRawStyles } from './rawStyles';
import { checkRetiredTerms } from './retiredTerms';
import { checkSharedNames } from './sharedNames';
import { readSourceFiles } from './sourceFiles';
import { checkUntranslatedTexts } from './untranslatedTexts';

// node --import tsx scripts/checks/run.ts [root] [path…]: runs the checks. With paths, prints only findings in these files and folders.
const [root = '.', ...paths] = process.argv.slice(2);
const isIn = (path: string): boolean => paths.some((each) => path === each || path.startsWith(`${each}/`));
// A remote depends on code of other workspaces only by the shared libraries.
const isOfRemotes = paths.length > 0 && paths.every((path) => path.startsWith('mf-'));
const isRead = (path: string): boolean =>
  !isOfRemotes || isIn(path) || path.startsWith('shared/lib/') || !/\.(?:tsx?|mjs|cjs)$/.test(path);
const files = readSourceFiles(resolve(root)).filter(({ path }) => isRead(path));
if (files.length === 0) {
  console.error(`no source files below ${resolve(root)}`);
  process.exit(1);
}

const checks = [
  checkRawStyles,
  checkUntranslatedTexts,
  checkLocaleFiles,
  checkRetiredTerms,
  checkFileNames,
  checkBundledModuleAddress,
  checkSharedNames,
  checkPackages,
];
const findings = checks
  .flatMap((check) => check(files))
  .filter(({ file }) => paths.length === 0 || isIn(file))
  .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

for (const { file, line, message } of findings) {
  console.error(`${file}:${line}: ${message}`);
}
console.log(`${checks.length} checks over ${files.length} files: ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;

import type { Check, Finding, SourceFile } from './finding';
import { isTestCode } from './sourceFiles';
import { lineOf, parseTree, visitTree } from './syntaxTree';

// Run by Node from where they stand. All other code is bundled: webpack writes the build machine's path into it.
const isRunInPlace = (path: string): boolean =>
  /^(?:api|demo|registry|scripts|e2e|bench|shell\/server|shared\/build)\//.test(path) ||
  /(?:^|\/)[\w.-]+\.config\.ts$/.test(path) ||
  isTestCode(path);

const checkFile = (file: SourceFile): Finding[] => {
  const findings: Finding[] = [];
  visitTree(parseTree(file), (node) => {
    if (node.type === 'MetaProperty' && node['kind'] === 'import.meta') {
      const message = 'import.meta in bundled code: pass the address in from outside';
      findings.push({ file: file.path, line: lineOf(node, file.text), message });
    }
    return true;
  });
  return findings;
};

/** `import.meta` where a bundler would freeze it. */
export const checkBundledModuleAddress: Check = (files) =>
  files.filter(({ path }) => /\.tsx?$/.test(path) && path.includes('/') && !isRunInPlace(path)).flatMap(checkFile);

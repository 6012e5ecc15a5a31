import { findingAt, isTestCode, parse, type Check } from './sourceFiles';

/** Matches files that Node runs unbundled. */
const isRunInPlace = (path: string): boolean =>
  /^(?:api|demo|registry|scripts|e2e|bench|shell\/server|shared\/build)\//.test(path) ||
  /(?:^|\/)[\w.-]+\.config\.ts$/.test(path) ||
  isTestCode(path);

/** Finds `import.meta` in bundled code: webpack replaces it by a path of the build machine. */
export const checkBundledModuleAddress: Check = (files) =>
  files
    .filter(({ path }) => /\.tsx?$/.test(path) && path.includes('/') && !isRunInPlace(path))
    .flatMap((file) =>
      parse(file).module.importMetas.map(({ start }) =>
        findingAt(file, start, 'import.meta in bundled code: pass the address in from outside'),
      ),
    );

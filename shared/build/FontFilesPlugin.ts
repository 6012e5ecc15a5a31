import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { fontFiles } from '../theme/fonts';

/** Writes the fonts into the folder `fonts` of the build, named by their content. */
export class FontFilesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FontFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FontFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const { file, path } of fontFiles('ge')) {
            const bytes = readFileSync(join(import.meta.dirname, '..', path));
            const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
            compilation.emitAsset(`fonts/${file.replace('.woff2', `.${hash}.woff2`)}`, new sources.RawSource(bytes));
          }
        },
      );
    });
  }
}

import type { Compiler } from 'webpack';

/**
 * Writes `chunks.json` beside the build: the script files of every named chunk group, in the order webpack loads them.
 * It runs last, when file names hold the hash of their final content.
 */
export class ChunkFilesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ChunkFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const groups = [...compilation.namedChunkGroups].map(([name, group]) => [
            name,
            group.getFiles().filter((file) => /(?<!\.hot-update)\.m?js$/.test(file)),
          ]);
          compilation.emitAsset(
            'chunks.json',
            new sources.RawSource(JSON.stringify(Object.fromEntries(groups), null, 1)),
          );
        },
      );
    });
  }
}

import type { Compilation, Compiler } from 'webpack';
import type { BuildRecord } from '../contracts/registry';

/** Writes `built.json` beside the folder of the build. An error of `record` fails the build. */
export class BuildRecordPlugin {
  readonly #record: (compilation: Compilation) => BuildRecord;

  constructor(record: (compilation: Compilation) => BuildRecord) {
    this.#record = record;
  }

  apply(compiler: Compiler): void {
    const { Compilation: Stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildRecordPlugin', (compilation) => {
      let record: BuildRecord | undefined;
      // Before modules are concatenated and lose the path of their package.
      compilation.hooks.afterOptimizeDependencies.tap('BuildRecordPlugin', () => {
        record = this.#record(compilation);
      });
      compilation.hooks.processAssets.tap(
        { name: 'BuildRecordPlugin', stage: Stages.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          compilation.emitAsset('../built.json', new sources.RawSource(JSON.stringify(record, null, 1)));
        },
      );
    });
  }
}

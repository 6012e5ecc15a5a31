import { remoteConfig } from '@caravan/shared/build';
import { federation } from './federation';

/** Repeats shared code in the chunks of the dashboard. Extracting it would add files to the pages of visitors. */
const splitChunks = {
  chunks: (chunk: { readonly name?: string | null | undefined; readonly canBeInitial: () => boolean }) =>
    !chunk.canBeInitial() && !/dashboard/.test(chunk.name ?? ''),
};

export default remoteConfig(import.meta.dirname, federation).map((config) =>
  config.name?.endsWith('browser') ? { ...config, optimization: { splitChunks } } : config,
);

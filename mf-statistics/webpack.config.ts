import { remoteConfig } from '@caravan/shared/build';
import { federation } from './federation';

/** The admin's dashboard keeps to its own files: what it has in common with other pages is not taken out of theirs for its sake. */
const splitChunks = {
  chunks: (chunk: { readonly name?: string | null | undefined; readonly canBeInitial: () => boolean }) =>
    !chunk.canBeInitial() && !/dashboard/.test(chunk.name ?? ''),
};

export default remoteConfig(import.meta.dirname, federation).map((config) =>
  config.name?.endsWith('browser') ? { ...config, optimization: { splitChunks } } : config,
);

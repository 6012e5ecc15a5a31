import type { PublishedFile, RegistryDocument, RemoteDescriptor } from '@caravan/shared/contracts';
import { versionsIn } from '../builds';
import { browserFolder, SHELL_FOLDER } from './keys';

/** The browser files of one version of a remote or of the shell, which are in a folder of the object store. */
export interface BrowserFiles {
  readonly folder: string;
  readonly version: string;
  readonly files: Readonly<Record<string, PublishedFile>>;
}

export const browserFilesOf = ({ federation, version, files }: RemoteDescriptor): BrowserFiles => ({
  folder: browserFolder(federation.name),
  version,
  files,
});

/** Returns the files of the shells that a document names. */
export const shellFilesIn = ({ shells }: Pick<RegistryDocument, 'shells'>): readonly BrowserFiles[] =>
  Object.entries(shells).map(([version, { files }]) => ({ folder: SHELL_FOLDER, version, files }));

/** Returns the files of all versions that a document names. */
export const browserFilesIn = (document: RegistryDocument): readonly BrowserFiles[] => [
  ...versionsIn(document).map(browserFilesOf),
  ...shellFilesIn(document),
];

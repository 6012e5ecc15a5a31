import { join } from 'node:path';
import { CONTRACT_VERSION } from '@caravan/shared/contracts';
import { fontFiles } from '@caravan/shared/theme';
import { writeRecord, writeTree } from '@caravan/registry/testing';

/** The record of a build with the contract of this shell and no shared library. */
export const record = { contract: CONTRACT_VERSION, shared: {} };

const chunks = {
  shell: ['react.1.js', 'shell.1.js'],
  framed: ['framed.1.js'],
  'text-en': ['text-en.1.js'],
  'text-ge': ['text-ge.1.js'],
};

/** Writes a build of the shell into `dist`. */
export const writeShellBuild = (dist: string): void => {
  writeTree(join(dist, 'browser'), {
    'chunks.json': JSON.stringify(chunks),
    ...Object.fromEntries(Object.values(chunks).map((files) => [files[0] ?? '', `// ${files[0]}`])),
    'shell.1.js': 'export const shell = 1;\n'.repeat(100),
    ...Object.fromEntries(
      fontFiles('ge').map(({ file }) => [`fonts/${file.replace('.woff2', '.1.woff2')}`, `font ${file}`]),
    ),
  });
  writeTree(dist, {
    'tag/chunks.json': JSON.stringify({ element: ['element.1.js'], partnerEntry: ['partnerEntry.1.js'] }),
    'tag/element.1.js': 'export const known = CARAVAN_SETTINGS;\n',
    'tag/partnerEntry.1.js': '// entries',
    'embed/chunks.json': JSON.stringify({ caravan: ['embed.1.js'] }),
    'embed/embed.1.js': '// the container',
  });
  writeRecord(dist, record);
};

import { join } from 'node:path';
import { root } from '../../scripts/workspaces';

/** Where the build of all sections as one lies. */
export const bundleFolder = join(root, 'bench/dist/bundle');

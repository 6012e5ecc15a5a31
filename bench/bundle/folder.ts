import { join } from 'node:path';
import { root } from '../../scripts/workspaces';

/** The folder of the one bundle. */
export const bundleFolder = join(root, 'bench/dist/bundle');

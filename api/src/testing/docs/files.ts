import { join } from 'node:path';
import { sourceFolder } from '../../paths';

export const descriptionsFile = join(sourceFolder, 'docs', 'descriptions.json');
export const documentFile = join(sourceFolder, '..', '..', 'docs', 'api.md');

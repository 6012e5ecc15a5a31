import { join } from 'node:path';
import { sourceFolder } from '../../config/paths';

export const descriptionsFile = join(sourceFolder, 'docs', 'descriptions.json');
export const documentFile = join(sourceFolder, '..', '..', 'docs', 'api.md');

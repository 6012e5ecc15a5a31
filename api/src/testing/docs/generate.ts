import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolder } from '../../config/paths';
import { readDocstrings } from './docstrings';

// `npm run descriptions -w api` writes the descriptions of calls for the OpenAPI document, from the contracts' docstrings.
writeFileSync(join(sourceFolder, 'docs', 'descriptions.json'), `${JSON.stringify(readDocstrings(), null, 2)}\n`);

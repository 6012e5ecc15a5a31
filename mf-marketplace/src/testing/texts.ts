import { join } from 'node:path';
import { readTexts } from '@caravan/shared/testing';

/** All texts of this remote. */
export const texts = readTexts(join(import.meta.dirname, '..'));

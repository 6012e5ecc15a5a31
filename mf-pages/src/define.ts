import { pagesOf, staticPagesOf } from '@caravan/shared/page';
import type { federation } from '../federation';

// Functions that define the parts of this remote, typed by its declaration.
export const defineStaticPage = staticPagesOf<typeof federation>();
export const definePage = pagesOf<typeof federation>();

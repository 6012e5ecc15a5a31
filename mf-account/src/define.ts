import { pagesOf, staticPagesOf, widgetsOf } from '@caravan/shared/page';
import type { federation } from '../federation';

// Functions that define the parts of this remote, typed by its declaration.
export const definePage = pagesOf<typeof federation>();
export const defineStaticPage = staticPagesOf<typeof federation>();
export const defineWidget = widgetsOf<typeof federation>();

import { pagesOf, staticPagesOf, widgetsOf } from '@caravan/shared/page';
import type { federation } from '../federation';

// Creates this remote's pages and widgets, typed by its declaration.
export const definePage = pagesOf<typeof federation>();
export const defineStaticPage = staticPagesOf<typeof federation>();
export const defineWidget = widgetsOf<typeof federation>();

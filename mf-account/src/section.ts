import { pagesOf, staticPagesOf, widgetsOf } from '@caravan/shared/page';
import type { federation } from '../federation';

// What makes the parts of this section, typed by its declaration.
export const definePage = pagesOf<typeof federation>();
export const defineStaticPage = staticPagesOf<typeof federation>();
export const defineWidget = widgetsOf<typeof federation>();

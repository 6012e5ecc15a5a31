import { pagesOf } from '@caravan/shared/page';
import type { federation } from '../federation';

/** Creates this remote's pages, typed by its declaration. */
export const definePage = pagesOf<typeof federation>();

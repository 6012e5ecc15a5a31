import { pagesOf, subjectPagesOf } from '@caravan/shared/page';
import type { federation } from '../federation';

// Functions that define the parts of this remote, typed by its declaration.
export const definePage = pagesOf<typeof federation>();
export const defineSubjectPage = subjectPagesOf<typeof federation>('marketplace');

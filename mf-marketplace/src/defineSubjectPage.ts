import { subjectPagesOf } from '@caravan/shared/page';
import type { federation } from '../federation';
import { PageColumn } from './components/PageColumn';

/** Creates this remote's pages of one item. Apart from `define.ts`, so that other pages do not load their states. */
export const defineSubjectPage = subjectPagesOf<typeof federation>('marketplace', PageColumn);

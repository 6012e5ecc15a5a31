import { createRemoteApi } from '@caravan/shared/store';

/** Empty: what calls a page makes, it brings along. */
export const pagesApi = createRemoteApi('pages', () => ({}));

import { useEffect } from 'react';
import type { SiteSession } from '@caravan/shared/site';

/** Updates the attribute `data-session`, which says whether a user is signed in. `headScript` sets it before the first paint. */
export const useSessionMark = (status: SiteSession['status']): void =>
  useEffect(() => {
    if (status === 'unknown') return;
    if (status === 'in') document.documentElement.dataset['session'] = '';
    else delete document.documentElement.dataset['session'];
  }, [status]);

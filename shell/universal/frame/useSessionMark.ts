import { useEffect } from 'react';
import type { SiteSession } from '@caravan/shared/site';

/** Keeps the mark in step that the server's page sets before it is drawn (`headScript`): whether somebody is signed in. */
export const useSessionMark = (status: SiteSession['status']): void =>
  useEffect(() => {
    if (status === 'unknown') return;
    if (status === 'in') document.documentElement.dataset['session'] = '';
    else delete document.documentElement.dataset['session'];
  }, [status]);

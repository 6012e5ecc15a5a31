import { useEffect, useRef } from 'react';
import type { PageViewType } from '../contracts/calls';
import type { TrackExtra } from '../site';
import { useLatest } from './useLatest';
import { useTrack } from './useTrack';

/**
 * Notes a page view, once for each different `extra` that the page is opened with; null waits until there is one. A page
 * that the browser kept whole and shows again on the way back is opened once more.
 */
export const usePageView = (type: PageViewType, extra: TrackExtra | null = {}): void => {
  const track = useTrack();
  const latest = useLatest(extra);
  const noted = useRef<string | null>(null);
  const key = JSON.stringify(extra);
  useEffect(() => {
    if (latest.current === null || noted.current === key) return;
    noted.current = key;
    track(type, latest.current);
  }, [track, type, key, latest]);
  useEffect(() => {
    const handleReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && latest.current !== null) track(type, latest.current);
    };
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, [track, type, latest]);
};

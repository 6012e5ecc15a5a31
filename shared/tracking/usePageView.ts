import { useEffect, useRef } from 'react';
import type { PageViewType } from '../contracts/calls';
import type { TrackExtra } from '../site';
import { useLatest } from './useLatest';
import { useTrack } from './useTrack';

/**
 * Records a page view, once for each `extra`. Null waits. A page that the browser restores from its back-forward cache
 * counts again.
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

import { useEffect, useRef, useState } from 'react';
import type { PageViewType } from '../contracts/calls';
import type { TrackExtra } from '../site';
import { useLatest } from './useLatest';
import { useReturn } from './useReturn';
import { useTrack } from './useTrack';

/**
 * Records a page view, once for each `extra`. Null waits. Counts again if the visitor returns to a page that stayed mounted, or
 * to one that the browser restores from its back-forward cache.
 */
export const usePageView = (type: PageViewType, extra: TrackExtra | null = {}): void => {
  const track = useTrack();
  const latest = useLatest(extra);
  const recordedKey = useRef<string | null>(null);
  const [returnCount, setReturnCount] = useState(0);
  useReturn(() => setReturnCount((count) => count + 1));
  const key = JSON.stringify([returnCount, extra]);
  useEffect(
    () => () => {
      recordedKey.current = null;
    },
    [],
  );
  useEffect(() => {
    if (latest.current === null || recordedKey.current === key) return;
    recordedKey.current = key;
    track(type, latest.current);
  }, [track, type, key, latest]);
};

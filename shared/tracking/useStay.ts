import { useEffect } from 'react';
import type { StayType } from '../contracts/calls';
import type { TrackExtra } from '../site';
import { useLatest } from './useLatest';
import { useTrack } from './useTrack';

const inSeconds = (ms: number): number => Math.round(ms / 1000);

/**
 * Records how long the page was visible: one event for each stretch. It ends when the tab is hidden or closed, or
 * another page (another `extra`) opens. `inTime` and `outTime` are Unix seconds, `stayTime` is their difference.
 */
export const useStay = (type: StayType, extra: TrackExtra = {}): void => {
  const track = useTrack();
  const latest = useLatest(extra);
  const key = JSON.stringify(extra);
  useEffect(() => {
    const eventExtra = latest.current;
    let stretch: { readonly inTime: number; readonly address: string } | null = null;
    const begin = (): void => {
      // Stored now: when a link leaves the page, the address is already that of the next page.
      stretch ??= { inTime: inSeconds(Date.now()), address: window.location.href };
    };
    const end = (): void => {
      if (!stretch) return;
      const { inTime, address } = stretch;
      const outTime = inSeconds(Date.now());
      stretch = null;
      track(type, { ...eventExtra, inTime, outTime, stayTime: outTime - inTime }, address);
    };
    const handleVisibility = (): void => (document.visibilityState === 'visible' ? begin() : end());
    handleVisibility();
    document.addEventListener('visibilitychange', handleVisibility);
    // A page can enter the back-forward cache without its tab being hidden.
    window.addEventListener('pagehide', end);
    window.addEventListener('pageshow', handleVisibility);
    return () => {
      end();
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', end);
      window.removeEventListener('pageshow', handleVisibility);
    };
  }, [track, type, key, latest]);
};

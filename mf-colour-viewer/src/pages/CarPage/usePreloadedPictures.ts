import { useEffect, useRef } from 'react';

/** Preloads pictures. Keeps the elements, so that the browser keeps the pictures in memory while the page is open. */
export const usePreloadedPictures = (sources: readonly string[]): void => {
  const kept = useRef(new Map<string, HTMLImageElement>());
  const list = sources.join('\n');
  useEffect(() => {
    for (const src of list.split('\n')) {
      if (src === '' || kept.current.has(src)) continue;
      const image = new Image();
      image.fetchPriority = 'low';
      image.src = src;
      kept.current.set(src, image);
    }
  }, [list]);
};
